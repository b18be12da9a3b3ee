import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('professor-sutterkin', () => {
  it('draws a card for each friendly Logos creature, itself counted', () => {
    const t = table({
      me: { house: 'logos', line: ['professor-sutterkin', 'mother', 'troll'], deck: ['fear', 'punch', 'arise'] },
      foe: { line: ['batdrone'] },
    });
    t.me.reap('professor-sutterkin');
    t.expect({
      me: {
        aember: 1,
        hand: ['fear', 'punch'],
        line: [{ id: 'professor-sutterkin', exhausted: true }, 'mother', 'troll'],
      },
      foe: { line: ['batdrone'] },
    });
  });
});
