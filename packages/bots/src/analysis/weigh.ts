// Weighs the answers to a question by the chance to win that they lead to, and sets the best of them against another one: the one
// that was given, or the next best.
import type { State, View } from '@vaultsong/engine';
import type { Thinking } from '../bot.ts';
import type { Random } from '../random.ts';
import type { Effort } from './effort.ts';
import type { PlayedOut } from './playOut.ts';
import { playOut } from './playOut.ts';
import type { Spread } from './spread.ts';
import { meanOf, spreadOf } from './spread.ts';

/** An answer, and what came of it in each imagined state. */
export interface Weighed {
  readonly option: number;
  readonly ends: readonly PlayedOut[];
}

export interface Weighing {
  /** Both were tried in the same states, which were not looked at when the best was sought. */
  readonly best: Weighed;
  readonly other: Weighed;
  /** By how much more likely the game is won with the best one. */
  readonly lead: Spread;
}

/** How many of the answers are looked at again. */
const mostLookedAt = 3;

/**
 * @param view of the seat that decides, at a question with at least two options
 * @param imagine deals what is hidden from the seat anew, by a seed
 * @param given the option that the best one is set against; null for the next best
 * @returns null when it was ended before its end
 */
export function weigh(
  view: View,
  imagine: (seed: number) => State,
  random: Random,
  effort: Effort,
  given: number | null,
  thinking: Thinking,
): Weighing | null {
  const { ask } = view;
  if (ask === null || ask.options.length < 2) throw new Error('There is nothing to weigh: no question, or one answer');
  const tryIn = (options: readonly number[], states: number): Map<number, PlayedOut[]> | null => {
    const ends = new Map(options.map((option): [number, PlayedOut[]] => [option, []]));
    for (let i = 0; i < states; i++) {
      if (thinking.mustStop()) return null;
      const seed = Math.floor(random() * 2 ** 32);
      const state = imagine(seed);
      for (const [option, list] of ends) list.push(playOut(state, option, ask.player, effort.turns, seed));
    }
    return ends;
  };
  const glance = tryIn(
    ask.options.map((_, option) => option),
    effort.glance,
  );
  if (glance === null) return null;
  const seemed = [...glance].sort((x, y) => chanceOf(y[1]) - chanceOf(x[1]) || x[0] - y[0]).map(([option]) => option);
  const candidates = new Set([...seemed.slice(0, mostLookedAt), ...(given === null ? [] : [given])]);
  const look = tryIn([...candidates], effort.look);
  if (look === null) return null;
  const both = [...candidates]
    .map((option) => ({ option, ends: [...(glance.get(option) ?? []), ...(look.get(option) ?? [])] }))
    .sort((x, y) => chanceOf(y.ends) - chanceOf(x.ends) || x.option - y.option);
  const first = both[0]?.option ?? 0;
  const second = given !== null && given !== first ? given : (both[1]?.option ?? first);
  const proof = tryIn([first, second], effort.proof);
  if (proof === null) return null;
  const [best, other] = [first, second].map((option): Weighed => ({ option, ends: proof.get(option) ?? [] }));
  if (best === undefined || other === undefined) throw new Error('Two answers were tried');
  const lead = spreadOf(best.ends.map(({ chance }, i) => chance - (other.ends[i]?.chance ?? 0)));
  return { best, other, lead };
}

const chanceOf = (ends: readonly PlayedOut[]): number => meanOf(ends.map(({ chance }) => chance));
