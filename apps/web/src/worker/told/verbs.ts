// What a human might do with each of their cards in the third step: the legal moves, and why the others are not.
import type { CardVerb, InPlayView, KnownCard, Option, Reason, Ref, Seat, State, View } from '@vaultsong/engine';
import { sameRef, whyNot, whyNotEnd } from '@vaultsong/engine';
import { pointerOfReason } from '@vaultsong/rulebook';
import { sayReason } from '@vaultsong/say';
import type { CardKey } from '../../wire/key.ts';
import { keyOf } from '../../wire/key.ts';
import type { Left, Refusal, Verb } from '../../wire/question.ts';

const labels: Readonly<Record<CardVerb, string>> = {
  play: 'Play',
  discard: 'Discard',
  reap: 'Reap',
  fight: 'Fight',
  action: 'Action',
  omni: 'Omni',
  unstun: 'Remove stun',
  beside: 'Use',
};

/** In the order in which they are offered; the first legal one is the default. */
const verbsOf = (card: KnownCard | InPlayView): readonly CardVerb[] => {
  if (!('controller' in card)) return ['play', 'discard', 'omni'];
  const used: readonly CardVerb[] = card.type === 'creature' ? ['reap', 'fight', 'action', 'omni'] : ['action', 'omni'];
  return card.stunned ? ['unstun', ...used] : used;
};

export const answerFor = (
  options: readonly Option[],
  card: Ref,
  verb: CardVerb,
  as: 'upgrade' | undefined = undefined,
): number | null => {
  const index = options.findIndex(
    (option) =>
      option.pick === 'move' &&
      option.move.do === verb &&
      sameRef(option.move.card, card) &&
      (option.move.do !== 'play' || option.move.as === as),
  );
  return index < 0 ? null : index;
};

export const refusalOf = (reason: Reason): Refusal => ({ reason: sayReason(reason), entry: pointerOfReason(reason) });

/** Why a human cannot end the turn although a move of theirs is asked for. */
export function noEndIn(state: State, { ask }: View, me: Seat): Refusal | null {
  const reason = ask?.player === me ? whyNotEnd(state) : null;
  return reason === null ? null : refusalOf(reason);
}

/** A verb that the card does not have at all is not shown; one that is not possible now is, with the reason. */
function verbFor(
  state: State,
  options: readonly Option[],
  card: Ref,
  verb: CardVerb,
  as: 'upgrade' | undefined = undefined,
): Verb | null {
  const label = as === undefined ? labels[verb] : `${labels[verb]} as ${as}`;
  const answer = answerFor(options, card, verb, as);
  if (answer !== null) return { verb, label, answer, refusal: null };
  const reason = whyNot(state, card, verb, as);
  if (reason === null || ['no-such-ability', 'not-here'].includes(reason.rule)) return null;
  return { verb, label, answer, refusal: refusalOf(reason) };
}

/** What can be done with a card, a creature that may be an upgrade played as either. */
const verbsFor = (state: State, options: readonly Option[], card: Ref, verb: CardVerb): readonly Verb[] => {
  const usual = verbFor(state, options, card, verb);
  const other = verb === 'play' ? verbFor(state, options, card, verb, 'upgrade') : null;
  return [usual, other].flatMap((found) => found ?? []);
};

const own = (view: View, seat: Seat): readonly KnownCard[] => {
  const me = view.players[seat];
  if (me === undefined) return [];
  const hand = me.hand.filter((card): card is KnownCard => card.known);
  const used = (card: InPlayView): boolean => card.controller === seat;
  return [...hand, ...me.line.filter(used), ...me.artifacts.filter(used)];
};

/** The cards of piles that an effect lets them play from there. */
const playedFromPiles = (view: View, seat: Seat): readonly KnownCard[] => {
  const me = view.players[seat];
  if (me === undefined || view.ask === null) return [];
  const keys = new Set(
    view.ask.options.flatMap((option) =>
      option.pick === 'move' && option.move.do === 'play' && option.move.from !== undefined
        ? [keyOf(option.move.card)]
        : [],
    ),
  );
  if (keys.size === 0) return [];
  return [...me.discard, ...me.archives, ...me.purged].filter(
    (card): card is KnownCard => card.known && keys.has(keyOf(card.ref)),
  );
};

/** All verbs of a human's cards while a move is asked for. */
export function verbsIn(state: State, view: View, me: Seat): Readonly<Record<CardKey, readonly Verb[]>> {
  const { ask } = view;
  if (ask === null || ask.kind !== 'move' || ask.player !== me) return {};
  return Object.fromEntries(
    [...own(view, me), ...playedFromPiles(view, me)].map((card) => [
      keyOf(card.ref),
      verbsOf(card).flatMap((verb) => verbsFor(state, ask.options, card.ref, verb)),
    ]),
  );
}

/** What could still be done besides discarding; null when nothing is left. */
export function leftIn(view: View, me: Seat, verbs: Readonly<Record<CardKey, readonly Verb[]>>): Left | null {
  const useful = (card: KnownCard): boolean =>
    (verbs[keyOf(card.ref)] ?? []).some(({ verb, answer }) => answer !== null && verb !== 'discard');
  const cards = [...own(view, me), ...playedFromPiles(view, me)].filter(useful);
  const hand = cards.filter(({ zone }) => zone !== 'play').length;
  const creatures = cards.filter(({ zone, type }) => zone === 'play' && type === 'creature').length;
  return cards.length === 0 ? null : { creatures, artifacts: cards.length - hand - creatures, hand };
}
