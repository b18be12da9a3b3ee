import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const hand = ['mother', 'troll', 'punch'];

describe('plunder', () => {
  it('discards the first card that it reveals, if you like', () => {
    const t = table({ me: { house: 'unfathomable', hand: ['plunder'] }, foe: { hand } });
    t.me.play('plunder').choose('Your opponent discards the card revealed last');
    t.expect({ me: { aember: 1 } });
    expect(t.state.players[1]?.hand).toHaveLength(2);
    expect(t.state.players[1]?.discard).toHaveLength(1);
  });

  it('reveals another card as often as you like, and the last one is discarded', () => {
    const t = table({ me: { house: 'unfathomable', hand: ['plunder'] }, foe: { hand } });
    t.me.play('plunder').choose('Reveal another card').choose('Reveal another card');
    const shown = t.events.flatMap((e) => (e.type === 'reveal' ? [e.card.name] : []));
    expect(shown).toHaveLength(3);
    expect(new Set(shown).size).toBe(3);
    t.expect({ foe: { discard: shown.slice(2) } });
    expect(t.state.players[1]?.hand).toHaveLength(2);
  });

  it('discards a single card without a question, and nothing from an empty hand', () => {
    const t = table({ me: { house: 'unfathomable', hand: ['plunder'] }, foe: { hand: ['mother'] } });
    t.me.play('plunder');
    t.expect({ foe: { hand: [], discard: ['mother'] } });
    const u = table({ me: { house: 'unfathomable', hand: ['plunder'] }, foe: {} });
    u.me.play('plunder');
    u.expect({ me: { aember: 1 }, foe: { discard: [] } });
  });
});
