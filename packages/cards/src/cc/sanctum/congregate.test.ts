import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('congregate', () => {
  it('gains 2 where two friendly creatures have the trait', () => {
    const t = table({ me: { house: 'sanctum', hand: ['congregate'], line: ['general-xalvador', 'lyco-knight'] } });
    t.me.play('congregate').choose('knight');
    t.expect({ me: { aember: 2, line: ['general-xalvador', 'lyco-knight'] } });
  });

  it('gains nothing for one, nor for enemy ones', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['congregate'], line: ['general-xalvador', 'lyco-knight'] },
      foe: { line: ['master-tashi', 'master-rabten'] },
    });
    t.me.play('congregate').choose('human');
    t.expect({
      me: { aember: 0, line: ['general-xalvador', 'lyco-knight'] },
      foe: { line: ['master-tashi', 'master-rabten'] },
    });
  });
});
