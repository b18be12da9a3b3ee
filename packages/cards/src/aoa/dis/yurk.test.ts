import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

// Yurk, Old Yurk and Ancient Yurk differ only in how many cards they take.
describe.each([
  { id: 'yurk', taken: 1 },
  { id: 'old-yurk', taken: 2 },
  { id: 'ancient-yurk', taken: 3 },
])('yurk, old-yurk and ancient-yurk: $id', ({ id, taken }) => {
  it('discards cards of its player’s choice', () => {
    const hand = ['fear', 'mind-barb', 'hysteria', 'arise'];
    const t = table({ me: { house: 'dis', hand: [id, ...hand] }, foe: { hand: ['punch'] } });
    t.me.play(id).choose(...hand.slice(0, taken));
    t.expect({ me: { hand: hand.slice(taken), line: [{ id, exhausted: true }] }, foe: { hand: ['punch'] } });
    expect(t.state.players[0]?.discard.length).toBe(taken);
  });

  it('discards what there is', () => {
    const t = table({ me: { house: 'dis', hand: [id, 'fear'] }, foe: {} });
    t.me.play(id);
    t.expect({ me: { hand: [], discard: ['fear'], line: [{ id, exhausted: true }] } });
  });

  it('discards nothing of an empty hand', () => {
    const t = table({ me: { house: 'dis', hand: [id] }, foe: {} });
    t.me.play(id);
    t.expect({ me: { discard: [], line: [{ id, exhausted: true }] } });
  });
});
