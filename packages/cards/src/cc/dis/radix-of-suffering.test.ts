import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('radix-of-suffering', () => {
  it('takes 1, and draws a card where none is left', () => {
    const me = { house: 'dis', artifacts: ['radix-of-suffering'], deck: ['punch'] } as const;
    const t = table({ me, foe: { aember: 1 } });
    t.me.action('radix-of-suffering');
    t.expect({ me: { hand: ['punch'], deck: [] }, foe: { aember: 0 } });
    const u = table({ me, foe: { aember: 2 } });
    u.me.action('radix-of-suffering');
    u.expect({ me: { hand: [], deck: ['punch'] }, foe: { aember: 1 } });
    const none = table({ me, foe: {} });
    none.me.action('radix-of-suffering');
    none.expect({ me: { hand: ['punch'], deck: [] }, foe: { aember: 0 } });
  });
});
