import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('ruthless-avenger', () => {
  it('Fate: purges 2 random cards of the discard pile, and shuffles the rest into the deck', () => {
    const t = fated('ruthless-avenger', { discard: ['troll', 'troll', 'troll'] });
    expect(t.state.players[1]?.purged).toHaveLength(2);
    expect(t.state.players[1]?.deck).toHaveLength(2);
    t.expect({ me: { discard: ['ruthless-avenger'] }, foe: { discard: [] } });
  });
});
