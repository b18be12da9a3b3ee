import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('regrowth', () => {
  it('returns a creature from the discard pile to hand', () => {
    const t = table({
      me: { house: 'untamed', hand: ['regrowth'], discard: ['fear', 'tocsin', 'mother'] },
      foe: { discard: ['urchin'] },
    });
    t.me.play('regrowth').choose('mother');
    t.expect({
      me: { aember: 1, hand: ['mother'], discard: ['regrowth', 'fear', 'tocsin'] },
      foe: { discard: ['urchin'] },
    });
  });

  it('finds nothing where no creature lies in the own discard pile', () => {
    const t = table({
      me: { house: 'untamed', hand: ['regrowth'], discard: ['fear', 'blood-of-titans'] },
      foe: { discard: ['urchin'] },
    });
    t.me.play('regrowth');
    t.expect({
      me: { aember: 1, hand: [], discard: ['regrowth', 'fear', 'blood-of-titans'] },
      foe: { discard: ['urchin'] },
    });
  });
});
