// The tide card: no card in play, but both of its sides lie beside the Keyraken to be read.
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
