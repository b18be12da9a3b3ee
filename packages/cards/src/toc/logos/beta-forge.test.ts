import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

const gamma = { id: 'mother', token: 'alpha-gamma', exhausted: true };
const me = { house: 'logos', artifacts: ['beta-forge'], deck: ['mother'], beside: ['alpha-gamma'] } as const;
const used = { id: 'beta-forge', exhausted: true };

describe('beta-forge', () => {
  it('makes an Alpha-Gamma and may forge a key at 12 more, less 1 for each card in the archives', () => {
    const t = table({ me: { ...me, aember: 14, archives: filler(5) } });
    t.me.action('beta-forge').yes();
    t.expect({ me: { aember: 1, keys: 1, line: [gamma], artifacts: [], purged: ['beta-forge'], archives: filler(5) } });
  });

  it('stays where no key is wanted, or none can be paid', () => {
    const t = table({ me: { ...me, aember: 14, archives: filler(5) } });
    t.me.action('beta-forge').no();
    t.expect({ me: { aember: 14, keys: 0, line: [gamma], artifacts: [used] } });
    const u = table({ me: { ...me, aember: 12, archives: filler(5) } });
    u.me.action('beta-forge');
    u.expect({ me: { aember: 12, keys: 0, line: [gamma], artifacts: [used], purged: [] } });
  });

  it('forges although its player has another token card', () => {
    const t = table({ me: { ...me, beside: ['savant'], aember: 6, archives: filler(12) } });
    t.me.action('beta-forge').yes();
    t.expect({ me: { aember: 0, keys: 1, line: [], deck: ['mother'], purged: ['beta-forge'] } });
  });
});
