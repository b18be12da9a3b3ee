// The end of an adventure in words.
import type { View } from '@vaultsong/engine';

/** Who won, and by what; none for a game that goes on, or that is no adventure. */
export function sayAdventureEnd({ adventure, players, turn, winner }: View): readonly string[] {
  if (adventure === null || winner === null) return [];
  const { adversary, advances, automaton, mostAdvances } = adventure;
  const alone = players.length === 2;
  const wounds = `${Math.min(adversary.damage, adversary.power)} of ${adversary.power} damage`;
  if (winner !== automaton)
    return [
      alone ? 'You win!' : 'Your team wins!',
      `The Keyraken is defeated in turn ${turn}, after ${advances} of ${mostAdvances} advances`,
    ];
  const lost = advances >= mostAdvances ? `It reached the surface with ${wounds}` : `It had ${wounds}`;
  return ['The Keyraken wins', lost];
}
