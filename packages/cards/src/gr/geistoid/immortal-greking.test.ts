import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

/** Ten cards in the discard pile. */
const haunts = Array.from({ length: 10 }, () => 'punch');

describe('immortal-greking', () => {
  it('takes control of an enemy creature anywhere in your battleline, of its house as long as it is in play', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['immortal-greking'], line: ['bumpsy'] },
      foe: { line: ['troll', 'krump'] },
    });
    t.me.play('immortal-greking').choose('troll').choose('place 1');
    t.expect({
      me: { line: ['bumpsy', 'troll', { id: 'immortal-greking', exhausted: true }] },
      foe: { line: ['krump'] },
    });
    t.me.reap('troll');
    t.expect({
      me: {
        aember: 1,
        line: ['bumpsy', { id: 'troll', exhausted: true }, { id: 'immortal-greking', exhausted: true }],
      },
      foe: { line: ['krump'] },
    });
  });

  it('leaves it under your control when Greking is gone, of its own house', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['immortal-greking', 'gateway-to-dis'], line: [] },
      foe: { line: ['troll'] },
    });
    t.me.play('immortal-greking').choose('left');
    t.expect({ me: { line: ['troll', { id: 'immortal-greking', exhausted: true }] } });
  });

  it('is archived as it is destroyed while its player is haunted', () => {
    const t = table({
      me: { house: 'dis', hand: ['gateway-to-dis'], line: ['immortal-greking'], discard: haunts },
      foe: { line: ['immortal-greking'] },
    });
    t.me.play('gateway-to-dis').choose('immortal-greking');
    t.expect({
      me: { line: [], archives: ['immortal-greking'] },
      foe: { line: [], archives: [], discard: ['immortal-greking'] },
    });
  });
});
