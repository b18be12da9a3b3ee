import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('glittering-horde', () => {
  it('steals 1 for each color among all forged keys', () => {
    const t = table({
      me: { house: 'ouboros', hand: ['glittering-horde'], keys: ['red'] },
      foe: { aember: 5, keys: ['red', 'blue'] },
    });
    t.me.play('glittering-horde');
    t.expect({ me: { aember: 3 }, foe: { aember: 3 } });
  });

  it('steals nothing where none is forged', () => {
    const t = table({ me: { house: 'ouboros', hand: ['glittering-horde'] }, foe: { aember: 5 } });
    t.me.play('glittering-horde');
    t.expect({ me: { aember: 1 }, foe: { aember: 5 } });
  });
});
