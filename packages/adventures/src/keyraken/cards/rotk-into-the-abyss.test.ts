import { describe, it } from 'vitest';
import { drawn, lowered } from '../../testing/game.ts';

describe('rotk-into-the-abyss', () => {
  it('Into the Abyss: discard the hand and draw 4', () => {
    const hand = ['grunt-1', 'grunt-2', 'grunt-3', 'grunt-4', 'grunt-5', 'grunt-6'];
    const deck = ['mine', 'mine', 'mine', 'mine', 'sage-1'];
    const t = drawn('rotk-into-the-abyss', { me: { hand, deck } });
    t.expect({ me: { hand: ['mine', 'mine', 'mine', 'mine'], deck: ['sage-1'] }, foe: { aember: 2 } });
    const high = drawn('rotk-into-the-abyss', { tide: 'high', me: { hand, deck } });
    high.me.yes();
    high.expect({ me: { hand, deck }, foe: { aember: 2 }, ...lowered });
  });
});
