import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('emergence', () => {
  it('plays a Keyraken creature out of the deck or the discard pile', () => {
    const t = table({
      me: { house: 'keyraken', hand: ['emergence'], deck: ['troll', 'legendary-keyraken'], discard: ['mother'] },
    });
    t.me.play('emergence').choose('legendary-keyraken');
    t.expect({
      me: {
        line: [{ id: 'legendary-keyraken', exhausted: true }],
        deck: ['troll'],
        discard: ['emergence', 'mother'],
      },
    });
  });

  it('offers those of both, with what they do as they are played', () => {
    const t = table({
      me: {
        house: 'keyraken',
        hand: ['emergence'],
        line: ['legendary-keyraken'],
        deck: ['slippery-tentacle'],
        discard: ['grappling-tentacle'],
      },
      foe: { aember: 3 },
    });
    t.me.play('emergence').choose('grappling-tentacle').flank('right');
    t.expect({
      me: {
        line: ['legendary-keyraken', { id: 'grappling-tentacle', aember: 3, exhausted: true }],
        deck: ['slippery-tentacle'],
        discard: ['emergence'],
      },
      foe: { aember: 0 },
    });
  });

  it('finds no action and no creature of another house', () => {
    const t = table({ me: { house: 'keyraken', hand: ['emergence'], deck: ['troll', 'tidal-trouble'] } });
    t.me.play('emergence');
    t.expect({ me: { line: [], deck: ['troll', 'tidal-trouble'], discard: ['emergence'] } });
  });
});
