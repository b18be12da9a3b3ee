// A deck in some numbers that can be compared with those of other decks.
import type { ReadCard } from './card.ts';
import { creaturesAmong } from './card.ts';
import { recordOf } from './recordOf.ts';
import type { Role } from './role.ts';

/** Numbers of cards with at least one of these roles. */
const cardsWith = {
  'aember-control': ['steals', 'captures', 'drains', 'taxes', 'stops-forging'],
  'creature-control': ['destroys', 'damages', 'purges', 'bounces', 'stuns', 'exhausts', 'takes-control'],
  'card-flow': ['draws', 'archives', 'searches', 'recurs', 'plays-more'],
  disruption: ['disrupts-hand', 'forbids'],
  'extra-uses': ['extra-uses'],
  'artifact-control': ['fights-artifacts'],
  'stops-forging': ['stops-forging'],
  forges: ['forges'],
  sweeps: ['sweeps'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export const figures = [
  'expected-aember',
  'aember-control',
  'creature-control',
  'board',
  'card-flow',
  'disruption',
  'extra-uses',
  'artifact-control',
  'stops-forging',
  'forges',
  'sweeps',
  'creatures',
] as const;
export type Figure = (typeof figures)[number];

/** The figures that are given a score. */
export const scores = [
  'expected-aember',
  'aember-control',
  'creature-control',
  'board',
  'card-flow',
  'disruption',
  'extra-uses',
] as const satisfies readonly Figure[];
export type Score = (typeof scores)[number];

/** Every figure of a deck. @param expectedAember what it gains for certain by playing every card once */
export const figuresOf = (cards: readonly ReadCard[], expectedAember: number): Readonly<Record<Figure, number>> =>
  recordOf(figures, (figure) => figureOf(figure, cards, expectedAember));

function figureOf(figure: Figure, cards: readonly ReadCard[], expectedAember: number): number {
  const creatures = creaturesAmong(cards);
  switch (figure) {
    case 'expected-aember':
      return expectedAember;
    case 'board':
      return creatures.reduce((sum, { power, armor, count }) => sum + (power + armor) * count, 0);
    case 'creatures':
      return copiesOf(creatures);
    default: {
      const wanted: readonly Role[] = cardsWith[figure];
      return copiesOf(cards.filter((card) => card.roles.some((role) => wanted.includes(role))));
    }
  }
}

const copiesOf = (cards: readonly ReadCard[]): number => cards.reduce((sum, { count }) => sum + count, 0);
