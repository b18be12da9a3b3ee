// Check of a deck for faults: it must have 36 known cards, 12 of each of its three houses (v1.3 p.2), both halves of each
// gigantic creature, and beside it only what belongs there.

import { findPrinted } from '@vaultsong/cards/catalogue';
import { counted } from '@vaultsong/say';
import type { BesideCard, Deck, DeckCard } from '../model/deck.ts';
import { cardsInDeck, cardsInHouse, housesInDeck } from '../model/deck.ts';
import { besideNames, liesBeside } from '../model/kind.ts';
import type { Suggest } from '../names/suggest.ts';
import { suggester } from '../names/suggest.ts';
import type { Fault } from './fault.ts';
import { limited } from './fault.ts';
import { sayHouses, sayNoCard, saySeveral } from './plain.ts';
import { describe, printable } from './quote.ts';

/**
 * What is wrong with a deck, as far as it is told; empty for a whole deck, playable or not.
 * @param suggest says what an unknown card may have meant
 */
export const deckFaults = (deck: Deck, suggest: Suggest = suggester()): readonly Fault[] =>
  limited(allFaults(deck, suggest), 'the deck');

/** Everything that is wrong with a deck. */
export function allFaults(deck: Deck, suggest: Suggest): readonly Fault[] {
  const ofCards = deck.cards.flatMap((entry, i) => cardFaults(deck, entry, `cards[${i}]`, suggest));
  const ofBeside = (deck.beside ?? []).flatMap((entry, i) => besideFaults(deck, entry, `beside[${i}]`, suggest));
  return [
    ...housesFaults(deck),
    ...ofCards,
    ...halvesFaults(deck),
    ...ofBeside,
    ...totalFaults(deck),
    // A card that is wrong itself is also missing in its house; that would only repeat what was said.
    ...(ofCards.length === 0 ? houseCountFaults(deck) : []),
  ];
}

function housesFaults({ houses }: Deck): readonly Fault[] {
  if (houses.length === housesInDeck && new Set(houses).size === housesInDeck) return [];
  const what = houses.length === 0 ? 'no houses' : houses.join(', ');
  const plain = `A deck has three different houses; this one has ${houses.length === 0 ? 'none' : sayHouses(houses)}.`;
  return [{ where: 'houses', what, expected: 'three different houses', plain }];
}

function cardFaults(deck: Deck, entry: DeckCard, where: string, suggest: Suggest): readonly Fault[] {
  const printed = findPrinted(entry.card);
  if (printed === undefined) return [unknown(deck, entry, where, suggest), ...strayFaults(deck, entry, where)];
  if (liesBeside(printed))
    return [
      {
        where: `${where}.id`,
        what: `${describe(printed.id)} is ${besideNames[printed.type]}`,
        expected: 'it beside the cards of the deck, not among them',
        plain: `“${printed.name}” is ${besideNames[printed.type]}, and lies beside a deck, not in it.`,
      },
    ];
  return entry.house === null ? [houseless(deck, entry, where)] : strayFaults(deck, entry, where);
}

function unknown(deck: Deck, { card, title }: BesideCard, where: string, suggest: Suggest): Fault {
  const name = title ?? card;
  const { expected, near } = suggest(name, deck.set);
  return { where: `${where}.id`, what: `unknown card ${describe(name)}`, expected, plain: sayNoCard(name, near[0]) };
}

const houseless = ({ houses }: Deck, entry: DeckCard, where: string): Fault => ({
  where: `${where}.house`,
  what: `no house is named for ${describe(entry.card)}`,
  expected: `a house of the deck: ${houses.join(', ')}`,
  plain: `“${nameOf(entry)}” stands below no house; put it below one of the deck’s${houses.length === 0 ? '' : `, ${sayHouses(houses)}`}.`,
});

const nameOf = ({ card, title }: BesideCard): string => printable(findPrinted(card)?.name ?? title ?? card);

/** A card of another house than its printed one is a maverick, but the deck must still have that house. */
function strayFaults({ houses }: Deck, entry: DeckCard, where: string): readonly Fault[] {
  const { card, house } = entry;
  if (house === null || houses.includes(house)) return [];
  const expected = `a house of the deck: ${houses.join(', ')}`;
  const plain = `“${nameOf(entry)}” is of ${sayHouses([house])}, which is no house of this deck.`;
  return [{ where: `${where}.house`, what: `${describe(card)} is of house ${house}`, expected, plain }];
}

function besideFaults(deck: Deck, entry: BesideCard, where: string, suggest: Suggest): readonly Fault[] {
  const printed = findPrinted(entry.card);
  if (printed === undefined) return [unknown(deck, entry, where, suggest)];
  if (liesBeside(printed)) return [];
  const expected = 'a token creature, prophecy, archon power or the tide';
  const plain = `“${printed.name}” is a card of a deck, and does not lie beside one.`;
  return [{ where: `${where}.id`, what: `${describe(entry.card)} is a card like those of the deck`, expected, plain }];
}

/** A gigantic creature is played as two cards; one alone is of no use, and no deck is printed with it. */
function halvesFaults({ cards }: Deck): readonly Fault[] {
  const copies = (id: string): number => sum(cards.filter(({ card }) => card === id));
  return [...new Set(cards.map(({ card }) => card))].flatMap((id) => {
    const other = findPrinted(id)?.otherHalf ?? null;
    if (other === null || copies(id) <= copies(other)) return [];
    return [
      {
        where: 'cards',
        what: `${describe(id)} ${counted(copies(id), 'time')} and its other half ${describe(other)} ${counted(copies(other), 'time')}`,
        expected: 'as many of one half as of the other',
        plain: `“${printable(findPrinted(id)?.name ?? id)}” is a gigantic creature, of two cards; one half is missing.`,
      },
    ];
  });
}

function totalFaults({ cards }: Deck): readonly Fault[] {
  const total = sum(cards);
  return total === cardsInDeck
    ? []
    : [
        {
          where: 'cards',
          what: counted(total, 'card'),
          expected: `${cardsInDeck} cards`,
          plain: `A deck has ${cardsInDeck} cards; this one has ${saySeveral(total)}.`,
        },
      ];
}

const houseCountFaults = ({ houses, cards }: Deck): readonly Fault[] =>
  [...new Set(houses)]
    .map((house) => ({ house, count: sum(cards.filter((card) => card.house === house)) }))
    .filter(({ count }) => count !== cardsInHouse)
    .map(({ house, count }) => ({
      where: `cards of house ${house}`,
      what: counted(count, 'card'),
      expected: `${cardsInHouse} cards`,
      plain: `A deck has ${cardsInHouse} cards of each house; this one has ${saySeveral(count)} of ${sayHouses([house])}.`,
    }));

const sum = (entries: readonly DeckCard[]): number => entries.reduce((total, { count }) => total + count, 0);
