// Legal moves: of the active player in the third step, and of others with Omni: abilities; and the reason why a move is
// not legal.

import { editionOf } from '../../editions/editions.ts';
import { isTideShared } from '../../seats/seats.ts';
import { seatOf } from '../../state/card.ts';
import { hasMoveFromDiscard } from '../../state/game.ts';
import { player } from '../../state/players.ts';
import type { Move } from '../../state/question.ts';
import type { State } from '../../state/state.ts';
import { cardAt, isAbducted, isCurrent, liveBody } from '../../state/zones.ts';
import type { CardVerb, Ref, Seat, Zone } from '../../terms.ts';
import { modifiers } from '../active.ts';
import { whyNotBeside } from './beside.ts';
import { isOfActiveHouse, zonesToPlayFrom } from './permits.ts';
import { whyNotDiscard, whyNotPlay, whyNotPlayAsUpgrade } from './play/playing.ts';
import type { Reason } from './reason.ts';
import { whyNotRaise } from './tide.ts';
import { waysToUse, whyNotOmniInHand, whyNotUse } from './using.ts';

/** Everything that the active player may do in the third step; ending it comes last, where it may be ended. */
export function movesOf(s: State, seat: Seat): readonly Move[] {
  const moves: Move[] = [];
  const p = player(s, seat);
  const permits = modifiers(s)['may-play'].length > 0 || modifiers(s)['may-play-limited'].length > 0;
  const isOmniFromHand = editionOf(s.edition).omniFrom === 'play-or-hand';
  for (const id of p.hand) {
    const { ref } = cardAt(s, id);
    // Most cards of a hand are of another house, which is seen without asking for every reason.
    if (isOmniFromHand && whyNotOmniInHand(s, seat, ref) === null)
      moves.push({ do: 'omni', card: ref, fromHand: true });
    if (!permits && !isOfActiveHouse(s, ref)) continue;
    if (whyNotPlay(s, seat, ref, false) === null) moves.push({ do: 'play', card: ref });
    if (whyNotPlayAsUpgrade(s, seat, ref) === null) moves.push({ do: 'play', card: ref, as: 'upgrade' });
    if (whyNotDiscard(s, seat, ref) === null) moves.push({ do: 'discard', card: ref });
  }
  if (permits) moves.push(...playsFromPiles(s, seat));
  for (const id of p.line) {
    const { ref } = cardAt(s, id);
    for (const how of waysToUse(s, seat, ref, false)) moves.push({ do: how, card: ref });
  }
  for (const id of p.artifacts) {
    const { ref } = cardAt(s, id);
    for (const how of waysToUse(s, seat, ref, false)) moves.push({ do: how, card: ref });
  }
  for (const id of p.beside) {
    const { ref } = cardAt(s, id);
    if (whyNotBeside(s, seat, ref) === null) moves.push({ do: 'beside', card: ref });
  }
  if (hasMoveFromDiscard(s))
    for (const id of p.discard) {
      const { ref } = cardAt(s, id);
      if (whyNotBeside(s, seat, ref) === null) moves.push({ do: 'beside', card: ref });
    }
  if (whyNotRaise(s, seat) === null)
    moves.push(isTideShared(s) ? { do: 'raise-tide' } : { do: 'raise-tide', for: 'chains' });
  if (stillToFight(s, moves) === null) moves.push({ do: 'end' });
  return moves;
}

/** The cards that an effect lets a player play from elsewhere than the hand: top cards first. */
function playsFromPiles(s: State, seat: Seat): readonly Move[] {
  return zonesToPlayFrom(s, seat).flatMap((from) =>
    player(s, seat)
      [from].map((id) => cardAt(s, id).ref)
      .filter((card) => !isAbducted(s, card))
      .reverse()
      .flatMap((card): readonly Move[] => [
        ...(whyNotPlay(s, seat, card, false) === null ? [{ do: 'play', card, from } as const] : []),
        ...(whyNotPlayAsUpgrade(s, seat, card) === null ? [{ do: 'play', card, from, as: 'upgrade' } as const] : []),
      ]),
  );
}

/** Whether an effect lets cards be played from where that one lies, so that there may be another reason against it. */
const isPlayedFromThere = (s: State, seat: Seat, card: Ref, zone: Zone): boolean =>
  !isAbducted(s, card) && zonesToPlayFrom(s, seat).some((from) => from === zone);

/** The Omni: abilities that a player may use in the turn of another. */
export function omniMovesOf(s: State, seat: Seat): readonly Move[] {
  const { hand, line, artifacts } = player(s, seat);
  const inPlay = [...line, ...artifacts]
    .map((id) => cardAt(s, id).ref)
    .filter((card) => whyNotUse(s, seat, card, 'omni', false) === null)
    .map((card): Move => ({ do: 'omni', card }));
  const inHand = hand
    .map((id) => cardAt(s, id).ref)
    .filter((card) => whyNotOmniInHand(s, seat, card) === null)
    .map((card): Move => ({ do: 'omni', card, fromHand: true }));
  return [...inPlay, ...inHand];
}

/**
 * R: enrage, reference manual 5: during the third step the creature must attack if able, so the step goes on while it
 * can. Timing notes, "Terms": only when it is used must it fight, so that it may be left alone.
 */
function stillToFight(s: State, moves: readonly Move[]): Ref | null {
  if (editionOf(s.edition).enrage !== 'must-attack-in-the-step') return null;
  const fights = moves.flatMap((move) => (move.do === 'fight' ? [move.card] : []));
  return fights.find((card) => (liveBody(s, card)?.rage ?? 0) > 0) ?? null;
}

/** The reason why the player who is asked for a move cannot end the turn; null when they can, or when no move is asked for. */
export function whyNotEnd(s: State): Reason | null {
  if (s.ask?.kind !== 'move') return null;
  const by = stillToFight(
    s,
    s.ask.options.flatMap((option) => (option.pick === 'move' ? [option.move] : [])),
  );
  return by === null ? null : { rule: 'must-fight', by };
}

/** The reason why a seat cannot raise the tide now; null when it can: then the move is among the options of the pending question. */
export const whyNotRaiseTide = (s: State, seat: Seat): Reason | null =>
  whyNotNow(s, seat, 'raise-tide') ?? whyNotRaise(s, seat);

/** The reason why a seat can do nothing of that kind at this moment, whatever the card. */
function whyNotNow(s: State, seat: Seat, verb: CardVerb | 'raise-tide'): Reason | null {
  if (verb === 'omni' && s.ask?.kind === 'omni' && s.ask.player === seat) return null;
  if (seat !== s.active) return { rule: 'not-your-turn' };
  return s.ask?.kind === 'move' ? null : { rule: 'not-in-this-step' };
}

/** The zone of the cards that each verb takes. */
const homeOf: Readonly<Record<CardVerb, Zone>> = {
  play: 'hand',
  discard: 'hand',
  reap: 'play',
  fight: 'play',
  action: 'play',
  omni: 'play',
  unstun: 'play',
  beside: 'beside',
};

/**
 * The reason why a card cannot be played, discarded or used now by the seat that holds or controls it.
 * @param as for a creature that may be played as an upgrade: whether it can be played so
 * @returns null when it can: then the move is among the options of the pending question.
 */
export function whyNot(s: State, card: Ref, verb: CardVerb, as?: 'upgrade'): Reason | null {
  if (!isCurrent(s, card)) return { rule: 'not-here' };
  const { zone } = cardAt(s, card.id);
  const seat = seatOf(cardAt(s, card.id));
  if (zone === 'hand' && verb === 'omni') {
    const reason = whyNotOmniInHand(s, seat, card);
    return reason?.rule === 'not-here' ? reason : (whyNotNow(s, seat, verb) ?? reason);
  }
  const isThere =
    zone === homeOf[verb] ||
    (verb === 'beside' && zone === 'discard') ||
    (verb === 'play' && isPlayedFromThere(s, seat, card, zone));
  if (!isThere) return { rule: 'not-here' };
  const now = whyNotNow(s, seat, verb);
  if (now !== null) return now;
  if (verb === 'play') return as === undefined ? whyNotPlay(s, seat, card, false) : whyNotPlayAsUpgrade(s, seat, card);
  if (verb === 'discard') return whyNotDiscard(s, seat, card);
  if (verb === 'beside') return whyNotBeside(s, seat, card);
  return whyNotUse(s, seat, card, verb, false);
}
