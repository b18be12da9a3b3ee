import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('nature-s-guardian', () => {
  it('draws 2 as either player chooses Untamed', () => {
    const houses = ['untamed', 'logos', 'brobnar'] as const;
    const t = table({
      step: 'forge',
      me: { houses, deck: ['troll', 'anger', 'bumpsy'], beside: ['nature-s-guardian'] },
      foe: { houses },
    });
    t.me.house('untamed');
    t.expect({ me: { hand: ['troll', 'anger'], deck: ['bumpsy'] } });
    const u = table({
      active: 1,
      step: 'forge',
      me: { houses, deck: ['troll', 'anger', 'bumpsy'], beside: ['nature-s-guardian'] },
      foe: { houses },
    });
    u.foe.house('untamed');
    u.expect({ me: { hand: ['troll', 'anger'], deck: ['bumpsy'] }, foe: { hand: [] } });
  });
});
