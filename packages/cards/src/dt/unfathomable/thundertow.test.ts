import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('thundertow', () => {
  it('exhausts 2 creatures and deals 2 damage to each exhausted creature', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['thundertow'], line: [{ id: 'bumpsy', exhausted: true }, 'krump'] },
      foe: { line: ['troll', 'mother', 'tocsin'] },
    });
    t.me.play('thundertow').choose('troll', 'tocsin');
    t.expect({
      me: { aember: 1, line: [{ id: 'bumpsy', exhausted: true, damage: 2 }, 'krump'] },
      foe: {
        line: [{ id: 'troll', exhausted: true, damage: 2 }, 'mother', { id: 'tocsin', exhausted: true, damage: 2 }],
      },
    });
  });

  it('must take friendly ones where there are no others', () => {
    const t = table({ me: { house: 'unfathomable', hand: ['thundertow'], line: ['krump'] }, foe: { line: ['troll'] } });
    t.me.play('thundertow');
    t.expect({
      me: { line: [{ id: 'krump', exhausted: true, damage: 2 }] },
      foe: { line: [{ id: 'troll', exhausted: true, damage: 2 }] },
    });
  });

  it('may choose those that are exhausted already, so that no other is hurt', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['thundertow'], line: ['krump'] },
      foe: {
        line: [
          { id: 'troll', exhausted: true },
          { id: 'pit-demon', exhausted: true },
        ],
      },
    });
    t.me.play('thundertow').choose('troll', 'pit-demon');
    t.expect({
      me: { line: ['krump'] },
      foe: {
        line: [
          { id: 'troll', exhausted: true, damage: 2 },
          { id: 'pit-demon', exhausted: true, damage: 2 },
        ],
      },
    });
  });
});
