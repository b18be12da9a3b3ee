// The sides from which cards can be filtered: what they are called, and which values each card has there.

import { houseTitles } from '@vaultsong/art';
import { cardSets, findSet } from '@vaultsong/cards';
import { typesOf } from '@vaultsong/cards/catalogue';
import type { Bonus, House } from '@vaultsong/engine';
import { houses, keywords } from '@vaultsong/engine';
import { withHalf } from '../../components/print/half.ts';
import type { CatalogueCard } from './catalogue.ts';
import { keyrakenAdventure, rarities } from './catalogue.ts';

export const facets = [
  'house',
  'type',
  'rarity',
  'play',
  'keyword',
  'bonus',
  'enhance',
  'kind',
  'trait',
  'set',
] as const;
export type CardFacet = (typeof facets)[number];

export const facetTitles: Readonly<Record<CardFacet, string>> = {
  house: 'House',
  type: 'Type',
  rarity: 'Rarity',
  play: 'Here',
  keyword: 'Keyword',
  bonus: 'Bonus',
  enhance: 'Enhance',
  kind: 'Kind',
  trait: 'Trait',
  set: 'Set',
};

const bonusTitles: Readonly<Record<Bonus | 'none', string>> = {
  aember: 'Æmber',
  capture: 'Capture',
  damage: 'Damage',
  draw: 'Draw',
  discard: 'Discard',
  power: 'Power',
  none: 'No bonus',
};

/** What only cards of some sets are, or speak of. */
const kindTitles: Readonly<Record<string, string>> = {
  gigantic: 'Gigantic, one half',
  'evil-twin': 'Evil twin',
  tide: 'Speaks of the tide',
};

function kindsOf({ half, evilTwinOf, type, text }: CatalogueCard): readonly string[] {
  const speaksOfTide = type === 'tide' || (text?.some((line) => /\btide\b/i.test(line)) ?? false);
  return [
    ...(half === null ? [] : ['gigantic']),
    ...(evilTwinOf === null ? [] : ['evil-twin']),
    ...(speaksOfTide ? ['tide'] : []),
  ];
}

/** Whether a card can be played with here. */
const playTitles: Readonly<Record<string, string>> = {
  now: 'Playable now',
  adventure: 'In an adventure',
  later: 'Not playable yet',
};

/** The word alone: "assault 2" is assault. */
export const keywordIn = (written: string): string => written.replace(/ (?:\d+|X)$/, '');

/**
 * What a card is, seen from one side; several values where it has several traits or printings.
 * @param inSets counts only printings in these sets, as a rare card of one set may be common in another; empty: all
 */
export function valuesOf(card: CatalogueCard, facet: CardFacet, inSets: readonly string[] = []): readonly string[] {
  const counted = card.printings.filter(({ set }) => inSets.length === 0 || inSets.includes(set));
  switch (facet) {
    case 'house': {
      const its = new Set(counted.flatMap((printing) => printing.houses));
      return its.size === 0 ? [card.house ?? 'none'] : [...its];
    }
    case 'type':
      return typesOf(card);
    case 'rarity':
      return [...new Set(counted.map(({ rarity }) => rarity))];
    case 'play':
      if (card.adventure !== null) return ['adventure'];
      return [card.text === null ? 'later' : 'now'];
    case 'keyword':
      return card.keywords.map(keywordIn);
    case 'bonus':
      return card.bonus.length === 0 ? ['none'] : [...new Set(card.bonus)];
    case 'enhance':
      return [...new Set(card.enhance)];
    case 'kind':
      return kindsOf(card);
    case 'trait':
      return card.traits;
    case 'set':
      return card.adventure === null ? [...new Set(card.printings.map(({ set }) => set))] : [card.adventure.id];
  }
}

export const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

export const asHouse = (value: string): House | undefined => houses.find((house) => house === value);

export const setTitle = (set: string): string =>
  set === keyrakenAdventure.id ? keyrakenAdventure.title : (findSet(set)?.name ?? set.toUpperCase());

/** How a value is shown. */
export function valueTitle(facet: CardFacet, value: string): string {
  switch (facet) {
    case 'house': {
      const house = asHouse(value);
      return house === undefined ? 'No house' : houseTitles[house];
    }
    case 'set':
      return setTitle(value);
    case 'bonus':
      return value in bonusTitles ? bonusTitles[value as Bonus | 'none'] : value;
    case 'enhance': {
      const house = asHouse(value);
      if (house !== undefined) return `House ${houseTitles[house]}`;
      return value in bonusTitles ? bonusTitles[value as Bonus] : value;
    }
    case 'kind':
      return kindTitles[value] ?? value;
    case 'play':
      return playTitles[value] ?? value;
    case 'type':
    case 'rarity':
    case 'keyword':
    case 'trait':
      return capital(value.replaceAll('-', ' '));
  }
}

/** Values in the order in which they are listed; others follow in the order of the alphabet. */
export const facetOrders: Readonly<Record<CardFacet, readonly string[]>> = {
  house: houses,
  type: ['action', 'artifact', 'creature', 'token-creature', 'upgrade'],
  rarity: rarities,
  play: Object.keys(playTitles),
  keyword: keywords,
  bonus: Object.keys(bonusTitles),
  enhance: Object.keys(bonusTitles),
  kind: Object.keys(kindTitles),
  trait: [],
  set: cardSets.map(({ id }) => id),
};

/** What kind of card it is, in words: the halves of a gigantic creature are told apart. */
export const kindOf = ({ half, type }: CatalogueCard): string => withHalf(valueTitle('type', type).toLowerCase(), half);
