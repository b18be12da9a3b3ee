import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('heart-of-steel', () => {
  it('plays a Skyborn creature from the discard pile', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['heart-of-steel'], discard: ['infomorph', 'ripper-jack', 'long-way-home'] },
      foe: { aember: 2 },
    });
    t.me.play('heart-of-steel');
    t.expect({
      me: { aember: 2, line: [used('ripper-jack')], discard: ['heart-of-steel', 'infomorph', 'long-way-home'] },
      foe: { aember: 1 },
    });
  });

  it('plays none where none lies there', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['heart-of-steel'], discard: ['infomorph'] },
      foe: { discard: ['sir-lorcas'] },
    });
    t.me.play('heart-of-steel');
    t.expect({ me: { aember: 1, line: [], discard: ['heart-of-steel', 'infomorph'] } });
  });
});
