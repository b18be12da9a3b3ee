// The list of results as data: its search, its filters, and the tables that are made by the same properties.

import { difficulties } from '@vaultsong/adventures/difficulty';
import { houseTitles } from '@vaultsong/art';
import { botNames } from '@vaultsong/bots/names';
import { editionNames, editionOf, houses } from '@vaultsong/engine';
import { fold } from '../../components/fold.ts';
import { writeAddress } from '../../list/listAddress.ts';
import type { Facet, ListOf } from '../../list/listOf.ts';
import { noFilter, withChosen } from '../../list/listOf.ts';
import { resultsPath } from '../../routing/paths.ts';
import type { Entry } from './entry.ts';
import { deckKey } from './entry.ts';
import { asHouse, botTitle, difficultyTitles, opponentOf, placeTitles, sayGame } from './words.ts';

/** Properties by which a table is made. `decks` and `matchups` are two at once. */
export const groupings = [
  'deck',
  'foe',
  'house',
  'opponent',
  'bot',
  'first',
  'edition',
  'difficulty',
  'decks',
  'matchups',
] as const;
export type Grouping = (typeof groupings)[number];

export const groupingTitles: Readonly<Record<Grouping, string>> = {
  deck: 'Your deck',
  foe: 'Deck against',
  house: 'House played',
  opponent: 'Opponent',
  bot: 'Bot',
  first: 'Going first',
  edition: 'Edition',
  difficulty: 'Difficulty',
  decks: 'Deck × deck',
  matchups: 'House × house',
};

const day = 86_400_000;
const spans = { '7': '7 days', '30': '30 days', '90': '90 days', '365': 'a year' } as const;
const firstTitles: Readonly<Record<string, string>> = { yes: 'You went first', no: 'The other went first' };
const resultTitles: Readonly<Record<string, string>> = { won: 'Won', lost: 'Lost' };

/** Houses that one played in at least one turn; where turns were not noted, those of the deck. */
export const housesOf = ({ houses: played, decks }: Pick<Entry, 'houses' | 'decks'>): readonly string[] =>
  (played === null ? decks.flatMap((deck) => [...deck.houses]) : Object.keys(played)).filter(
    (house) => asHouse(house) !== undefined,
  );

const opponentKey = (entry: Entry): readonly string[] => (entry.opponent === '' ? [] : [deckKey(entry.opponent)]);

/** The values of a result by each property. */
export const valuesBy: Readonly<Record<Exclude<Grouping, 'decks' | 'matchups'>, (entry: Entry) => readonly string[]>> =
  {
    deck: ({ deckKeys }) => deckKeys,
    foe: ({ foeKey }) => (foeKey === null || foeKey === '' ? [] : [foeKey]),
    house: housesOf,
    opponent: opponentKey,
    bot: ({ bot }) => (bot === null ? [] : [bot]),
    first: ({ first }) => (first === null ? [] : [first ? 'yes' : 'no']),
    edition: ({ edition }) => [edition],
    difficulty: ({ difficulty }) => (difficulty === null ? [] : [difficulty]),
  };

type Titles = (value: string) => string;

const houseTitle: Titles = (value) => {
  const house = asHouse(value);
  return house === undefined ? value : houseTitles[house];
};
const oneTitle =
  (titles: Readonly<Record<string, string>>): Titles =>
  (value) =>
    titles[value] ?? value;
const editionTitle: Titles = (value) => {
  const edition = editionNames.find((name) => name === value);
  return edition === undefined ? value : editionOf(edition).title;
};
const botTitleOf: Titles = (value) => {
  const bot = botNames.find((name) => name === value);
  return bot === undefined ? value : botTitle(bot);
};

/** Titles of decks and opponents by their keys, from the results that have them. */
function namesIn(entries: readonly Entry[]) {
  const [decks, opponents] = [new Map<string, string>(), new Map<string, string>()];
  for (const entry of entries) {
    for (const [n, key] of entry.deckKeys.entries()) decks.set(key, entry.decks[n]?.name ?? key);
    if (entry.foeKey !== null) decks.set(entry.foeKey, entry.foe?.name ?? entry.foeKey);
    for (const key of opponentKey(entry)) opponents.set(key, opponentOf(entry));
  }
  return { decks, opponents };
}

export interface ResultList extends ListOf<Entry> {
  readonly titleBy: Readonly<Record<keyof typeof valuesBy, Titles>>;
}

/**
 * @param entries of all games that count: they have the names of decks and opponents
 * @param now in milliseconds since 1970
 */
export function resultList(entries: readonly Entry[], now: number): ResultList {
  const { decks, opponents } = namesIn(entries);
  const titleBy: ResultList['titleBy'] = {
    deck: (value) => decks.get(value) ?? value,
    foe: (value) => decks.get(value) ?? value,
    house: houseTitle,
    opponent: (value) => opponents.get(value) ?? value,
    bot: botTitleOf,
    first: oneTitle(firstTitles),
    edition: editionTitle,
    difficulty: oneTitle(difficultyTitles),
  };
  const boxes = (name: keyof typeof valuesBy, order: readonly string[] = [], free = false): Facet<Entry> => ({
    kind: 'facet',
    name,
    title: groupingTitles[name],
    control: 'boxes',
    order,
    titleOf: titleBy[name],
    valuesOf: valuesBy[name],
    free,
  });
  return {
    titleBy,
    path: resultsPath,
    title: 'Your results',
    label: 'Games that count',
    noun: 'game',
    idOf: ({ id }) => id,
    search: {
      of: 'games',
      textOf: (entry) => fold(sayGame(entry)),
      values: {
        deck: ({ decks: own }) => own.map(({ name }) => name),
        against: ({ foe }) => (foe === null ? [] : [foe.name]),
        opponent: (entry) => [opponentOf(entry)],
        house: (entry) => housesOf(entry).flatMap((house) => [house, houseTitle(house)]),
        is: ({ won, place }) => [won ? 'won' : 'lost', place],
      },
      numbers: { turn: ({ turns }) => turns, keys: ({ keys }) => keys[0] },
    },
    placeholder: 'Deck, opponent …',
    hint: 'Words of decks or opponents, or such as is:won and turn>=10.',
    examples: [
      ['onyx', 'with or against a deck'],
      ['deck:onyx -is:lost', 'won with one of your decks'],
      ['against:radiant house:dis', 'against a deck, in which you played a house'],
      ['turn>=20 keys<=1', 'long games with few keys of yours'],
    ],
    filters: [
      {
        kind: 'facet',
        name: 'when',
        title: 'When',
        control: 'menu',
        order: ['all', ...Object.keys(spans)],
        titleOf: (value) => (value === 'all' ? 'At any time' : `In the last ${oneTitle(spans)(value)}`),
        valuesOf: ({ at }) => Object.keys(spans).filter((days) => now - at <= Number(days) * day),
      },
      {
        kind: 'facet',
        name: 'place',
        title: 'Place',
        control: 'boxes',
        order: ['home', 'online', 'adventure'],
        titleOf: oneTitle(placeTitles),
        valuesOf: ({ place }) => [place],
      },
      {
        kind: 'facet',
        name: 'result',
        title: 'Result',
        control: 'boxes',
        order: ['won', 'lost'],
        titleOf: oneTitle(resultTitles),
        valuesOf: ({ won }) => [won ? 'won' : 'lost'],
      },
      boxes('deck', [], true),
      boxes('foe', [], true),
      { ...boxes('house', houses), houseOf: asHouse },
      boxes('opponent', [], true),
      boxes('bot', botNames),
      boxes('first', ['yes', 'no']),
      boxes('edition', editionNames),
      boxes('difficulty', difficulties),
    ],
    sorts: [
      { name: 'played', title: 'Played last first', order: (games) => games },
      { name: 'oldest', title: 'Played first first', order: (games) => games.toReversed() },
      { name: 'turn', title: 'Turns, the most first', order: (games) => games.toSorted((a, b) => b.turns - a.turns) },
    ],
    looks: false,
    parts: ['by'],
  };
}

/** The results with a deck. @param name of the deck */
export const resultsWithDeck = (name: string): string =>
  writeAddress(resultList([], 0), { filter: withChosen(noFilter, 'deck', [deckKey(name)]), parts: { by: 'foe' } });
