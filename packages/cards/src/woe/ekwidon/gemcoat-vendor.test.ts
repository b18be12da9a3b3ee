import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('gemcoat-vendor', () => {
  it('steals 1 and is dealt 1 damage', () => {
    const t = table({ me: { house: 'ekwidon', line: ['gemcoat-vendor'] }, foe: { aember: 2 } });
    t.me.action('gemcoat-vendor');
    t.expect({ me: { aember: 1, line: [{ id: 'gemcoat-vendor', exhausted: true, damage: 1 }] }, foe: { aember: 1 } });
  });

  it('is dealt damage though there is nothing to steal, and dies of it in the end', () => {
    const t = table({ me: { house: 'ekwidon', line: [{ id: 'gemcoat-vendor', damage: 5 }] } });
    t.me.action('gemcoat-vendor');
    t.expect({ me: { line: [], discard: ['gemcoat-vendor'] } });
  });
});
