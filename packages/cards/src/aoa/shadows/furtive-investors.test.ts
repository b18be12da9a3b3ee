import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('furtive-investors', () => {
  it('ruling furtive-investors/keys-now: gains 1 for each key that a richer opponent has now', () => {
    const t = table({
      me: { house: 'shadows', aember: 1, keys: 1, hand: ['furtive-investors'] },
      foe: { aember: 4, keys: 2 },
    });
    t.me.play('furtive-investors');
    t.expect({ me: { aember: 4 }, foe: { aember: 4 } });
  });

  it('ruling furtive-investors/after-its-bonus: its own icon may bring you level', () => {
    const t = table({ me: { house: 'shadows', aember: 3, hand: ['furtive-investors'] }, foe: { aember: 4, keys: 2 } });
    t.me.play('furtive-investors');
    t.expect({ me: { aember: 4 }, foe: { aember: 4 } });
  });

  it('gains nothing where the opponent has no key', () => {
    const t = table({ me: { house: 'shadows', hand: ['furtive-investors'] }, foe: { aember: 4 } });
    t.me.play('furtive-investors');
    t.expect({ me: { aember: 1 }, foe: { aember: 4 } });
  });
});
