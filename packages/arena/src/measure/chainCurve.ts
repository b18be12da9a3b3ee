// With how many chains two decks are even, from games at several numbers of chains. What chains cost was measured over many decks
// (docs/chains.md); how strong the two are, and how far the cost to them differs from that, is learnt from their games (Bayes).
import { costOf } from '@vaultsong/bots';
import { mostChains } from '@vaultsong/match';
import { sigmoid } from './bradleyTerry.ts';

/**
 * Games at one number of chains. Chains are told from the first deck: 5 are five of its own, -5 are five of the second.
 */
export interface ChainScore {
  readonly chains: number;
  /** Of the first deck. */
  readonly wins: number;
  readonly games: number;
}

/** A value in the middle of all that are likely, and the 95 % interval. */
export interface Likely {
  readonly middle: number;
  readonly low: number;
  readonly high: number;
}

export interface ChainCurve {
  /** With how many chains the two are even; a whole number may lie between. At the ends of the tracker it may be more. */
  readonly even: Likely;
  /** The share that the first deck wins with so many. */
  share(chains: number): Likely;
}

/** How much stronger one deck is thought to be in advance (log odds), and how far chains may cost it more or less (logarithm of the factor): pairs of real decks differ so much. */
const inAdvance = { strength: 1.5, factor: 0.35 } as const;

const range = (least: number, most: number, step: number): readonly number[] =>
  Array.from({ length: Math.round((most - least) / step) + 1 }, (_, i) => least + i * step);

const strengths = range(-6, 6, 0.02);
const factors = range(-0.98, 0.98, 0.14);

const signedCost = (chains: number): number => Math.sign(chains) * costOf(Math.abs(chains));

/** How many chains cost so much; at most as many as there are. */
function chainsFor(cost: number): number {
  const wanted = Math.abs(cost);
  let whole = 0;
  while (whole < mostChains && costOf(whole + 1) <= wanted) whole++;
  if (whole === mostChains) return Math.sign(cost) * mostChains;
  const [below, above] = [costOf(whole), costOf(whole + 1)];
  return Math.sign(cost) * (whole + (wanted - below) / (above - below));
}

interface Guess {
  readonly strength: number;
  readonly factor: number;
  readonly weight: number;
}

/** What is known after some games. */
export function chainCurve(scores: readonly ChainScore[]): ChainCurve {
  const guesses = guessesAfter(scores);
  return {
    even: likely(guesses, ({ strength, factor }) => chainsFor(strength / factor)),
    share: (chains) => {
      const cost = signedCost(chains);
      return likely(guesses, ({ strength, factor }) => sigmoid(strength - factor * cost));
    },
  };
}

function guessesAfter(scores: readonly ChainScore[]): readonly Guess[] {
  const costs = scores.map((score) => ({ ...score, cost: signedCost(score.chains) }));
  const heights = factors.flatMap((logFactor) =>
    strengths.map((strength) => {
      const factor = Math.exp(logFactor);
      const before = (strength / inAdvance.strength) ** 2 + (logFactor / inAdvance.factor) ** 2;
      const height = costs.reduce((sum, { cost, wins, games }) => {
        const chance = sigmoid(strength - factor * cost);
        return sum + wins * Math.log(chance) + (games - wins) * Math.log(1 - chance);
      }, -before / 2);
      return { strength, factor, height };
    }),
  );
  const top = heights.reduce((most, { height }) => Math.max(most, height), Number.NEGATIVE_INFINITY);
  return heights
    .map(({ strength, factor, height }) => ({ strength, factor, weight: Math.exp(height - top) }))
    .filter(({ weight }) => weight > 1e-12);
}

function likely(guesses: readonly Guess[], measure: (guess: Guess) => number): Likely {
  const values = guesses
    .map((guess) => ({ value: measure(guess), weight: guess.weight }))
    .toSorted((one, other) => one.value - other.value);
  const total = values.reduce((sum, { weight }) => sum + weight, 0);
  /** Half of a guess's own weight lies below it. */
  const below = (part: number): number => {
    let [sum, last] = [0, { value: values[0]?.value ?? 0, place: 0 }];
    for (const { value, weight } of values) {
      const place = (sum + weight / 2) / total;
      if (place >= part)
        return place === last.place
          ? value
          : last.value + ((value - last.value) * (part - last.place)) / (place - last.place);
      sum += weight;
      last = { value, place };
    }
    return last.value;
  };
  return { middle: below(0.5), low: below(0.025), high: below(0.975) };
}
