import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('cowfyne', () => {
  it('deals 2 to each neighbor of the creature it fights', () => {
    const t = table({
      me: { house: 'brobnar', line: ['cowfyne'] },
      foe: { line: ['mother', 'tocsin', 'batdrone', 'troll'] },
    });
    t.me.fight('cowfyne', 'tocsin');
    t.expect({
      me: { line: [{ id: 'cowfyne', damage: 3, exhausted: true }] },
      foe: { line: [{ id: 'mother', damage: 2 }, 'troll'] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling cowfyne/elusive: the neighbors are hurt although the creature it attacks is elusive (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'brobnar', line: ['cowfyne'] },
        foe: { line: ['mother', 'urchin', 'valdr'] },
      });
      t.me.fight('cowfyne', 'urchin');
      t.expect({
        me: { line: [{ id: 'cowfyne', exhausted: true }] },
        foe: { line: [{ id: 'mother', damage: 2 }, 'urchin', { id: 'valdr', damage: 2 }] },
      });
    },
  );

  it('does not fight a creature that its damage brought nowhere, and no neighbor of its own', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll', 'cowfyne', 'troll'] },
      foe: { line: ['mother', 'mother'] },
    });
    t.me.fight('cowfyne', 'mother#1');
    t.expect({
      me: { line: ['troll', 'troll'], discard: ['cowfyne'] },
      foe: { line: [{ id: 'mother', damage: 2 }] },
    });
  });
});
