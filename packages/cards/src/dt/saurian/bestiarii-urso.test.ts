import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('bestiarii-urso', () => {
  it('may unstun a creature of either side when it is played', () => {
    const t = table({
      me: { house: 'saurian', hand: ['bestiarii-urso'], line: [{ id: 'bumpsy', stunned: true }] },
      foe: { line: [{ id: 'troll', stunned: true }] },
    });
    t.me.play('bestiarii-urso').yes().choose('bumpsy');
    t.expect({
      me: { line: ['bumpsy', { id: 'bestiarii-urso', exhausted: true }] },
      foe: { line: [{ id: 'troll', stunned: true }] },
    });
    const u = table({
      me: { house: 'saurian', hand: ['bestiarii-urso'], line: [{ id: 'bumpsy', stunned: true }] },
      foe: { line: [{ id: 'troll', stunned: true }] },
    });
    u.me.play('bestiarii-urso').yes().choose('troll');
    u.expect({
      me: {
        line: [
          { id: 'bumpsy', stunned: true },
          { id: 'bestiarii-urso', exhausted: true },
        ],
      },
      foe: { line: ['troll'] },
    });
  });

  it('may do so after it reaped, and not after a fight', () => {
    const t = table({
      me: { house: 'saurian', line: ['bestiarii-urso', 'bestiarii-urso', { id: 'bumpsy', stunned: true }] },
      foe: { line: ['dust-imp'] },
    });
    t.me.fight('bestiarii-urso', 'dust-imp');
    t.expect({
      me: {
        line: [{ id: 'bestiarii-urso', damage: 1, exhausted: true }, 'bestiarii-urso', { id: 'bumpsy', stunned: true }],
      },
      foe: { line: [] },
    });
    t.me.reap('bestiarii-urso#2').yes().choose('bumpsy');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'bestiarii-urso', damage: 1, exhausted: true },
          { id: 'bestiarii-urso', exhausted: true },
          'bumpsy',
        ],
      },
      foe: { line: [] },
    });
  });

  it('may decline', () => {
    const t = table({
      me: { house: 'saurian', hand: ['bestiarii-urso'], line: [{ id: 'bumpsy', stunned: true }] },
      foe: {},
    });
    t.me.play('bestiarii-urso').no();
    t.expect({
      me: {
        line: [
          { id: 'bumpsy', stunned: true },
          { id: 'bestiarii-urso', exhausted: true },
        ],
      },
    });
  });
});
