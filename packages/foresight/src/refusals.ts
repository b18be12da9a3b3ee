// Refusals: all moves that a player who is asked for a move cannot make now, each with its reason. A view holds the
// legal moves; only the holder of the state can read from it why the others are not legal.
import type { CardVerb, InPlayView, KnownCard, Reason, Ref, State, View } from '@vaultsong/engine';
import { firstTurnLeaves, whyNot, whyNotEnd, whyNotRaiseTide } from '@vaultsong/engine';
import { handledBy, verbsOf } from './moves.ts';

/** One thing that cannot be done with a card now. */
export interface CardRefusal {
  readonly card: Ref;
  readonly verb: CardVerb;
  /** Of a creature that might be played as an upgrade. */
  readonly as?: 'upgrade';
  readonly reason: Reason;
}

export interface Refusals {
  /** Of the hand, in play, of piles that an effect opens, and beside the table. What a card never offers is not among them. */
  readonly cards: readonly CardRefusal[];
  /** The reason why the turn cannot be ended. */
  readonly end: Reason | null;
  /** The reason why the tide cannot be raised; null too where there is none. */
  readonly raiseTide: Reason | null;
  /** The number of cards that the first-turn rule leaves to play or discard; null where it does not hold. */
  readonly firstTurn: 'one-card' | 'no-card' | null;
}

/** Those of somebody who is not asked for a move. */
export const noRefusals: Refusals = { cards: [], end: null, raiseTide: null, firstTurn: null };

/** Nothing is said of what a card does not have at all. */
const worthSaying = (reason: Reason | null): reason is Reason =>
  reason !== null && reason.rule !== 'no-such-ability' && reason.rule !== 'not-here';

function refused(state: State, card: Ref, verb: CardVerb, as?: 'upgrade'): readonly CardRefusal[] {
  const reason = whyNot(state, card, verb, as);
  return worthSaying(reason) ? [{ card, verb, ...(as === undefined ? {} : { as }), reason }] : [];
}

const refusedWith = (state: State, card: KnownCard | InPlayView): readonly CardRefusal[] =>
  verbsOf(card).flatMap((verb) => [
    ...refused(state, card.ref, verb),
    ...(verb === 'play' ? refused(state, card.ref, verb, 'upgrade') : []),
  ]);

/**
 * The moves that the viewer cannot make now, with reasons.
 * @param view of that state, by the seat that wants to know
 * @returns `noRefusals` where that seat is not asked for a move
 */
export function refusalsFor(state: State, view: View): Refusals {
  const { ask, viewer } = view;
  if (viewer === 'table' || ask === null || ask.kind !== 'move' || ask.player !== viewer) return noRefusals;
  const beside = view.players[viewer]?.beside.filter(({ type }) => type !== 'tide') ?? [];
  const tide = whyNotRaiseTide(state, viewer);
  return {
    cards: [
      ...handledBy(view, viewer).flatMap((card) => refusedWith(state, card)),
      ...beside.flatMap(({ ref }) => refused(state, ref, 'beside')),
    ],
    end: whyNotEnd(state),
    raiseTide: worthSaying(tide) ? tide : null,
    firstTurn: firstTurnLeaves(state),
  };
}
