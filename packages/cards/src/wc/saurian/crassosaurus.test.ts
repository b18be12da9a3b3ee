import type { EditionName } from '@vaultsong/engine';
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('crassosaurus', () => {
  const played = (mine: number, theirs: number, edition: EditionName = 'current') => {
    const t = table({
      edition,
      me: { house: 'saurian', aember: mine, hand: ['crassosaurus'] },
      foe: { aember: theirs },
    });
    t.me.play('crassosaurus');
    return t;
  };

  it('captures 10 from both pools, split as its player likes', () => {
    const t = played(8, 7);
    expect(t.options()).toEqual(['2', '3', '4', '5', '6', '7']);
    t.me.choose('4');
    t.expect({ me: { aember: 2, line: [{ id: 'crassosaurus', aember: 10, exhausted: true }] }, foe: { aember: 3 } });
  });

  it('asks nothing where there is no choice', () => {
    const t = played(4, 6);
    t.expect({ me: { aember: 0, line: [{ id: 'crassosaurus', aember: 10, exhausted: true }] }, foe: { aember: 0 } });
  });

  it('may take all of it from one pool', () => {
    const t = played(0, 12);
    t.expect({ me: { aember: 0, line: [{ id: 'crassosaurus', aember: 10, exhausted: true }] }, foe: { aember: 2 } });
  });

  it('takes all there is and is purged where that is less than 10: the æmber goes to the opponent', () => {
    const t = played(3, 6);
    t.expect({ me: { aember: 0, line: [], purged: ['crassosaurus'] }, foe: { aember: 9 } });
  });

  it('is purged where there is nothing', () => {
    const t = played(0, 0);
    t.expect({ me: { aember: 0, line: [], purged: ['crassosaurus'] }, foe: { aember: 0 } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling crassosaurus/split: the player splits the 10 as they like where there is more than enough (%s)',
    (edition) => {
      const t = played(10, 10, edition);
      expect(t.options()).toHaveLength(11);
      t.me.choose('0');
      t.expect({ me: { aember: 0, line: [{ id: 'crassosaurus', aember: 10, exhausted: true }] }, foe: { aember: 10 } });
    },
  );
});
