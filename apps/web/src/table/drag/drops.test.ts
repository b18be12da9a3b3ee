import { referenceDecks } from '@vaultsong/decks';
import { keyOf } from '@vaultsong/foresight';
import { describe, expect, it } from 'vitest';
import { presetChoice } from '../../wire/choice.ts';
import type { Snapshot } from '../../wire/snapshot.ts';
import { duel } from '../../worker/duel.ts';
import { GameSession } from '../../worker/session/gameSession.ts';
import type { DropTarget } from './drops.ts';
import { aimingVerb, canDrag, dropOf, litFor } from './drops.ts';
import { gapAt, isDrag } from './press.ts';

/** All moments of some games at which a move is asked for, with what can be aimed at then. */
function moments(): readonly { readonly snapshot: Snapshot; readonly session: GameSession }[] {
  const found: { snapshot: Snapshot; session: GameSession }[] = [];
  for (const seed of [1, 2, 3]) {
    const [you, foe] = [seed * 2, seed * 2 + 1].map((n) => referenceDecks[n]?.slug ?? '');
    const session = new GameSession(duel({ ...presetChoice, you: you ?? '', foe: foe ?? '', first: 'me', seed }, 1, 0));
    for (let n = 0; session.turnOf !== null && n < 120; n++) {
      while (session.turnOf !== null && session.turnOf !== 0) session.moveOfMachine();
      const snapshot = session.snapshot(0, 0);
      if (snapshot.question === null) break;
      if (snapshot.question.kind === 'move') found.push({ snapshot, session });
      const options = snapshot.question.answers;
      session.answer(options[(n * 7 + 3) % options.length]?.index ?? 0);
    }
  }
  return found;
}

const all = moments();

const hand = ({ sides, view }: Snapshot) =>
  (view.players[sides.me]?.hand ?? []).flatMap((card) => (card.known ? [card] : []));

/** What was dropped, by the move that it makes. */
function moveOf(snapshot: Snapshot, key: string, target: DropTarget) {
  const dropped = dropOf(snapshot, key, target, null);
  const option =
    dropped !== null && 'drop' in dropped ? snapshot.question?.answers[dropped.drop.answer]?.option : undefined;
  return { dropped, move: option?.pick === 'move' ? option.move : null };
}

describe('a card of the hand', () => {
  it('is discarded on the discard pile, or the drop says why not', () => {
    let discarded = 0;
    for (const { snapshot } of all)
      for (const card of hand(snapshot)) {
        const { dropped, move } = moveOf(snapshot, keyOf(card.ref), { type: 'discard' });
        if (move === null) expect(dropped).toHaveProperty('refused.reason');
        else expect(move).toEqual({ do: 'discard', card: card.ref });
        discarded += move === null ? 0 : 1;
      }
    expect(discarded).toBeGreaterThan(10);
  });

  it('is played on the own line, a creature at the flank that it is dropped on', () => {
    let played = 0;
    for (const { snapshot } of all)
      for (const card of hand(snapshot)) {
        const { dropped, move } = moveOf(snapshot, keyOf(card.ref), { type: 'line', at: 'right' });
        if (move === null) {
          expect(dropped).toHaveProperty('refused.reason');
          continue;
        }
        expect(move).toEqual({ do: 'play', card: card.ref });
        const aim = card.type === 'creature' ? { about: 'flank', at: 'right' } : null;
        expect(dropped).toHaveProperty('drop.aim', aim);
        expect(litFor(snapshot, keyOf(card.ref), null).line).toBe(card.type !== 'upgrade');
        played += 1;
      }
    expect(played).toBeGreaterThan(10);
  });

  it('is put on the card that it is dropped on, where it is an upgrade', () => {
    let put = 0;
    for (const { snapshot } of all)
      for (const card of hand(snapshot).filter(({ type }) => type === 'upgrade')) {
        const { dropped, move } = moveOf(snapshot, keyOf(card.ref), { type: 'card', key: '1.1' });
        if (move === null) continue;
        expect(dropped).toHaveProperty('drop.aim', { about: 'host', card: '1.1' });
        const far = dropOf(snapshot, keyOf(card.ref), { type: 'card', key: '1.1' }, { about: 'host', cards: ['2.1'] });
        expect(far).toEqual({ refused: { reason: 'It cannot be attached to that card.', entry: null } });
        put += 1;
      }
    expect(put).toBeGreaterThan(0);
  });

  it('comes back without a word from where nothing is', () => {
    for (const { snapshot } of all)
      for (const card of hand(snapshot))
        expect(dropOf(snapshot, keyOf(card.ref), { type: 'nowhere' }, null)).toBeNull();
  });
});

describe('a creature in play', () => {
  it('fights the card that it is dropped on, if that is within its reach', () => {
    let fights = 0;
    for (const { snapshot } of all)
      for (const card of snapshot.view.players[snapshot.sides.me]?.line ?? []) {
        const key = keyOf(card.ref);
        const { dropped, move } = moveOf(snapshot, key, { type: 'card', key: '40.1' });
        expect(dropOf(snapshot, key, { type: 'line', at: 'left' }, null)).toBeNull();
        expect(dropOf(snapshot, key, { type: 'discard' }, null)).toBeNull();
        if (move === null) continue;
        expect(canDrag(snapshot, key)).toBe(true);
        expect(move).toEqual({ do: 'fight', card: card.ref });
        expect(dropped).toHaveProperty('drop.aim', { about: 'attack', card: '40.1' });
        expect(aimingVerb(snapshot, key)?.about).toBe('attack');
        const far = dropOf(snapshot, key, { type: 'card', key: '40.1' }, { about: 'attack', cards: ['41.1'] });
        expect(far).toHaveProperty('refused.reason', 'It cannot fight that card now.');
        expect(litFor(snapshot, key, { about: 'attack', cards: ['41.1'] }).cards).toEqual(['41.1']);
        fights += 1;
      }
    expect(fights).toBeGreaterThan(3);
  });
});

describe('a press that moves', () => {
  it('is a drag after six pixels, a finger only upright', () => {
    expect(isDrag({ x: 3, y: 4 }, false)).toBeNull();
    expect(isDrag({ x: 6, y: 0 }, false)).toBe(true);
    expect(isDrag({ x: 6, y: 2 }, true)).toBe(false);
    expect(isDrag({ x: 2, y: -7 }, true)).toBe(true);
  });

  it('finds the gap between creatures', () => {
    expect(gapAt([], 50)).toBe('left');
    expect(gapAt([100, 200, 300], 20)).toBe('left');
    expect(gapAt([100, 200, 300], 150)).toBe(1);
    expect(gapAt([100, 200, 300], 400)).toBe('right');
  });
});
