// Worth of an effect that plays, uses or discards cards, whatever these do then.
import type { Cards, ProgramName } from '@vaultsong/engine';
import { definition } from '@vaultsong/engine';
import { cardsMeant } from './meaning.ts';
import type { Perspective } from './outlook.ts';
import type { Known } from './table.ts';
import { isInPlay, sideOf } from './table.ts';
import { worthInHand } from './worth.ts';

/** What else may happen when a card is used. */
const perAbility = 0.1;
/** A card that is played or put into play, and nobody knows which. */
const perSurprise = 1.2;
/** Something happens that cannot be judged from here. */
const unknown = 0.5;

/** Playing and using cards by way of another. */
export function running(program: ProgramName, target: Cards, outlook: Perspective, isReadied = false): number {
  const cards = cardsMeant(target, outlook);
  if (cards === undefined) return program === 'play' || program === 'put-into-play' ? perSurprise : unknown;
  return (
    sideOf(outlook.table, outlook.you) * cards.reduce((sum, card) => sum + worthOfRunning(program, card, isReadied), 0)
  );
}

function worthOfRunning(program: ProgramName, card: Known, isReadied: boolean): number {
  switch (program) {
    case 'play':
    case 'put-into-play':
      return worthInHand(card);
    case 'discard':
      return -0.5;
    case 'fight':
      // The strong are sent to fight.
      return isInPlay(card) && (isReadied || !card.exhausted) ? 0.1 * (card.power - card.damage) : 0;
    // What Fate: says is for the other player, and nobody likes it.
    case 'fulfill':
      return 0.5;
    case 'beside':
    case 'use':
    case 'reap':
    case 'action':
    case 'omni':
    case 'unstun':
      if (!isInPlay(card)) return 1;
      return card.exhausted ? 0.3 : 1 + perAbility * definition(card.name).abilities.length;
  }
}
