import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('narl-gibbus', () => {
  it('enrages itself as it is played and after it reaps', () => {
    const t = table({ me: { house: 'untamed', hand: ['narl-gibbus'], line: ['narl-gibbus'] }, foe: {} });
    t.me.play('narl-gibbus').reap('narl-gibbus#1');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'narl-gibbus', enraged: true, exhausted: true },
          { id: 'narl-gibbus', enraged: true, exhausted: true },
        ],
      },
    });
  });

  it('has skirmish and splash-attack 3 while it is enraged', () => {
    const t = table({
      me: { house: 'untamed', line: [{ id: 'narl-gibbus', enraged: true }] },
      foe: { line: ['troll', 'bumpsy', 'krump'] },
    });
    t.me.fight('narl-gibbus', 'bumpsy');
    t.expect({
      me: { line: [{ id: 'narl-gibbus', exhausted: true }] },
      foe: {
        line: [
          { id: 'troll', damage: 3 },
          { id: 'bumpsy', damage: 3 },
          { id: 'krump', damage: 3 },
        ],
      },
    });
  });

  it('has neither while it is not', () => {
    const t = table({
      me: { house: 'untamed', line: ['narl-gibbus'] },
      foe: { line: ['troll', 'batdrone', 'krump'] },
    });
    t.me.fight('narl-gibbus', 'batdrone');
    t.expect({
      me: { line: [{ id: 'narl-gibbus', damage: 2, exhausted: true }] },
      foe: { line: ['troll', 'krump'] },
    });
  });
});
