// Verbs of a human's cards in the third step: the legal moves, and the reasons against the others.
import type { CardVerb, KnownCard, Option, Reason, Ref, Seat, View } from '@vaultsong/engine';
import { sameRef } from '@vaultsong/engine';
import type { CardKey, Refusals } from '@vaultsong/foresight';
import { handledBy, keyOf, verbsOf } from '@vaultsong/foresight';
import { pointerOfReason } from '@vaultsong/rulebook';
import { sayReason } from '@vaultsong/say';
import type { Left, Refusal, Verb } from '../../wire/question.ts';
import { verbLabels } from '../../wire/verbLabels.ts';

/** The option that does that with a card; null where there is none. */
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

/** Reason against a verb of a card now; null where it is possible, or where the card never offers it. */
export const reasonAgainst = (
  { cards }: Refusals,
  card: Ref,
  verb: CardVerb,
  as: 'upgrade' | undefined = undefined,
): Reason | null =>
  cards.find((refused) => refused.verb === verb && refused.as === as && sameRef(refused.card, card))?.reason ?? null;

/** A verb that the card does not have at all is not shown; one that is not possible now is, with the reason. */
function verbFor(
  refusals: Refusals,
  options: readonly Option[],
  card: Ref,
  verb: CardVerb,
  as: 'upgrade' | undefined = undefined,
): Verb | null {
  const label = as === undefined ? verbLabels[verb] : `${verbLabels[verb]} as ${as}`;
  const answer = answerFor(options, card, verb, as);
  if (answer !== null) return { verb, label, answer, refusal: null };
  const reason = reasonAgainst(refusals, card, verb, as);
  return reason === null ? null : { verb, label, answer, refusal: refusalOf(reason) };
}

/** Verbs of a card; a creature that may be an upgrade can be played as either. */
const verbsFor = (refusals: Refusals, options: readonly Option[], card: Ref, verb: CardVerb): readonly Verb[] => {
  const usual = verbFor(refusals, options, card, verb);
  const other = verb === 'play' ? verbFor(refusals, options, card, verb, 'upgrade') : null;
  return [usual, other].flatMap((found) => found ?? []);
};

/** All verbs of a human's cards while a move is asked for. */
export function verbsIn(view: View, refusals: Refusals, me: Seat): Readonly<Record<CardKey, readonly Verb[]>> {
  const { ask } = view;
  if (ask === null || ask.kind !== 'move' || ask.player !== me) return {};
  return Object.fromEntries(
    handledBy(view, me).map((card) => [
      keyOf(card.ref),
      verbsOf(card).flatMap((verb) => verbsFor(refusals, ask.options, card.ref, verb)),
    ]),
  );
}

/** Remaining actions besides discarding; null when nothing is left. */
export function leftIn(view: View, me: Seat, verbs: Readonly<Record<CardKey, readonly Verb[]>>): Left | null {
  const useful = (card: KnownCard): boolean =>
    (verbs[keyOf(card.ref)] ?? []).some(({ verb, answer }) => answer !== null && verb !== 'discard');
  const cards = handledBy(view, me).filter(useful);
  const hand = cards.filter(({ zone }) => zone !== 'play').length;
  const creatures = cards.filter(({ zone, type }) => zone === 'play' && type === 'creature').length;
  return cards.length === 0 ? null : { creatures, artifacts: cards.length - hand - creatures, hand };
}
