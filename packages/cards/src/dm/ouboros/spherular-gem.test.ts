import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('spherular-gem', () => {
  it('destroys itself for 1 æmber for each forged key', () => {
    const t = table({ me: { house: 'ouboros', artifacts: ['spherular-gem'], keys: 1 }, foe: { keys: 2 } });
    t.me.action('spherular-gem');
    t.expect({ me: { aember: 3, artifacts: [], discard: ['spherular-gem'] } });
  });

  it('gains nothing where no key is forged', () => {
    const t = table({ me: { house: 'ouboros', artifacts: ['spherular-gem'] }, foe: {} });
    t.me.action('spherular-gem');
    t.expect({ me: { aember: 0, artifacts: [], discard: ['spherular-gem'] } });
  });
});
