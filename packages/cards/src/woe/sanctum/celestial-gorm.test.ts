import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('celestial-gorm', () => {
  it('is destroyed, and each other artifact returns to its owner’s hand', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['celestial-gorm', 'sniffer'] },
      foe: { artifacts: ['pocket-universe'], line: ['troll'] },
    });
    t.me.omni('celestial-gorm');
    t.expect({
      me: { artifacts: [], hand: ['sniffer'], discard: ['celestial-gorm'], line: [] },
      foe: { artifacts: [], hand: ['pocket-universe'], line: ['troll'] },
    });
  });

  it('also where there is no other, and another Celestial Gorm returns', () => {
    const t = table({ me: { house: 'sanctum', artifacts: ['celestial-gorm', 'celestial-gorm'] } });
    t.me.omni('celestial-gorm#1');
    t.expect({ me: { artifacts: [], hand: ['celestial-gorm'], discard: ['celestial-gorm'], line: [] } });
  });
});
