// Figures and titles by which decks are searched and compared. Each deck's profile is computed once.
import { findPrinted } from '@vaultsong/cards/catalogue';
import type { Deck } from '@vaultsong/decks';
import { kindsOf, titleOf } from '@vaultsong/decks/import';
import type { DeckProfile, Figure, Role } from '@vaultsong/decks/profile';
import { profileOf, roles, roleWords } from '@vaultsong/decks/profile';
import type { CardName } from '@vaultsong/engine';
import { withHalf } from '../../components/print/half.ts';
import { capital } from '../cards/facets.ts';

const profiles = new WeakMap<Deck, DeckProfile>();

export function profileFor(deck: Deck): DeckProfile {
  const known = profiles.get(deck);
  if (known !== undefined) return known;
  const profile = profileOf(deck);
  profiles.set(deck, profile);
  return profile;
}

/** The name of a card as lists write it, or as its source calls it where the catalogue lacks it. */
export function cardTitle({ card, title }: { readonly card: CardName; readonly title?: string }): string {
  const printed = findPrinted(card);
  return printed === undefined ? (title ?? card) : titleOf(printed);
}

/** The same where it stands alone: both halves of a gigantic creature have one name. */
export function listedTitle(entry: { readonly card: CardName; readonly title?: string }): string {
  const printed = findPrinted(entry.card);
  return withHalf(cardTitle(entry), printed?.half ?? null);
}

/** Numbers that are no role. */
const plain = {
  creatures: 'Creatures',
  actions: 'Actions',
  artifacts: 'Artifacts',
  upgrades: 'Upgrades',
  aember: 'Expected æmber',
  power: 'Power of all creatures',
  armor: 'Armor of all creatures',
  'aember-control': 'Æmber control',
  'creature-control': 'Creature control',
  'card-flow': 'Card flow',
  disruption: 'Disruption',
  'artifact-control': 'Artifact control',
  board: 'Board',
  mavericks: 'Mavericks',
  rares: 'Rares',
} as const;
type Plain = keyof typeof plain;

export type Measure = Plain | Role;

const isPlain = (measure: string): measure is Plain => Object.hasOwn(plain, measure);
const plainMeasures = Object.keys(plain).filter(isPlain);

/** All that decks can be compared by in numbers. */
export const measures: readonly Measure[] = [...plainMeasures, ...roles.filter((role) => !isPlain(role))];

export const measureTitle = (measure: Measure): string =>
  isPlain(measure) ? plain[measure] : `Cards: ${capital(roleWords[measure])}`;

const figureOf = {
  aember: 'expected-aember',
  'aember-control': 'aember-control',
  'creature-control': 'creature-control',
  'card-flow': 'card-flow',
  disruption: 'disruption',
  'artifact-control': 'artifact-control',
  board: 'board',
} as const satisfies Partial<Record<Plain, Figure>>;

const sum = (counts: readonly { readonly count: number }[]): number =>
  counts.reduce((total, { count }) => total + count, 0);

/** The number of a deck. Numbers of cards count copies. */
export function measureOf(deck: Deck, measure: Measure): number {
  const { types, creatures, figures, rarities, roles: byRole } = profileFor(deck);
  const ofType = (type: string): number => types.find(({ name }) => name === type)?.count ?? 0;
  switch (measure) {
    case 'creatures':
      return creatures.count;
    case 'actions':
      return ofType('action');
    case 'artifacts':
      return ofType('artifact');
    case 'upgrades':
      return ofType('upgrade');
    case 'power':
      return creatures.power;
    case 'armor':
      return creatures.armor;
    case 'mavericks':
      return sum(deck.cards.filter((card) => kindsOf(deck, card).includes('maverick')));
    case 'rares':
      return rarities.find(({ name }) => name === 'rare')?.count ?? 0;
    case 'aember':
    case 'aember-control':
    case 'creature-control':
    case 'card-flow':
    case 'disruption':
    case 'artifact-control':
    case 'board':
      return figures[figureOf[measure]];
    default:
      return sum(byRole[measure]);
  }
}
