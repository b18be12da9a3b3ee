import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('ultra-gravitron', () => {
  const both = ['ultra-gravitron', 'ultra-gravitron2'];
  const used = { id: 'ultra-gravitron', exhausted: true };
  const iconed = { id: 'dust-imp', bonus: ['aember', 'draw'] } as const;

  it('archives the top 5 cards of the deck when it is played with both halves', () => {
    const t = table({
      me: { house: 'logos', hand: both, deck: ['punch', 'fear', 'troll', 'krump', 'mother', 'batdrone'] },
      foe: {},
    });
    t.me.play('ultra-gravitron');
    t.expect({
      me: { hand: [], archives: ['punch', 'fear', 'troll', 'krump', 'mother'], deck: ['batdrone'], line: [used] },
    });
    const alone = table({ me: { house: 'logos', hand: ['ultra-gravitron'] }, foe: {} });
    alone.me.cannot('play', 'ultra-gravitron', 'no-art-half');
  });

  it('discards an archived card to purge a creature, whose icons serve its own player', () => {
    const t = table({
      me: { house: 'logos', line: ['ultra-gravitron'], archives: ['punch', 'fear'], deck: ['troll', 'krump'] },
      foe: { line: [iconed, 'mother'], aember: 0 },
    });
    t.me.reap('ultra-gravitron').choose('fear').choose('dust-imp');
    t.expect({
      me: { aember: 2, line: [used], archives: ['punch'], discard: ['fear'], hand: ['troll'], deck: ['krump'] },
      foe: { aember: 0, line: ['mother'], purged: ['dust-imp'] },
    });
  });

  it('after a fight too, and a creature without icons is just purged', () => {
    const t = table({
      me: { house: 'logos', line: ['ultra-gravitron'], archives: ['punch'] },
      foe: { line: ['silvertooth', 'troll'] },
    });
    t.me.fight('ultra-gravitron', 'silvertooth').choose('troll');
    t.expect({
      me: { aember: 0, line: [used], archives: [], discard: ['punch'] },
      foe: { line: [], purged: ['troll'], discard: ['silvertooth'] },
    });
  });

  it('a ward keeps the creature in play, whose icons are resolved all the same', () => {
    const t = table({
      me: { house: 'logos', line: ['ultra-gravitron'], archives: ['punch'], deck: ['troll', 'krump'] },
      foe: { line: [{ ...iconed, warded: true }] },
    });
    t.me.reap('ultra-gravitron').choose('dust-imp');
    t.expect({ me: { aember: 2, line: [used], hand: ['troll'] }, foe: { line: ['dust-imp'], purged: [] } });
  });

  it('must purge itself where it is alone, and its art half gives the icons', () => {
    const t = table({
      me: {
        ...{ house: 'logos', archives: ['punch'] },
        line: [{ id: 'ultra-gravitron', half: { id: 'ultra-gravitron2', bonus: ['aember', 'aember'] } }],
      },
      foe: {},
    });
    t.me.reap('ultra-gravitron');
    t.expect({ me: { aember: 3, line: [], purged: both, discard: ['punch'] } });
  });

  it('ruling ultra-gravitron/empty-archives: purges nothing where there is no card to discard', () => {
    const t = table({
      me: { house: 'logos', line: ['ultra-gravitron'], hand: ['punch'] },
      foe: { line: [iconed], archives: ['fear'] },
    });
    t.me.reap('ultra-gravitron');
    t.expect({ me: { aember: 1, line: [used], hand: ['punch'] }, foe: { line: ['dust-imp'], archives: ['fear'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling ultra-gravitron/fission-bloom: the icons are resolved as if it had been played, so that Fission Bloom doubles them (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          ...{ house: 'logos', line: ['ultra-gravitron'], artifacts: ['fission-bloom'] },
          ...{ archives: ['punch'], deck: ['troll', 'krump', 'fear'] },
        },
        foe: { line: [iconed] },
      });
      t.me.action('fission-bloom').reap('ultra-gravitron').choose('dust-imp');
      t.expect({
        me: { aember: 3, line: [used], hand: ['troll', 'krump'], deck: ['fear'] },
        foe: { line: [], purged: ['dust-imp'] },
      });
    },
  );

  it('ruling ultra-gravitron/wild-wormhole: a half on top of the deck is not played, and lies there as before', () => {
    for (const [top, other] of [both, both.toReversed()]) {
      const t = table({
        me: { house: 'logos', hand: ['wild-wormhole', other as string], deck: [top as string, 'punch'] },
        foe: {},
      });
      t.me.play('wild-wormhole');
      t.expect({ me: { aember: 1, line: [], hand: [other as string], deck: [top as string, 'punch'] } });
    }
  });
});
