import { describe, it } from 'vitest';
import { drawn } from '../../testing/game.ts';

describe('rotk-race-to-the-surface', () => {
  it('Race to the Surface: for each advance the Keyraken archives a card and you draw one, that of this turn counts', () => {
    const hand = ['mine', 'mine', 'mine', 'mine', 'mine', 'mine'];
    const deck = ['rotk-race-to-the-surface', 'rotk-shield-arm', 'rotk-shield-arm', 'rotk-primordial'];
    const t = drawn('rotk-race-to-the-surface', {
      advances: 1,
      me: { hand, deck: ['grunt-1', 'grunt-2', 'grunt-3'] },
      foe: { deck, aember: 3 },
    });
    t.expect({
      advances: 2,
      me: { hand: [...hand, 'grunt-1', 'grunt-2'], deck: ['grunt-3'] },
      foe: { aember: 2, archives: ['rotk-shield-arm', 'rotk-shield-arm'], deck: ['rotk-primordial'] },
    });
    const none = drawn('rotk-race-to-the-surface', { me: { hand, deck: ['grunt-1'] }, foe: { deck } });
    none.expect({ advances: 0, me: { hand }, foe: { aember: 2, archives: [] } });
  });
});
