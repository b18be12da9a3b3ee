import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('swallow-whole', () => {
  const tide = { highFor: 0 } as const;

  it('cannot be played while the tide is low or neutral', () => {
    for (const other of [{}, { tide: { highFor: 1 } }] as const) {
      const t = table({
        ...other,
        me: { house: 'saurian', hand: ['swallow-whole'] },
        foe: { line: ['troll', 'mother'] },
      });
      t.me.cannot('play', 'swallow-whole', 'needs-unmet');
      t.expect({ me: { hand: ['swallow-whole'] }, foe: { line: ['troll', 'mother'] } });
    }
  });

  it('purges the weaker of two creatures, and the other gets as many +1 power counters as its power was', () => {
    const t = table({
      tide,
      me: { house: 'saurian', hand: ['swallow-whole'], line: ['legatus-raptor', 'bumpsy'] },
      foe: { line: [{ id: 'mother', power: 1, damage: 2 }, 'dust-imp'] },
    });
    t.me.play('swallow-whole').choose('bumpsy', 'mother');
    t.expect({
      me: { line: ['legatus-raptor'], purged: ['bumpsy'] },
      foe: { line: [{ id: 'mother', power: 6, damage: 2 }, 'dust-imp'] },
    });
  });

  it('counts the power that the purged creature had, with its counters', () => {
    const t = table({
      tide,
      me: { house: 'saurian', hand: ['swallow-whole'], line: ['legatus-raptor'] },
      foe: { line: [{ id: 'dust-imp', power: 1 }, 'troll'] },
    });
    t.me.play('swallow-whole').choose('legatus-raptor', 'dust-imp');
    t.expect({
      me: { line: [{ id: 'legatus-raptor', power: 3 }] },
      foe: { aember: 0, line: ['troll'], purged: ['dust-imp'] },
    });
  });

  it('of two with the same power the active player chooses', () => {
    for (const [prey, eater] of [
      ['mother', 'bumpsy'],
      ['bumpsy', 'mother'],
    ] as const) {
      const t = table({ tide, me: { house: 'saurian', hand: ['swallow-whole'] }, foe: { line: ['mother', 'bumpsy'] } });
      t.me.play('swallow-whole').choose(prey);
      t.expect({ foe: { line: [{ id: eater, power: 5 }], purged: [prey] } });
    }
  });

  it('a ward keeps the weaker one in play, and the other gets its counters', () => {
    const t = table({
      tide,
      me: { house: 'saurian', hand: ['swallow-whole'], line: ['legatus-raptor'] },
      foe: { line: [{ id: 'dust-imp', warded: true }] },
    });
    t.me.play('swallow-whole');
    t.expect({ me: { line: [{ id: 'legatus-raptor', power: 2 }] }, foe: { line: ['dust-imp'], purged: [] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling swallow-whole/alone: purges a creature that is alone, and nobody gets counters (%s)',
    (edition) => {
      const t = table({ edition, tide, me: { house: 'saurian', hand: ['swallow-whole'] }, foe: { line: ['troll'] } });
      t.me.play('swallow-whole');
      t.expect({ foe: { line: [], purged: ['troll'] } });
    },
  );
});
