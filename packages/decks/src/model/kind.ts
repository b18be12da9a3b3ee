// Kind of a card within its deck (regular, legacy, maverick, anomaly …): derived from where it was printed, never stored.
import { cardSets, findSet } from '@vaultsong/cards';
import type { PrintedCard, PrintedType } from '@vaultsong/cards/catalogue';
import { findPrinted } from '@vaultsong/cards/catalogue';
import type { CardName, House } from '@vaultsong/engine';
import type { Deck, DeckCard } from './deck.ts';

/**
 * maverick: it belongs to a house that it was not printed in. legacy: it was not printed in the set of the deck, but in
 * an older one. anomaly: it was printed without a house of its own, though it is one of the 36.
 */
export type CardKind = 'maverick' | 'legacy' | 'anomaly';

type InSet = Deck['set'];

/** Names of the types of cards that are none of the 36; null for those that are. */
export const besideNames: Readonly<Record<PrintedType, string | null>> = {
  action: null,
  artifact: null,
  creature: null,
  upgrade: null,
  adversary: 'the adversary of an adventure',
  'token-creature': 'a token creature',
  'archon-power': 'an archon power',
  prophecy: 'a prophecy',
  tide: 'the tide',
};

/** Whether a card lies beside the 36 cards of a deck. */
export const liesBeside = ({ type }: PrintedCard): boolean => besideNames[type] !== null;

/** The kinds of a card of a deck: none, one or several. Of a card that nobody knows nothing can be said. */
export function kindsOf(
  { set }: Pick<Deck, 'set'>,
  { card, house }: Pick<DeckCard, 'card' | 'house'>,
): readonly CardKind[] {
  const printed = findPrinted(card);
  if (printed === undefined) return [];
  if (isAnomaly(printed, set)) return liesBeside(printed) ? [] : ['anomaly'];
  return [
    ...(house !== null && !housesIn(printed, set).includes(house) ? (['maverick'] as const) : []),
    ...(isLegacy(printed, set) ? (['legacy'] as const) : []),
  ];
}

function isAnomaly(printed: PrintedCard, set: InSet): boolean {
  const here = printed.printings.find((printing) => printing.set === set);
  return here === undefined ? printed.house === null : here.houses.length === 0;
}

/** Of a set whose cards are not known, nobody can say which cards are strange to it. */
function isLegacy({ printings }: PrintedCard, set: InSet): boolean {
  if (set === null || findSet(set)?.houses === null || printings.some((printing) => printing.set === set)) return false;
  return printings.some((printing) => ageOf(printing.set) < ageOf(set));
}

const ageOf = (set: InSet): number => cardSets.findIndex(({ id }) => id === set);

/** Houses that a card was printed in: in this set, or, if it is not in the set, anywhere. */
function housesIn({ printings }: PrintedCard, set: InSet): readonly House[] {
  const here = printings.find((printing) => printing.set === set);
  return here?.houses ?? printings.flatMap(({ houses }) => houses);
}

/**
 * The house that a card has in a deck whose source does not say it; null where that is open.
 * @param houses those of the deck, as far as they are known: they decide between several
 */
export function houseByPrint(card: CardName, set: InSet, houses: readonly House[]): House | null {
  const printed = findPrinted(card);
  if (printed === undefined) return null;
  const possible = new Set(housesIn(printed, set));
  if (possible.size === 0 && printed.house !== null) possible.add(printed.house);
  const [only, ...others] = possible.size === 1 ? possible : houses.filter((house) => possible.has(house));
  return only !== undefined && others.length === 0 ? only : null;
}
