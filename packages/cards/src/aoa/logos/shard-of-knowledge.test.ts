import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('shard-of-knowledge', () => {
  it('draws a card for each friendly Shard, itself counted', () => {
    const t = table({
      me: {
        house: 'logos',
        artifacts: ['shard-of-knowledge', 'shard-of-pain', 'cannon'],
        deck: ['fear', 'punch', 'arise'],
      },
      foe: { artifacts: ['shard-of-strength'] },
    });
    t.me.action('shard-of-knowledge');
    t.expect({ me: { hand: ['fear', 'punch'], deck: ['arise'] } });
  });
});
