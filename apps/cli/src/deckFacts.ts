// A deck as commands show it: facts for programs, lines for people.

import { findPrinted } from '@vaultsong/cards/catalogue';
import type { Deck, DeckCard } from '@vaultsong/decks';
import { printable, sayFault } from '@vaultsong/decks';
import { houseTitle, kindsOf, listedTitleOf, setTitle, writeCode } from '@vaultsong/decks/import';
import { counted } from '@vaultsong/say';
import type { SourcedDeck } from './loadDeck.ts';

/** The keys are a promise to the programs that read them. */
export const factsOf = ({ source, format, deck, faults, unplayable, notes }: SourcedDeck) => ({
  source,
  format,
  name: deck.name,
  set: deck.set,
  houses: deck.houses,
  cards: deck.cards.map((entry) => ({
    id: entry.card,
    name: nameOf(entry),
    count: entry.count,
    house: entry.house,
    kinds: kindsOf(deck, entry),
    enhancements: entry.enhancements ?? [],
    known: findPrinted(entry.card) !== undefined,
  })),
  beside: (deck.beside ?? []).map((card) => ({ id: card.card, name: nameOf(card) })),
  registryId: deck.registryId ?? null,
  code: writeCode(deck),
  playable: faults.length === 0 && unplayable.length === 0,
  faults,
  unplayable,
  notes,
});

function nameOf({ card, title }: Pick<DeckCard, 'card' | 'title'>): string {
  const printed = findPrinted(card);
  return printed === undefined ? (title ?? card) : listedTitleOf(printed);
}

const sum = (counts: readonly { readonly count: number }[]): number =>
  counts.reduce((total, { count }) => total + count, 0);

/** What can be said about a deck in one line. */
export function lineOf({ deck, faults, unplayable }: SourcedDeck): string {
  const { name, set, houses, cards } = deck;
  const left = sum(unplayable);
  const state = [
    ...(faults.length === 0 ? [] : [counted(faults.length, 'fault')]),
    ...(left === 0 ? [] : [`${counted(left, 'card')} not playable yet`]),
  ];
  const facts = [set ?? 'no set', houses.join(', ') || 'no houses', counted(sum(cards), 'card')];
  return `${printable(name, 200)}  ${facts.join('  ')}  ${state.join(', ') || 'ready to play'}`;
}

/** Everything about a deck; its faults apart. */
export function wordsOf({ deck, unplayable, notes }: SourcedDeck): string {
  const { name, set, houses, cards, beside = [], registryId } = deck;
  const places = [...new Set([...houses, ...cards.map(({ house }) => house)])];
  return [
    printable(name, 200),
    `${set === null ? 'No set' : setTitle(set)}; ${houses.map(houseTitle).join(', ') || 'no houses'}; ${counted(sum(cards), 'card')}`,
    ...(registryId === undefined ? [] : [`Registry: https://www.keyforgegame.com/deck-details/${registryId}`]),
    `Code: ${writeCode(deck)}`,
    ...places.flatMap((place) => {
      const here = cards.filter(({ house }) => house === place);
      const title = place === null ? 'No house' : houseTitle(place);
      return ['', `${title} (${sum(here)})`, ...here.map((entry) => cardLine(deck, entry))];
    }),
    ...(beside.length === 0
      ? []
      : ['', 'Beside the deck', ...beside.map((card) => `     ${printable(nameOf(card), 120)}`)]),
    ...(unplayable.length === 0 ? [] : ['', `Not playable yet: ${unplayable.map(({ name }) => name).join(', ')}`]),
    ...(notes.length === 0 ? [] : ['', ...notes]),
  ].join('\n');
}

function cardLine(deck: Deck, entry: DeckCard): string {
  const icons = (entry.enhancements ?? []).map((icon) => `+${icon}`);
  const marks = [...kindsOf(deck, entry), ...(icons.length === 0 ? [] : [`enhanced ${icons.join(' ')}`])];
  const unknown = findPrinted(entry.card) === undefined ? ['unknown card'] : [];
  const all = [...unknown, ...marks];
  return `  ${String(entry.count).padStart(2)} ${printable(nameOf(entry), 120)}${all.length === 0 ? '' : `  (${all.join(', ')})`}`;
}

/** The faults of a deck, as lines under its name. */
export const faultLines = ({ deck, faults }: SourcedDeck): string =>
  [`${printable(deck.name, 200)}:`, ...faults.map((fault) => `  ${sayFault(fault)}`)].join('\n');
