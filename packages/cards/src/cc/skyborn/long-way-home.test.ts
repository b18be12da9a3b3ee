import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('long-way-home', () => {
  it('archives each friendly Skyborn creature', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['long-way-home'], line: ['sir-lorcas', 'infomorph', 'ripper-jack'] },
      foe: { line: ['sir-lorcas'] },
    });
    t.me.play('long-way-home');
    t.expect({
      me: { aember: 1, line: ['infomorph'], archives: ['ripper-jack', 'sir-lorcas'] },
      foe: { line: ['sir-lorcas'], archives: [] },
    });
  });
});
