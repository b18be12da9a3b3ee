import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('echofly', () => {
  it('returns an action card from your discard pile', () => {
    const t = table({ me: { house: 'geistoid', line: ['echofly'], discard: ['troll', 'punch', 'anger'] } });
    t.me.action('echofly').choose('punch');
    t.expect({ me: { line: [{ id: 'echofly', exhausted: true }], hand: ['punch'], discard: ['troll', 'anger'] } });
  });

  it('archives the topmost action card as scrap, and nothing without one', () => {
    const t = table({ me: { house: 'geistoid', hand: ['echofly'], discard: ['troll', 'punch', 'anger'] } });
    t.me.discard('echofly');
    t.expect({ me: { archives: ['punch'], discard: ['echofly', 'troll', 'anger'] } });

    const none = table({ me: { house: 'geistoid', hand: ['echofly'], discard: ['troll'] } });
    none.me.discard('echofly');
    none.expect({ me: { archives: [], discard: ['echofly', 'troll'] } });
  });
});
