// Cards that each player had in hand early in a game: how often a deck wins with a card and without it shows, if dimly, what the
// card is worth.
import type { CardName, GameEvent, Setup } from '@vaultsong/engine';
import { answerThrough, deal } from '@vaultsong/engine';

/** By the end of so many own turns about half of a deck was drawn, and hardly a game is over. */
export const earlyTurns = 4;

/**
 * Plays a game again and looks into the hands.
 * @param answers all of the game
 * @returns the cards of each seat, each name once, in the order of the alphabet
 */
export function earlyCards(setup: Setup, answers: readonly number[]): readonly (readonly CardName[])[] {
  const state = deal(setup);
  const turns = setup.decks.map(() => 0);
  const held = setup.decks.map(() => new Set<CardName>());
  const isEarly = (seat: number): boolean => (turns[seat] ?? 0) <= earlyTurns;
  const countTurn = (event: GameEvent): void => {
    if (event.type === 'turnBegan') turns[event.player] = (turns[event.player] ?? 0) + 1;
  };
  for (const option of answers) {
    for (const event of answerThrough(state, option)) countTurn(event);
    // Before the first turn a hand may still be put back by a mulligan.
    if (turns.every((count) => count === 0)) continue;
    if (!turns.some((_, seat) => isEarly(seat))) break;
    for (const { ref, owner, zone } of state.cards) if (zone === 'hand' && isEarly(owner)) held[owner]?.add(ref.name);
  }
  return held.map((names) => [...names].sort());
}
