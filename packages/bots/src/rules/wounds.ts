// What damage to the adversary of an adventure is worth: nothing else wins the game.
import type { InPlayView } from '@vaultsong/engine';

const perWound = 0.8;
const perGame = 30;

/** What that much damage past its armor is worth to the team. */
export function woundsOn(adversary: InPlayView, amount: number): number {
  if (adversary.warded) return 0.3;
  return amount >= adversary.power - adversary.damage ? perGame : perWound * amount;
}
