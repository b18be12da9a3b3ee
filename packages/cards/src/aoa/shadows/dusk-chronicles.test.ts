import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('dusk-chronicles', () => {
  it.each([
    { mine: 2, theirs: 4, hand: ['fear', 'punch'], archives: [] },
    { mine: 4, theirs: 2, hand: [], archives: ['punch'] },
    { mine: 2, theirs: 3, hand: ['punch'], archives: [] },
  ])('with $mine of yours after its bonus against $theirs', ({ mine, theirs, hand, archives }) => {
    const t = table({
      me: {
        house: 'shadows',
        aember: mine - 1 + Number(theirs === 3),
        hand: ['dusk-chronicles', 'punch'],
        deck: ['fear'],
      },
      foe: { aember: theirs },
    });
    t.me.play('dusk-chronicles');
    t.expect({ me: { hand, archives }, foe: { aember: theirs } });
  });
});
