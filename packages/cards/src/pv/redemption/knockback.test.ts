import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('knockback', () => {
  it('puts a creature on top of its owner’s deck', () => {
    const t = table({
      me: { house: 'redemption', hand: ['knockback'] },
      foe: { line: ['valdr', 'troll'], deck: ['anger'] },
    });
    t.me.play('knockback').choose('troll');
    t.expect({ foe: { line: ['valdr'], deck: ['troll', 'anger'] } });
  });

  it('Fate: discards from the top of the deck up to the first creature', () => {
    const t = fated('knockback', { deck: ['anger', 'anger', 'troll', 'valdr'] });
    t.expect({
      me: { discard: ['knockback'] },
      foe: { deck: ['valdr'], discard: ['troll', 'anger', 'anger', 'punch'] },
    });
  });

  it('Fate: discards the whole deck where no creature is in it', () => {
    const t = fated('knockback', { deck: ['anger', 'anger'] });
    t.expect({ foe: { deck: [], discard: ['anger', 'anger', 'punch'] } });
  });
});
