// A table as its form describes it, and what the server is asked for it. What cannot go together is never asked: where one
// choice rules another out, the form says so.
import type { BotName } from '@vaultsong/bots/names';
import type { EditionName } from '@vaultsong/engine';
import { defaultEdition } from '@vaultsong/engine';
import type { Pair } from '@vaultsong/match';
import type { AskedTerms } from '@vaultsong/tables';
import type { SeriesName } from '../../wire/choice.ts';
import { formats } from '../../wire/choice.ts';

export const games = ['own', 'sealed', 'keyraken'] as const;
export type Game = (typeof games)[number];
export const clocks = ['none', 'turn', 'chess', 'days'] as const;
export type ClockName = (typeof clocks)[number];
export type Guest = 'person' | BotName;

export interface Plan {
  readonly game: Game;
  /** Sets of sealed decks; none: Call of the Archons. */
  readonly sets: readonly string[];
  readonly series: SeriesName;
  readonly chains: Pair<number>;
  readonly bid: boolean;
  /** Of a team against the Keyraken. */
  readonly players: 1 | 2 | 3;
  readonly difficulty: 'easy' | 'normal' | 'hard';
  /** Who sits on the other seats, in order; as many count as there are. */
  readonly others: Pair<Guest>;
  readonly edition: EditionName;
  readonly clock: ClockName;
  readonly turnSeconds: number;
  readonly minutes: number;
  readonly increment: number;
  readonly days: number;
  readonly rated: boolean;
  readonly listed: boolean;
  readonly takeBacks: boolean;
  readonly watchers: boolean;
  /** In seconds. */
  readonly delay: number;
}

export const usualPlan: Plan = {
  game: 'own',
  sets: [],
  series: '1',
  chains: [0, 0],
  bid: false,
  players: 2,
  difficulty: 'normal',
  others: ['person', 'person'],
  edition: defaultEdition,
  clock: 'none',
  turnSeconds: 120,
  minutes: 30,
  increment: 15,
  days: 3,
  rated: false,
  listed: true,
  takeBacks: true,
  watchers: true,
  delay: 0,
};

export const isDuel = ({ game }: Pick<Plan, 'game'>): boolean => game !== 'keyraken';

/** How many others there are to sit down. */
export const othersOf = (plan: Plan): readonly Guest[] =>
  isDuel(plan) ? plan.others.slice(0, 1) : plan.others.slice(0, plan.players - 1);

/** Why it cannot be rated; null: it can. @param isAccount whether the one who opens it has an account */
export function whyNotRated(plan: Plan, isAccount: boolean): string | null {
  if (!isAccount) return 'Only accounts have ratings.';
  if (!isDuel(plan)) return 'A game against the Keyraken is not rated.';
  if (othersOf(plan).some((one) => one !== 'person')) return 'A game against a bot of the house is not rated.';
  if (plan.clock === 'none') return 'A rated game needs a clock.';
  if (!plan.bid && plan.chains.some((count) => count > 0)) return 'A rated game has no handicap.';
  return null;
}

/** The plan without what it cannot have. */
export function settled(plan: Plan, isAccount: boolean): Plan {
  const rated = plan.rated && whyNotRated(plan, isAccount) === null;
  const bid = plan.bid && isDuel(plan) && plan.series !== 'adaptive';
  return { ...plan, rated, bid, chains: bid ? [0, 0] : plan.chains, takeBacks: plan.takeBacks && !rated };
}

function clockOf({ clock, turnSeconds, minutes, increment, days }: Plan): AskedTerms['clock'] {
  switch (clock) {
    case 'none':
      return { is: 'none' };
    case 'turn':
      return { is: 'turn', seconds: turnSeconds };
    case 'chess':
      return { is: 'chess', seconds: minutes * 60, increment };
    case 'days':
      return { is: 'days', days };
  }
}

/** What the server is asked for. @param plan settled */
export function termsFor(plan: Plan): AskedTerms {
  const { game, sets, series, chains, bid, players, difficulty } = plan;
  return {
    play:
      game === 'keyraken'
        ? { is: 'keyraken', players, difficulty }
        : {
            is: 'duel',
            decks: game,
            sets: game === 'sealed' ? [...sets] : [],
            format: formats[series],
            chains: [chains[0], chains[1]],
            bid,
          },
    edition: plan.edition,
    clock: clockOf(plan),
    rated: plan.rated,
    takeBacks: plan.takeBacks ? 'consent' : 'never',
    listed: plan.listed,
    watchers: { allowed: plan.watchers, delay: plan.watchers ? plan.delay : 0 },
  };
}

/** One brings a deck oneself, unless all are dealt one. */
export const bringsDeck = ({ game }: Pick<Plan, 'game'>): boolean => game !== 'sealed';
