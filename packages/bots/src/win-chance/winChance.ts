// Chance of a seat to win, by what lies open on the table. The weights were fitted to games of bots; docs/bots.md says how well
// they tell.
import type { Seat, View } from '@vaultsong/engine';
import { featureNames, featuresOf } from './features.ts';
import { weights } from './weights.ts';

const weightList = featureNames.map((name) => weights[name]);

/**
 * The chance of a seat to win. Those of both seats add up to 1, whoever looks.
 * @param view of anybody, at any question or at the end of the game
 * @returns from 0 to 1
 * @throws RangeError where there are not two seats, one against the other
 */
export function winChance(view: View, seat: Seat): number {
  if (view.winner !== null) return view.winner === seat ? 1 : 0;
  const features = featuresOf(view, seat);
  let logit = 0;
  for (const [i, weight] of weightList.entries()) logit += weight * (features[i] ?? 0);
  return 1 / (1 + Math.exp(-logit));
}
