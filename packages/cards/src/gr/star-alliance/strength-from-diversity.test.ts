import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('strength-from-diversity', () => {
  it('has each friendly creature of another house capture 1', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['strength-from-diversity'], line: ['alien-horror', 'troll', 'mother'] },
      foe: { aember: 3, line: ['bumpsy'] },
    });
    t.me.play('strength-from-diversity');
    t.expect({
      me: { aember: 1, line: ['alien-horror', { id: 'troll', aember: 1 }, { id: 'mother', aember: 1 }] },
      foe: { aember: 1, line: ['bumpsy'] },
    });
  });
});
