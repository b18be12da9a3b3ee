import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('pain-reaction', () => {
  it('deals 2 to the neighbors of a creature that it destroys', () => {
    const t = table({
      me: { house: 'dis', hand: ['pain-reaction'] },
      foe: { line: ['mother', 'batdrone', 'valdr', 'troll'] },
    });
    t.me.play('pain-reaction').choose('batdrone');
    t.expect({
      me: { aember: 1 },
      foe: { line: [{ id: 'mother', damage: 2 }, { id: 'valdr', damage: 2 }, 'troll'] },
    });
  });

  it('deals 2 to it alone where it survives', () => {
    const t = table({ me: { house: 'dis', hand: ['pain-reaction'] }, foe: { line: ['mother', 'valdr', 'troll'] } });
    t.me.play('pain-reaction').choose('valdr');
    t.expect({ foe: { line: ['mother', { id: 'valdr', damage: 2 }, 'troll'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling pain-reaction/after: the neighbors are hurt only after it left play (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'dis', hand: ['pain-reaction'] },
        foe: { line: ['dust-imp', 'mother', 'valdr'] },
      });
      t.me.play('pain-reaction').choose('dust-imp');
      t.expect({ foe: { aember: 2, line: [{ id: 'mother', damage: 2 }, 'valdr'] } });
      const left = t.events.findIndex((e) => e.type === 'leave' && e.card.name === 'dust-imp');
      const hurt = t.events.findIndex((e) => e.type === 'damage' && e.card.name === 'mother');
      expect(left).toBeGreaterThan(0);
      expect(hurt).toBeGreaterThan(left);
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling pain-reaction/neighbors: those are hurt that stood beside it, and not who comes beside them (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'dis', hand: ['pain-reaction'] },
        foe: { line: ['troll', 'mother', 'batdrone', 'valdr', 'pitlord'] },
      });
      t.me.play('pain-reaction').choose('batdrone');
      t.expect({
        foe: { line: ['troll', { id: 'mother', damage: 2 }, { id: 'valdr', damage: 2 }, 'pitlord'] },
      });
    },
  );

  it('chooses an enemy creature only', () => {
    const t = table({ me: { house: 'dis', hand: ['pain-reaction'], line: ['dust-imp'] }, foe: {} });
    t.me.play('pain-reaction');
    t.expect({ me: { aember: 1, line: ['dust-imp'] } });
  });
});
