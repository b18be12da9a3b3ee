// The tests of Yurk, Old Yurk and Ancient Yurk, which differ in how many cards they take.
import type { CardName } from '@vaultsong/engine';
import { table } from '@vaultsong/engine';
import { expect, it } from 'vitest';
import '../../../index.ts';

/** The tests of one of them; `taken`: how many cards its player discards. */
export function yurk(id: CardName, taken: number): void {
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
}
