// Answers in the place of a player, as far as that player wants them: to questions with one answer, and about orders that are
// remembered. Each of these is an answer like any other in the record of the game.
import type { RememberedOrder } from './orders.ts';

export interface Automation {
  /** Questions with one answer, or with answers that nothing can tell apart, are not asked. */
  readonly singles: boolean;
  /** The orders that are answered; none where the player wants to be asked. */
  readonly orders: readonly RememberedOrder[];
}

export const usualAutomation: Automation = { singles: true, orders: [] };
