// Agreed exceptions of the gate for Prophetic Visions; see exceptions.ts for how they stand. Each was read beside the official
// text on 28 November 2026.
import type { Exception } from './agreed.ts';
import { agreed } from './agreed.ts';

export const ofPropheticVisions: readonly Exception[] = [
  ...agreed('must or if able', 'A choice that is asked for and cannot be declined', { [-1]: ['ask-again-later'] }),
  ...agreed('for each', 'An amount that is compared, and not counted for each', { [-1]: ['signs-point-to-yes'] }),
  ...agreed('each', 'The creatures that each player has, as two numbers', { [-1]: ['stars-aligned'] }),
  ...agreed('friendly', 'Those of each player, from where you see them', { 1: ['stars-aligned'] }),
  ...agreed('enemy', 'Those of each player, from where you see them', { 1: ['stars-aligned'] }),
  ...agreed('another', 'A different house is one that is not its own', { [-1]: ['tails-you-lose'] }),
  ...agreed('each', 'The word is part of the title', { [-1]: ['treat-each-action-as-your-last'] }),
];
