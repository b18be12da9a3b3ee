import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('divine-seal', () => {
  it('puts a creature on the bottom of its owner’s deck', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['divine-seal'] },
      foe: { line: ['valdr', 'troll'], deck: ['anger'] },
    });
    t.me.play('divine-seal').choose('troll');
    t.expect({ foe: { line: ['valdr'], deck: ['anger', 'troll'] } });
  });

  it('Fate: purges the bottom card of the deck of the active player', () => {
    const t = fated('divine-seal', { deck: ['anger', 'troll'] }, { deck: ['valdr'] });
    t.expect({ me: { deck: ['valdr'] }, foe: { deck: ['anger'], purged: ['troll'] } });
  });
});
