import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('archon-s-callback', () => {
  it('draws 5 cards and ends the step', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['archon-s-callback', 'foggify'],
        deck: ['fear', 'punch', 'anger', 'urchin', 'troll', 'krump'],
      },
      foe: { houses: ['dis', 'brobnar'] },
    });
    t.me.play('archon-s-callback');
    t.expect({
      active: 'foe',
      me: {
        hand: ['foggify', 'fear', 'punch', 'anger', 'urchin', 'troll'],
        deck: ['krump'],
        discard: ['archon-s-callback'],
      },
    });
  });

  it('draws as many as there are', () => {
    const t = table({
      me: { house: 'logos', hand: ['archon-s-callback', ...filler(6)], deck: ['fear', 'punch'] },
      foe: { houses: ['dis', 'brobnar'] },
    });
    t.me.play('archon-s-callback');
    t.expect({
      active: 'foe',
      me: { hand: [...filler(6), 'fear', 'punch'], deck: [], discard: ['archon-s-callback'] },
    });
  });

  it('ends the step too where an effect plays it', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole', 'foggify'], deck: ['archon-s-callback', ...filler(5)] },
      foe: { houses: ['dis', 'brobnar'] },
    });
    t.me.play('wild-wormhole');
    t.expect({ active: 'foe', me: { aember: 1, hand: ['foggify', ...filler(5)], deck: [] } });
  });
});
