// The list of all cards as data: the fields of its search, its filters and its orders.
import { houses } from '@vaultsong/engine';
import { fold } from '../../components/fold.ts';
import type { Facet, ListOf, RangeFilter } from '../../list/listOf.ts';
import { chosenIn } from '../../list/listOf.ts';
import { cardsPath } from '../../routing/paths.ts';
import type { CatalogueCard } from './catalogue.ts';
import { byPrinting, rarities } from './catalogue.ts';
import type { CardFacet } from './facets.ts';
import { asHouse, facetOrders, facets, facetTitles, valuesOf, valueTitle } from './facets.ts';

const aemberOf = ({ bonus }: CatalogueCard): number => bonus.filter((icon) => icon === 'aember').length;

const texts = new WeakMap<CatalogueCard, string>();

function textOf(card: CatalogueCard): string {
  const known = texts.get(card);
  if (known !== undefined) return known;
  const text = fold([card.title, ...(card.text ?? card.keywords), ...card.traits].join('\n'));
  texts.set(card, text);
  return text;
}

const namesOf =
  (facet: CardFacet) =>
  (card: CatalogueCard): readonly string[] =>
    valuesOf(card, facet).flatMap((value) => [value, valueTitle(facet, value)]);

const facetOf = (facet: CardFacet): Facet<CatalogueCard> => ({
  kind: 'facet',
  name: facet,
  title: facetTitles[facet],
  control: 'boxes',
  valuesOf: (card, filter) => valuesOf(card, facet, chosenIn(filter, 'set')),
  titleOf: (value) => valueTitle(facet, value),
  order: facetOrders[facet],
  ...(facet === 'house' ? { houseOf: asHouse } : {}),
});

/** Power and armor are numbers of creatures only. */
const ranges: readonly RangeFilter<CatalogueCard>[] = [
  { kind: 'range', name: 'power', title: 'Power', lead: 'power', numberOf: ({ power }) => power },
  { kind: 'range', name: 'armor', title: 'Armor', lead: 'armor', numberOf: ({ armor }) => armor },
];

const byTitle = (a: CatalogueCard, b: CatalogueCard): number => a.title.localeCompare(b.title, 'en');

/** In the order of the alphabet; those of no house come last. */
const houseRank = ({ house }: CatalogueCard): number => (house === null ? houses.length : houses.indexOf(house));

const rarestOf = (card: CatalogueCard, sets: readonly string[]): number =>
  Math.max(...rarities.map((rarity, rank) => (valuesOf(card, 'rarity', sets).includes(rarity) ? rank : -1)));

const wordsInTitle = (card: CatalogueCard, words: readonly string[]): number => {
  const title = fold(card.title);
  return words.filter((word) => title.includes(word)).length;
};

export const cardList: ListOf<CatalogueCard> = {
  path: cardsPath,
  title: 'Cards',
  label: 'Cards',
  noun: 'card',
  idOf: ({ name }) => name,
  nameOf: ({ title }) => title,
  search: {
    of: 'cards',
    textOf,
    values: Object.fromEntries(facets.map((facet) => [facet, namesOf(facet)])),
    numbers: { power: ({ power }) => power, armor: ({ armor }) => armor, aember: aemberOf },
  },
  placeholder: 'Name or text, power>=5, house:dis …',
  hint: 'Words of the name or the text, or such as house:dis and power>=5.',
  examples: [
    ['steal', 'the word in the name, the text or the traits'],
    ['"each creature"', 'the words one after the other'],
    ['house:dis power>=5', 'strong creatures of Dis'],
    ['destroy -type:action', 'cards that destroy, without actions'],
    ['trait:knight trait:spirit', 'cards with both traits'],
    ['aember>=2', 'two bonus æmber or more'],
    ['enhance:capture set:mm', 'cards that add capture icons to their deck, in Mass Mutation'],
    ['kind:gigantic', 'halves of gigantic creatures; there are kind:evil-twin and kind:tide too'],
  ],
  filters: facets.flatMap((facet) => [facetOf(facet), ...(facet === 'rarity' ? ranges : [])]),
  // The order of the catalogue itself is by set and number. Sorting is stable, so that it breaks all ties.
  sorts: [
    {
      name: 'number',
      title: 'Set and number',
      order: (cards, words, filter) => {
        const sets = chosenIn(filter, 'set');
        const placed = sets.length === 0 ? cards : cards.toSorted(byPrinting(sets));
        // A person who types a name wants that card first.
        return words.length === 0 ? placed : placed.toSorted((a, b) => wordsInTitle(b, words) - wordsInTitle(a, words));
      },
    },
    { name: 'name', title: 'Name', order: (cards) => cards.toSorted(byTitle) },
    {
      name: 'house',
      title: 'House, then name',
      order: (cards) => cards.toSorted((a, b) => houseRank(a) - houseRank(b) || byTitle(a, b)),
    },
    {
      name: 'power',
      title: 'Power, the strongest first',
      order: (cards) => cards.toSorted((a, b) => (b.power ?? -1) - (a.power ?? -1)),
    },
    {
      name: 'aember',
      title: 'Bonus æmber, the most first',
      order: (cards) => cards.toSorted((a, b) => aemberOf(b) - aemberOf(a)),
    },
    {
      name: 'rarity',
      title: 'Rarity, the rarest first',
      order: (cards, _, filter) => {
        const sets = chosenIn(filter, 'set');
        return cards.toSorted((a, b) => rarestOf(b, sets) - rarestOf(a, sets));
      },
    },
  ],
  looks: true,
};
