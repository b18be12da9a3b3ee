// The order in which faces lie before they are mixed: one that tells nothing of where a card really lies. By name, and cards
// of one name by what their decks print on them. Every imagined state sorts some fifty, so names are compared as numbers.
import { timesDefined, writtenCards } from '../language/definitions.ts';
import { nameOf } from '../state/card.ts';
import type { Card } from '../state/state.ts';
import type { CardName } from '../terms.ts';

/** The place of each name among all of them. */
let places: ReadonlyMap<CardName, number> = new Map();
let placedWith = -1;

function placesNow(): ReadonlyMap<CardName, number> {
  if (placedWith === timesDefined) return places;
  const names = writtenCards()
    .map(({ id }) => id)
    .sort();
  places = new Map(names.map((name, at) => [name, at]));
  placedWith = timesDefined;
  return places;
}

/** That a deck says of a copy that it has no icons is more than that it says nothing, although both look the same. */
const listed = (icons: readonly string[] | undefined): string =>
  icons === undefined ? '' : icons.length === 0 ? '-' : icons.join('+');

const printedOn = ({ print }: Card): string =>
  print === undefined ? '' : ` ${print.house ?? ''} ${listed(print.bonus)} ${listed(print.houseIcons)}`;

const isBefore = (one: Card, other: Card): boolean =>
  nameOf(one) === nameOf(other) && printedOn(one) < printedOn(other);

/** The cards by their faces. @returns a new list */
export function byFace(cards: readonly Card[]): Card[] {
  const among = placesNow();
  const keys = new Float64Array(cards.length);
  for (let i = 0; i < cards.length; i++) keys[i] = (among.get(nameOf(cards[i]!)) ?? 0) * cards.length + i;
  keys.sort();
  const sorted: Card[] = [];
  for (const key of keys) {
    const card = cards[key % cards.length]!;
    let at = sorted.length;
    while (at > 0 && isBefore(card, sorted[at - 1]!)) {
      sorted[at] = sorted[at - 1]!;
      at--;
    }
    sorted[at] = card;
  }
  return sorted;
}
