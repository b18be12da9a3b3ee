import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('defense-initiative', () => {
  it('wards a creature, and its neighbors too where it is exalted', () => {
    const t = table({
      me: { house: 'saurian', hand: ['defense-initiative'], line: ['bumpsy', 'troll', 'krump', 'valdr'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('defense-initiative').choose('troll').yes();
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'bumpsy', warded: true },
          { id: 'troll', warded: true, aember: 1 },
          { id: 'krump', warded: true },
          'valdr',
        ],
      },
      foe: { line: ['tocsin'] },
    });
  });

  it('wards only that creature where the exalt is declined', () => {
    const t = table({
      me: { house: 'saurian', hand: ['defense-initiative'], line: ['bumpsy', 'troll'] },
      foe: {},
    });
    t.me.play('defense-initiative').choose('troll').no();
    t.expect({ me: { line: ['bumpsy', { id: 'troll', warded: true }] } });
  });

  it('asks only for the exalt: one that is warded already may be exalted for its neighbors', () => {
    const t = table({
      me: { house: 'saurian', hand: ['defense-initiative'], line: ['bumpsy', { id: 'troll', warded: true }] },
      foe: {},
    });
    t.me.play('defense-initiative').choose('troll').yes();
    t.expect({
      me: {
        line: [
          { id: 'bumpsy', warded: true },
          { id: 'troll', warded: true, aember: 1 },
        ],
      },
    });
  });

  it('may exalt a creature without neighbors, and does nothing without creatures', () => {
    const alone = table({ me: { house: 'saurian', hand: ['defense-initiative'], line: ['troll'] }, foe: {} });
    alone.me.play('defense-initiative').yes();
    alone.expect({ me: { line: [{ id: 'troll', warded: true, aember: 1 }] } });
    const empty = table({ me: { house: 'saurian', hand: ['defense-initiative'] }, foe: {} });
    empty.me.play('defense-initiative');
    empty.expect({ me: { line: [], discard: ['defense-initiative'] } });
  });

  it('ruling defense-initiative/enemy: an enemy creature may be warded and exalted', () => {
    const t = table({
      me: { house: 'saurian', hand: ['defense-initiative'], line: ['troll'] },
      foe: { line: ['tocsin', 'krump'] },
    });
    t.me.play('defense-initiative').choose('krump').yes();
    t.expect({
      me: { line: ['troll'] },
      foe: {
        line: [
          { id: 'tocsin', warded: true },
          { id: 'krump', warded: true, aember: 1 },
        ],
      },
    });
  });
});
