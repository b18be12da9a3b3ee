// A table as its form describes it, and what the server is asked for it. What cannot go together is never asked: where one
// choice rules another out, the form says so.

import { difficulties } from '@vaultsong/adventures/difficulty';
import type { BotName } from '@vaultsong/bots/names';
import { botNames } from '@vaultsong/bots/names';
import type { EditionName } from '@vaultsong/engine';
import { defaultEdition, editionNames } from '@vaultsong/engine';
import type { Pair } from '@vaultsong/match';
import { mostChains } from '@vaultsong/match';
import type { AskedTerms } from '@vaultsong/tables';
import { mostDelay } from '@vaultsong/tables';
import { z } from 'zod';
import { wholeNumber } from '../../components/form/checks.ts';
import type { SeriesName } from '../../wire/choice.ts';
import { formats, seriesNames } from '../../wire/choice.ts';

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
  readonly spectators: boolean;
  /** In seconds. */
  readonly delay: number;
}

/** What the numbers of a plan may be. */
export const bounds = {
  chains: [0, mostChains],
  turnSeconds: [15, 3600],
  minutes: [1, 180],
  increment: [0, 300],
  days: [1, 14],
  delay: [0, mostDelay],
} as const;

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
  spectators: true,
  delay: 0,
};

export const isDuel = ({ game }: Pick<Plan, 'game'>): boolean => game !== 'keyraken';

/** The plan with what is usual in place of all that its other choices leave without effect, and that no field shows. */
function effective(plan: Plan): Plan {
  const { clock } = plan;
  return {
    ...plan,
    chains: isDuel(plan) && !plan.bid ? plan.chains : usualPlan.chains,
    turnSeconds: clock === 'turn' ? plan.turnSeconds : usualPlan.turnSeconds,
    minutes: clock === 'chess' ? plan.minutes : usualPlan.minutes,
    increment: clock === 'chess' ? plan.increment : usualPlan.increment,
    days: clock === 'days' ? plan.days : usualPlan.days,
    delay: plan.spectators ? plan.delay : usualPlan.delay,
  };
}

const guest = z.enum(['person', ...botNames]);
const chains = wholeNumber(bounds.chains);

/** What a form for a table takes. */
export const planForm: z.ZodType<Plan, Plan> = z
  .custom<Plan>()
  .transform(effective)
  .pipe(
    z.object({
      game: z.enum(games),
      sets: z.array(z.string()),
      series: z.enum(seriesNames),
      chains: z.tuple([chains, chains]),
      bid: z.boolean(),
      players: z.union([z.literal(1), z.literal(2), z.literal(3)]),
      difficulty: z.enum(difficulties),
      others: z.tuple([guest, guest]),
      edition: z.enum(editionNames),
      clock: z.enum(clocks),
      turnSeconds: wholeNumber(bounds.turnSeconds),
      minutes: wholeNumber(bounds.minutes),
      increment: wholeNumber(bounds.increment),
      days: wholeNumber(bounds.days),
      rated: z.boolean(),
      listed: z.boolean(),
      takeBacks: z.boolean(),
      spectators: z.boolean(),
      delay: wholeNumber(bounds.delay),
    }),
  );

/** How many others there are to sit down. */
export const othersOf = (plan: Plan): readonly Guest[] =>
  isDuel(plan) ? plan.others.slice(0, 1) : plan.others.slice(0, plan.players - 1);

/** Why it cannot be rated; null: it can. @param isAccount whether the one who opens it has an account */
export function whyNotRated(plan: Plan, isAccount: boolean): string | null {
  if (!isAccount) return 'Only accounts have ratings.';
  if (!isDuel(plan)) return 'A game against the Keyraken is not rated.';
  if (othersOf(plan).some((one) => one !== 'person')) return 'A game against a bot is not rated.';
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
      return { type: 'none' };
    case 'turn':
      return { type: 'turn', seconds: turnSeconds };
    case 'chess':
      return { type: 'chess', seconds: minutes * 60, increment };
    case 'days':
      return { type: 'days', days };
  }
}

/** What the server is asked for. @param plan settled */
export function termsFor(plan: Plan): AskedTerms {
  const { game, sets, series, chains, bid, players, difficulty } = plan;
  return {
    play:
      game === 'keyraken'
        ? { type: 'keyraken', players, difficulty }
        : {
            type: 'duel',
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
    spectators: { allowed: plan.spectators, delay: plan.spectators ? plan.delay : 0 },
  };
}

/** One brings a deck oneself, unless all are dealt one. */
export const bringsDeck = ({ game }: Pick<Plan, 'game'>): boolean => game !== 'sealed';
