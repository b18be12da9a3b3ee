// Evaluation of a race against an automaton: the team's chance to win it, as games have taught. The weights are fitted by
// `npm run fit -- race`; docs/bots.md has the recipe and what came of it.
import type { Seat, View } from '@vaultsong/engine';
import { raceFeatures, raceFeaturesOf } from './raceFeatures.ts';
import type { RaceWeights } from './raceWeights.ts';
import { itsTurn, ownTurn } from './raceWeights.ts';

interface Listed {
  readonly start: number;
  /** By the order of `raceFeatures`. */
  readonly weights: readonly number[];
}

const listed = ({ start, features }: RaceWeights): Listed => ({
  start,
  weights: raceFeatures.map((name) => features[name]),
});

const [ofOwnTurn, ofItsTurn] = [listed(ownTurn), listed(itsTurn)];

/** A race that is over, in logits: more than any that goes on. */
const over = 1000;

/**
 * How a race stands for the team of a seat, in logits of the chance to win: on average over what may come, a slim chance is worth more
 * than none.
 */
export function raceProspect(end: View, me: Seat): number {
  if (end.winner !== null) return end.players[end.winner]?.team === end.players[me]?.team ? over : -over;
  const { start, weights } = end.active === end.adventure?.automaton ? ofItsTurn : ofOwnTurn;
  let logit = start;
  for (const [i, feature] of raceFeaturesOf(end).entries()) logit += feature * (weights[i] ?? 0);
  return logit;
}
