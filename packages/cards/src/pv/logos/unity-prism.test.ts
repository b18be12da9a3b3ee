import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('unity-prism', () => {
  const exhausted = (...ids: string[]) => ids.map((id) => ({ id, exhausted: true }));

  it('three more cards of any house can be played this turn', () => {
    const t = table({
      me: { house: 'logos', hand: ['unity-prism', 'troll', 'dust-imp', 'mother', 'batdrone'] },
    });
    t.me.play('unity-prism').play('troll').play('dust-imp', 'right').play('mother', 'right');
    t.me.cannot('play', 'batdrone', 'limit');
    t.expect({ me: { hand: ['batdrone'], line: exhausted('troll', 'dust-imp', 'mother') } });
  });

  it('is alpha, and lasts for the turn', () => {
    const t = table({ me: { house: 'logos', hand: ['batdrone', 'unity-prism'] } });
    t.me.play('batdrone').cannot('play', 'unity-prism', 'alpha');
    const next = table({
      me: { house: 'logos', houses: ['logos', 'dis', 'shadows'], hand: ['unity-prism', 'troll'] },
      foe: { houses: ['brobnar', 'dis', 'shadows'] },
    });
    next.me.play('unity-prism').end();
    next.foe.house('dis').end();
    next.me.house('logos').cannot('play', 'troll', 'wrong-house');
    next.expect({ me: { hand: ['troll', 'unity-prism'] } });
  });

  it('lets cards of other houses be played, not used', () => {
    const t = table({ me: { house: 'logos', hand: ['unity-prism'], line: ['troll'] } });
    t.me.play('unity-prism').cannot('reap', 'troll', 'wrong-house');
    t.expect({ me: { line: ['troll'] } });
  });

  it('Scrap: gains 1 for each house in the revealed hand', () => {
    const t = table({ me: { house: 'logos', hand: ['unity-prism', 'troll', 'punch', 'mother'] } });
    t.me.discard('unity-prism');
    t.expect({ me: { aember: 2, hand: ['troll', 'punch', 'mother'], discard: ['unity-prism'] } });
    const alone = table({ me: { house: 'logos', hand: ['unity-prism'] } });
    alone.me.discard('unity-prism');
    alone.expect({ me: { aember: 0, hand: [] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling unity-prism/first-turn: three more cards after it in the first turn, too (%s)',
    (edition) => {
      const t = table({
        edition,
        turn: 1,
        me: { house: 'logos', hand: ['unity-prism', 'dust-pixie', 'batdrone', 'troll', 'mother'] },
      });
      t.me
        .play('unity-prism')
        .play('dust-pixie')
        .play('batdrone', 'right')
        .play('troll', 'right')
        .cannot('play', 'mother');
      t.expect({ me: { aember: 2, hand: ['mother'], line: exhausted('dust-pixie', 'batdrone', 'troll') } });
    },
  );
});
