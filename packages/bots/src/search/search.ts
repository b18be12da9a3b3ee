// Tries the answers to a question: each is played on in the same imagined states, and the one after which the game stands best on
// average is given. What seems best after a glance is looked at again, and longer.
import type { AskKind, Seat, State, View } from '@vaultsong/engine';
import { answerThrough, clone, EndlessError, see } from '@vaultsong/engine';
import type { Bot, SearchingBot, Thinking } from '../bot.ts';
import { decide } from '../bot.ts';
import type { BotName } from '../names.ts';
import type { Random } from '../random.ts';
import { randomFrom } from '../random.ts';
import { rulesBot } from '../rulesBot.ts';
import { allowance } from './allowance.ts';

/** One look at the answers that are left. */
export interface Stage {
  /** How many of the answers that were best so far it looks at. */
  readonly best: number;
  /** In how many imagined states each of them has been tried when it ends. */
  readonly states: number;
  /** To the end of how many turns the game goes on, the present one counted. */
  readonly turns: number;
  /** The player that goes on for the own seat. */
  readonly own: Bot;
  /** The player that answers for the other seats. */
  readonly reply: Bot;
}

/** How well an end of a search suits a seat, by its view. */
export type Standing = (end: View, me: Seat) => number;

/** What is looked for, and what is looked at: the stages, in order, for the choice of a house and for all other questions. */
export interface Depth {
  /** How well the ends of a search suit the seat that is asked: more is better. */
  readonly standingFrom: (asked: View) => Standing;
  readonly duel: Stages;
  /** Against an automaton, whose answers are no guess, it pays to look far. */
  readonly race: Stages;
}

export interface Stages {
  readonly house: readonly Stage[];
  readonly others: readonly Stage[];
}

/** What the rules bot answers as well, or what has too many answers to try. */
const leftToRules: ReadonlySet<AskKind> = new Set<AskKind>([
  'mulligan',
  'flank',
  'pile',
  'turn-order',
  'name',
  'trait',
]);

/** A turn that takes more answers than this goes in circles. */
const mostAnswersInTurn = 300;

/** Tries for a question by bots that search within a try: few questions need more, and those are looked at less closely. */
const mostTriesWithin = 600;

/** Differences below this are chance. */
const noise = 1e-9;

/** An answer and how the game stands after it, in each imagined state so far. */
interface Tried {
  readonly option: number;
  readonly standings: number[];
}

/** All the answers that there are. */
export const all = Number.POSITIVE_INFINITY;

/** A bot that searches so deep. */
export const searcher = (name: BotName, depth: Depth): SearchingBot => ({
  name,
  needs: 'imagination',
  choose: (view, imagine, random, thinking) => search(depth, view, imagine, random, thinking),
});

/**
 * Searches for the best answer to the question of a view.
 * @param imagine deals what is hidden from the seat anew, by a seed
 * @param random the only source of chance
 * @param thinking may end it early, with what is best by then
 * @returns the index of an option
 */
export function search(
  depth: Depth,
  view: View,
  imagine: (seed: number) => State,
  random: Random,
  thinking: Thinking,
): number {
  const { ask } = view;
  if (ask === null) throw new Error('Nothing is asked of the one that searches');
  const usual = rulesBot.choose(view, random);
  if (leftToRules.has(ask.kind)) return usual;
  const { house, others } = view.adventure === null ? depth.duel : depth.race;
  const stages = ask.kind === 'house' ? house : others;
  const deals = new Deals(imagine, random);
  const standing = depth.standingFrom(view);
  const within = Math.ceil(mostTriesWithin / triesOf(stages, ask.options.length));
  let tried: readonly Tried[] = ask.options.map((_, option) => ({ option, standings: [] }));
  let last: Stage | null = null;
  for (const [i, stage] of stages.entries()) {
    // What was found by looking as far stays; a longer look begins anew.
    const goesOn: boolean =
      last !== null && last.turns === stage.turns && last.own === stage.own && last.reply === stage.reply;
    tried = bestOf(tried, usual, stage.best).map(({ option, standings }) => ({
      option,
      standings: goesOn ? standings : [],
    }));
    last = stage;
    if (tried.length === 1) break;
    for (let at = tried[0]?.standings.length ?? 0; at < stage.states; at++) {
      const deal = deals.at(at);
      const found: number[] = [];
      for (const { option } of tried) {
        // What was not tried in as many states as the others cannot be compared with them.
        if (thinking.mustStop()) return bestOf(tried, usual, 1)[0]?.option ?? usual;
        found.push(standingAfter(deal, option, ask.player, stage, standing, allowance(within, thinking)));
        thinking.onProgress((i + (at + found.length / tried.length) / stage.states) / stages.length);
      }
      for (const [j, { standings }] of tried.entries()) standings.push(found[j] ?? 0);
    }
  }
  return bestOf(tried, usual, 1)[0]?.option ?? usual;
}

/** How many tries the stages make for so many answers. */
const triesOf = (stages: readonly Stage[], answers: number): number =>
  stages.reduce((sum, { best, states }) => sum + Math.min(best, answers) * states, 0);

/** The best answers, the best first. What the rules bot would do is preferred where others are no better. */
const bestOf = (tried: readonly Tried[], usual: number, most: number): readonly Tried[] =>
  tried
    .map((one) => ({ one, mean: meanOf(one.standings) + (one.option === usual ? noise : 0) }))
    .sort((x, y) => y.mean - x.mean || x.one.option - y.one.option)
    .slice(0, most)
    .map(({ one }) => one);

const meanOf = (standings: readonly number[]): number =>
  standings.length === 0 ? 0 : standings.reduce((sum, standing) => sum + standing, 0) / standings.length;

interface Deal {
  readonly state: State;
  readonly seed: number;
}

/** The imagined states of one question, made when they are needed. */
class Deals {
  readonly #imagine: (seed: number) => State;
  readonly #random: Random;
  readonly #dealt: Deal[] = [];

  constructor(imagine: (seed: number) => State, random: Random) {
    this.#imagine = imagine;
    this.#random = random;
  }

  /** The next one, or one of those before it. */
  at(i: number): Deal {
    const known = this.#dealt[i];
    if (known !== undefined) return known;
    const seed = Math.floor(this.#random() * 2 ** 32);
    const deal = { state: this.#imagine(seed), seed };
    this.#dealt.push(deal);
    return deal;
  }
}

/** How the game stands for a seat once it gave this answer and some turns were played to their end. */
function standingAfter(
  { state: from, seed }: Deal,
  option: number,
  me: Seat,
  { turns, own, reply }: Stage,
  standing: Standing,
  thinking: Thinking,
): number {
  const state = clone(from);
  const random = randomFrom(seed);
  const end = state.turn + turns;
  try {
    answerThrough(state, option);
    for (let answers = 0; state.ask !== null && state.turn < end && answers < turns * mostAnswersInTurn; answers++)
      answerThrough(state, decide(state.ask.player === me ? own : reply, state, random, thinking));
  } catch (error) {
    // What never ends is no plan; anything else is a fault that must be seen.
    if (error instanceof EndlessError) return Number.NEGATIVE_INFINITY;
    throw error;
  }
  return standing(see(state, me), me);
}
