import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('lifting-buddy', () => {
  it('gives itself and another friendly creature two +1 power counters as it is played, fights and reaps', () => {
    const t = table({ me: { house: 'brobnar', hand: ['lifting-buddy'], line: ['troll', 'bumpsy'] } });
    t.me.play('lifting-buddy').choose('bumpsy');
    t.expect({
      me: { line: ['troll', { id: 'bumpsy', power: 2 }, { id: 'lifting-buddy', power: 2, exhausted: true }] },
    });
    const u = table({ me: { house: 'brobnar', line: ['lifting-buddy', 'bumpsy'] } });
    u.me.reap('lifting-buddy');
    u.expect({
      me: {
        aember: 1,
        line: [
          { id: 'lifting-buddy', power: 2, exhausted: true },
          { id: 'bumpsy', power: 2 },
        ],
      },
    });
    const v = table({ me: { house: 'brobnar', line: ['lifting-buddy', 'bumpsy'] }, foe: { line: ['dextre'] } });
    v.me.fight('lifting-buddy', 'dextre');
    v.expect({
      me: {
        line: [
          { id: 'lifting-buddy', power: 2, damage: 3, exhausted: true },
          { id: 'bumpsy', power: 2 },
        ],
      },
      foe: { line: [] },
    });
  });

  it('gives them to itself where it is alone, and to no enemy creature', () => {
    const t = table({ me: { house: 'brobnar', hand: ['lifting-buddy'] }, foe: { line: ['troll'] } });
    t.me.play('lifting-buddy');
    t.expect({ me: { line: [{ id: 'lifting-buddy', power: 2, exhausted: true }] }, foe: { line: ['troll'] } });
  });
});
