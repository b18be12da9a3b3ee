import { describe, it } from 'vitest';
import { drawn, lowered } from '../../testing/game.ts';

describe('rotk-zealots-revelation', () => {
  it('Zealot’s Revelation shuffles the discard pile into the deck and archives 3', () => {
    const discard = ['rotk-shield-arm', 'rotk-shield-arm', 'rotk-shield-arm'];
    const t = drawn('rotk-zealots-revelation', { foe: { deck: ['rotk-zealots-revelation'], discard } });
    t.expect({ foe: { aember: 1, archives: discard, discard: ['rotk-zealots-revelation'], deck: [] } });
    const high = drawn('rotk-zealots-revelation', {
      tide: 'high',
      foe: { deck: ['rotk-zealots-revelation'], discard },
    });
    high.me.yes();
    high.expect({ foe: { aember: 1, archives: [], discard: ['rotk-zealots-revelation', ...discard] }, ...lowered });
  });
});
