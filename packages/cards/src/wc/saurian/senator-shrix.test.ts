import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { myHouses } from '../../testing/houses.ts';

describe('senator-shrix', () => {
  it.each(['play', 'reap'] as const)('may be exalted: %s', (how) => {
    for (const aember of [0, 1]) {
      const t = table({
        me: { house: 'saurian', ...(how === 'play' ? { hand: ['senator-shrix'] } : { line: ['senator-shrix'] }) },
        foe: {},
      });
      t.me[how]('senator-shrix');
      if (aember === 1) t.me.yes();
      else t.me.no();
      t.expect({ me: { line: [{ id: 'senator-shrix', aember, exhausted: true }] } });
    }
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling senator-shrix/must-forge: its æmber counts, and its player splits the payment (%s)',
    (edition) => {
      const t = table({
        edition,
        step: 'forge',
        me: { ...myHouses.saurian, aember: 5, line: [{ id: 'senator-shrix', aember: 2 }] },
        foe: {},
      });
      t.me.choose('senator-shrix').done().house('saurian');
      t.expect({ me: { keys: 1, aember: 0, line: [{ id: 'senator-shrix', aember: 1 }] } });
    },
  );

  it('does not let æmber on other creatures be spent', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.saurian, aember: 5, line: ['senator-shrix', { id: 'bumpsy', aember: 3 }] },
      foe: {},
    });
    t.me.house('saurian');
    t.expect({ me: { keys: 0, aember: 5, line: ['senator-shrix', { id: 'bumpsy', aember: 3 }] } });
  });
});
