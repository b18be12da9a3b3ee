import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('furtive-investors', () => {
  it.each(editionsSince('cota-1.3'))(
    'ruling furtive-investors/keys-now: gains 1 for each key that a richer opponent has now (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'shadows', aember: 1, keys: 1, hand: ['furtive-investors'] },
        foe: { aember: 4, keys: 2 },
      });
      t.me.play('furtive-investors');
      t.expect({ me: { aember: 4 }, foe: { aember: 4 } });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling furtive-investors/after-its-bonus: its own icon may bring you level (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'shadows', aember: 3, hand: ['furtive-investors'] },
        foe: { aember: 4, keys: 2 },
      });
      t.me.play('furtive-investors');
      t.expect({ me: { aember: 4 }, foe: { aember: 4 } });
    },
  );

  it('gains nothing where the opponent has no key', () => {
    const t = table({ me: { house: 'shadows', hand: ['furtive-investors'] }, foe: { aember: 4 } });
    t.me.play('furtive-investors');
    t.expect({ me: { aember: 1 }, foe: { aember: 4 } });
  });
});
