// Context while a card's definition is read: whose ability it is, when it happens, what was said before.
import type { EventType, Until, Who } from '@vaultsong/engine';
import type { Amount, Chance, Group, Moment, Side } from './effect.ts';

/** What holds for a part of the definition and all that is in it. */
export interface Frame {
  readonly when: Moment;
  readonly chance: Chance;
  /** Of the lasting effect that this is in; null outside of one. */
  readonly lasts: Until | null;
  /** Whom the word "you" means. */
  readonly you: Side;
  readonly self: Group;
  readonly granter: Group;
  readonly it: Group;
  readonly other: Group;
  /** The event that a trigger waits for. */
  readonly awaits: EventType | null;
  /** How often it is done, where an effect is repeated a fixed number of times. */
  readonly rounds: number;
  /** How many cards a lasting effect is used up by ("the next creature"); null: as many as there are. */
  readonly uses: Amount | null;
}

/** Earlier choices and deeds of the same ability; grows while it is read from its beginning to its end. */
export interface Memory {
  readonly cards: Map<string, Group>;
  readonly numbers: Map<string, Amount>;
  /** The cards of the preceding effect. */
  last: Group;
}

export const flip: Readonly<Record<Side, Side>> = {
  self: 'opponent',
  opponent: 'self',
  both: 'both',
  either: 'either',
};

/** The side of several groups together. */
export const joined = (sides: readonly Side[]): Side =>
  sides.every((side) => side === sides[0]) ? (sides[0] ?? 'either') : sides.includes('either') ? 'either' : 'both';

const chances: readonly Chance[] = ['always', 'sometimes', 'repeatedly'];

/** Both hold: what may happen repeatedly and under a condition counts as repeated. */
export const combinedChance = (x: Chance, y: Chance): Chance => (chances.indexOf(x) > chances.indexOf(y) ? x : y);

/** The same place, under a condition or repeated. */
export const under = (frame: Frame, chance: Chance): Frame => ({
  ...frame,
  chance: combinedChance(frame.chance, chance),
});

/** Done so many times; an unknown number is a repetition. */
export const repeated = (frame: Frame, rounds: Amount | 'all'): Frame =>
  typeof rounds === 'number' ? { ...frame, rounds: frame.rounds * rounds } : under(frame, 'repeatedly');

/** Players that a word names outright; the others are found through their cards. */
export function namedSide(who: Extract<Who, string>, { you }: Frame): Side {
  switch (who) {
    case 'you':
      return you;
    case 'opponent':
      return flip[you];
    case 'each':
      return 'both';
    case 'active':
    case 'that-player':
    case 'haunted':
      return 'either';
  }
}
