import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('divine-spark', () => {
  it('gains 2 as either player chooses Sanctum', () => {
    const houses = ['sanctum', 'logos', 'brobnar'] as const;
    const t = table({ step: 'forge', me: { houses, beside: ['divine-spark'] }, foe: { houses } });
    t.me.house('sanctum').end();
    t.foe.house('sanctum').end();
    t.expect({ me: { aember: 4 }, foe: { aember: 0 } });
    t.me.house('logos');
    t.expect({ me: { aember: 4 } });
  });
});
