// Evaluation of the learned bot: the chance to win, as games of bots have taught it. The weights are fitted by `npm run fit -- learned`;
// docs/bots.md has the recipe and what came of it.
import type { Seat, View } from '@vaultsong/engine';
import type { Depth } from '../search/search.ts';
import { patience, standingOf } from '../search/standing.ts';
import { knownAt, learnedFeatures, learnedFeaturesOf } from './features.ts';
import { raceProspect } from './raceProspect.ts';
import type { LearnedWeights } from './weights.ts';
import { onTurn, waiting } from './weights.ts';

interface Listed {
  readonly start: number;
  /** By the order of `learnedFeatures`. */
  readonly weights: readonly number[];
}

const listed = ({ start, features }: LearnedWeights): Listed => ({
  start,
  weights: learnedFeatures.map((name) => features[name]),
});

const [ofWaiting, ofOnTurn] = [listed(waiting), listed(onTurn)];

/**
 * The chance of the seat to win at an end of a search; in a race against an automaton what was learnt of races. Few of the games that it
 * learnt from stood still, so it would wait for ever: a game that goes on too long is played for what ends it.
 */
export const prospectFrom: Depth['standingFrom'] = (asked) => {
  const { ask } = asked;
  if (asked.adventure !== null) return raceProspect;
  if (ask === null || asked.turn >= patience) return standingOf;
  const known = knownAt(asked, ask.player);
  return (end, me) => chanceAt(end, me, known);
};

function chanceAt(end: View, me: Seat, known: ReadonlySet<number>): number {
  if (end.winner !== null) return end.winner === me ? 1 : 0;
  const { start, weights } = end.active === me ? ofOnTurn : ofWaiting;
  let logit = start;
  for (const [i, feature] of learnedFeaturesOf(end, me, known).entries()) logit += feature * (weights[i] ?? 0);
  return 1 / (1 + Math.exp(-logit));
}
