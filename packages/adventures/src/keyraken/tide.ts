// The tide card: no card in play, but both of its sides lie beside the Keyraken to be read.
import type { View } from '@vaultsong/engine';
import { advanceCosts } from './program.ts';

export interface TideSide {
  readonly id: string;
  readonly name: string;
  readonly tide: 'low' | 'high';
  /** What an advance of the Keyraken costs for each player. */
  readonly advanceCost: number;
  readonly text: readonly string[];
}

const cost = (side: 'low' | 'high'): string => `The Keyraken advances for ${advanceCosts[side]} æmber for each player.`;

export const tideSides: Readonly<Record<'low' | 'high', TideSide>> = {
  low: {
    id: 'low-tide',
    name: 'Low Tide',
    tide: 'low',
    advanceCost: advanceCosts.low,
    text: [cost('low'), 'Omni: Your team loses a total of 2 æmber for each player. If you do, raise the tide.'],
  },
  high: {
    id: 'high-tide',
    name: 'High Tide',
    tide: 'high',
    advanceCost: advanceCosts.high,
    text: [cost('high'), 'After the Keyraken advances, lower the tide.'],
  },
};

const usualKeyCost = 6;

/**
 * What the next advance of the Keyraken costs.
 * R: Keyraken, "Keyraken turns" 1: so much for each player, and what modifies key costs modifies it.
 * @returns null for a view of a game without an automaton
 */
export function nextAdvanceCost({ adventure, players, tide }: View): number | null {
  const automaton = adventure === null ? undefined : players[adventure.automaton];
  if (automaton === undefined) return null;
  const side = tideSides[tide === 'high' ? 'high' : 'low'];
  return Math.max(0, side.advanceCost * (players.length - 1) + automaton.keyCost - usualKeyCost);
}
