// The list of decks as data: the fields of its search, its filters and its orders.
import { cardSets } from '@vaultsong/cards';
import { findPrinted } from '@vaultsong/cards/catalogue';
import { houses } from '@vaultsong/engine';
import type { Mark } from '../../collection/entry.ts';
import { noMark } from '../../collection/entry.ts';
import { fold } from '../../components/fold.ts';
import { severalIn, writeAddress } from '../../list/listAddress.ts';
import type { Facet, ListOf, RangeFilter, Sort } from '../../list/listOf.ts';
import { noFilter, withChosen } from '../../list/listOf.ts';
import type { Query } from '../../list/query.ts';
import { isNamed } from '../../list/query.ts';
import { decksPath } from '../../routing/paths.ts';
import { asHouse, setTitle, valueTitle } from '../cards/facets.ts';
import type { Measure } from './facts.ts';
import { cardTitle, measureOf, measures, measureTitle, profileFor } from './facts.ts';
import type { KnownDeck } from './known.ts';

/** A deck with the notes of the player on it. */
export interface ListedDeck {
  readonly known: KnownDeck;
  readonly mark: Mark;
}

export type Marks = ReadonlyMap<string, Mark>;

export const markOf = ({ keptAs }: KnownDeck, marks: Marks): Mark => marks.get(keptAs) ?? noMark(keptAs);

/** Decks as they are listed, with their notes. */
export const listed = (decks: readonly KnownDeck[], marks: Marks): readonly ListedDeck[] =>
  decks.map((known) => ({ known, mark: markOf(known, marks) }));

type State = 'ready' | 'faulty' | 'later';
const stateOf = ({ faults, playable }: KnownDeck): State =>
  playable ? 'ready' : faults.length > 0 ? 'faulty' : 'later';

const valueTitles: Readonly<Record<string, string>> = {
  own: 'Your collection',
  bundled: 'Comes with Vaultsong',
  ready: 'Ready to play',
  later: 'Has cards that cannot be played yet',
  faulty: 'Faulty',
};

const cardsOf = ({ deck }: KnownDeck) => [...deck.cards, ...(deck.beside ?? [])];

const haystacks = new WeakMap<KnownDeck['deck'], string>();

/** Names of a deck and of its cards. */
function haystackOf(known: KnownDeck): string {
  const before = haystacks.get(known.deck);
  if (before !== undefined) return before;
  const text = fold([known.deck.name, ...cardsOf(known).map(cardTitle)].join('\n'));
  haystacks.set(known.deck, text);
  return text;
}

const numberOf =
  (measure: Measure) =>
  ({ known }: ListedDeck): number =>
    measureOf(known.deck, measure);

const facet = (
  about: Pick<Facet<ListedDeck>, 'name' | 'title' | 'order' | 'all' | 'free' | 'houseOf'> & {
    readonly valuesOf: (listed: ListedDeck) => readonly string[];
    readonly titleOf?: (value: string) => string;
  },
): Facet<ListedDeck> => ({
  kind: 'facet',
  control: 'boxes',
  titleOf: (value) => valueTitles[value] ?? value,
  ...about,
});

/** Numbers that are chosen from to; every other one can be searched by. */
const ranges = [
  'creatures',
  'actions',
  'artifacts',
  'upgrades',
  'aember',
  'steals',
  'aember-control',
  'creature-control',
  'card-flow',
] as const satisfies readonly Measure[];

const rangeOf = (measure: Measure): RangeFilter<ListedDeck> => ({
  kind: 'range',
  name: measure,
  title: measureTitle(measure),
  lead: `${measureTitle(measure)}:`,
  numberOf: numberOf(measure),
  folded: true,
});

const alphabet = (names: Iterable<string>): readonly string[] =>
  [...new Set(names)].sort((a, b) => a.localeCompare(b, 'en'));

const cardNamesIn = (decks: readonly ListedDeck[]): readonly string[] =>
  alphabet(decks.flatMap(({ known }) => known.deck.cards.map(cardTitle)));

function traitsIn(decks: readonly ListedDeck[]): readonly string[] {
  const cards = new Set(decks.flatMap(({ known }) => known.deck.cards.map(({ card }) => card)));
  const traits = [...cards].flatMap((card) => findPrinted(card)?.traits ?? []);
  return alphabet(traits).map((trait) => valueTitle('trait', trait));
}

const byName = (a: ListedDeck, b: ListedDeck): number => a.known.deck.name.localeCompare(b.known.deck.name, 'en');

const ageOf = ({ known: { deck } }: ListedDeck): number => {
  const age = cardSets.findIndex(({ id }) => id === deck.set);
  return age < 0 ? cardSets.length : age;
};

const mostFirst = (measure: Measure, title = measureTitle(measure)): Sort<ListedDeck> => ({
  name: measure,
  title: `${title}, the most first`,
  order: (decks) => decks.toSorted((a, b) => numberOf(measure)(b) - numberOf(measure)(a) || byName(a, b)),
});

/** The bonus icons on its cards, and the houses that it adds to some of them. */
function iconsOf({ deck }: KnownDeck): readonly string[] {
  const { bonus, houseIcons } = profileFor(deck);
  return [...bonus, ...houseIcons].map(({ name }) => name);
}

export const deckList: ListOf<ListedDeck> = {
  path: decksPath,
  title: 'Decks',
  label: 'Decks',
  noun: 'deck',
  idOf: ({ known }) => known.id,
  nameOf: ({ known }) => known.deck.name,
  search: {
    of: 'decks',
    textOf: ({ known, mark: { tags, notes } }) => `${haystackOf(known)}\n${fold([...tags, notes].join('\n'))}`,
    values: {
      card: ({ known }) => cardsOf(known).flatMap((card) => [card.card, cardTitle(card)]),
      trait: ({ known }) => profileFor(known.deck).traits.flatMap(({ name }) => [name, valueTitle('trait', name)]),
      keyword: ({ known }) => profileFor(known.deck).keywords.map(({ name }) => name),
      icon: ({ known }) => iconsOf(known).flatMap((icon) => [icon, valueTitle('enhance', icon)]),
      house: ({ known }) => known.deck.houses.flatMap((house) => [house, valueTitle('house', house)]),
      set: ({ known: { deck } }) => (deck.set === null ? ['none'] : [deck.set, setTitle(deck.set)]),
      tag: ({ mark }) => mark.tags,
      is: ({ known, mark }) => [
        ...(mark.favourite ? ['favourite'] : []),
        ...(known.origin === 'bundled' ? ['bundled'] : []),
        ...(known.added === null ? [] : ['own']),
        ...(known.origin === 'generated' ? ['new'] : []),
        stateOf(known),
      ],
    },
    numbers: Object.fromEntries(measures.map((measure) => [measure, numberOf(measure)])),
  },
  placeholder: 'Name, card, steals>=4, house:dis …',
  hint: 'Names of decks or cards, or such as house:dis and steals>=4.',
  examples: [
    ['thief', 'in the name of the deck, of a card, or in your notes'],
    ['card:"Bad Penny" -card:urchin', 'with one card and without another'],
    ['house:dis set:cota', 'of a house and a set'],
    ['trait:knight keyword:taunt', 'with a trait and a keyword'],
    ['icon:capture icon:mars', 'with such bonus icons and house icons'],
    ['steals>=4 creatures<16', 'numbers of cards'],
    ['tag:league is:favourite', 'what you noted; also is:own, is:ready, is:later, is:faulty'],
  ],
  filters: [
    {
      ...facet({
        name: 'favourites',
        title: 'Only favourites',
        order: ['only'],
        titleOf: () => 'Only favourites',
        valuesOf: ({ mark }) => (mark.favourite ? ['only'] : []),
      }),
      control: 'box',
    },
    facet({
      name: 'house',
      title: 'Houses (all of them)',
      all: true,
      order: houses,
      titleOf: (value) => valueTitle('house', value),
      valuesOf: ({ known }) => known.deck.houses,
      houseOf: asHouse,
    }),
    facet({
      name: 'set',
      title: 'Set',
      order: [...cardSets.map(({ id }) => id), 'none'],
      titleOf: (value) => (value === 'none' ? 'No set' : setTitle(value)),
      valuesOf: ({ known }) => [known.deck.set ?? 'none'],
    }),
    facet({
      name: 'from',
      title: 'From',
      order: ['own', 'bundled'],
      valuesOf: ({ known }) => [known.added === null ? 'bundled' : 'own'],
    }),
    facet({
      name: 'state',
      title: 'Here',
      order: ['ready', 'later', 'faulty'],
      valuesOf: ({ known }) => [stateOf(known)],
    }),
    facet({
      name: 'tag',
      title: 'Tag',
      order: [],
      free: true,
      titleOf: (value) => value,
      valuesOf: ({ mark }) => mark.tags,
    }),
    { kind: 'term', field: 'card', title: 'Has the card', namesIn: cardNamesIn },
    { kind: 'term', field: 'trait', title: 'Has cards with the trait', namesIn: traitsIn },
    ...ranges.map(rangeOf),
  ],
  sorts: [
    {
      name: 'added',
      title: 'Yours first, the newest first',
      // Those that come with the program stay in its order.
      order: (decks) => decks.toSorted((a, b) => (b.known.added ?? -1) - (a.known.added ?? -1)),
    },
    { name: 'name', title: 'Name', order: (decks) => decks.toSorted(byName) },
    mostFirst('aember'),
    mostFirst('aember-control'),
    mostFirst('creature-control'),
    mostFirst('card-flow'),
    mostFirst('creatures'),
    mostFirst('power', 'Power of creatures'),
    {
      name: 'set',
      title: 'Set, the oldest first',
      order: (decks) => decks.toSorted((a, b) => ageOf(a) - ageOf(b) || byName(a, b)),
    },
  ],
  looks: true,
  parts: ['pick'],
};

/** Decks that can be compared at once. */
export const mostPicked = 4;

/** Decks that an address picks to be compared. @param part of the address, as it is written */
export const pickedIn = (part = ''): readonly string[] => severalIn(part).slice(0, mostPicked);

/** Decks with a house. */
export const decksOfHouse = (house: string): string =>
  writeAddress(deckList, { filter: withChosen(noFilter, 'house', [house]) });

/** Cards for which a deck was found: those with a plain word in their names, and those asked for by name. */
export function cardsFound(known: KnownDeck, { terms }: Query): readonly string[] {
  const wanted = terms.filter((term) => !term.not);
  const titles = new Set(cardsOf(known).map(cardTitle));
  const name = fold(known.deck.name);
  return [...titles].filter((title) =>
    wanted.some((term) => {
      if (term.kind === 'words') return fold(title).includes(term.words) && !name.includes(term.words);
      if (term.kind === 'number' || term.field !== 'card') return false;
      return isNamed(title, term) || (term.whole && fold(findPrinted(term.value)?.name ?? '') === fold(title));
    }),
  );
}
