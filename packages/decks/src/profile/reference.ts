// biome-ignore-all format: one figure a line
// How many of the 34 decks that come with the program have which value of a figure. Not written by hand: see
// reference.test.ts.
import type { Distribution } from './distribution.ts';
import type { Score } from './figure.ts';

export const reference: Readonly<Record<Score, Distribution>> = {
  'expected-aember': [[4, 1], [6, 1], [7, 4], [8, 3], [9, 6], [10, 2], [11, 2], [12, 2], [13, 4], [14, 1], [15, 6], [16, 1], [17, 1]],
  'aember-control': [[3, 1], [4, 2], [5, 4], [6, 4], [7, 3], [8, 3], [9, 5], [10, 4], [11, 3], [12, 2], [13, 1], [14, 2]],
  'creature-control': [[3, 1], [4, 3], [5, 3], [6, 3], [8, 5], [9, 4], [10, 6], [11, 3], [12, 2], [13, 2], [14, 1], [15, 1]],
  board: [[40, 1], [52, 1], [53, 1], [55, 1], [56, 3], [60, 1], [62, 1], [63, 1], [64, 3], [65, 3], [68, 2], [69, 1], [72, 2], [76, 1], [77, 1], [78, 1], [79, 2], [81, 1], [84, 3], [88, 2], [90, 1], [94, 1]],
  'card-flow': [[0, 2], [1, 4], [2, 5], [3, 3], [4, 1], [5, 2], [6, 2], [7, 5], [8, 3], [9, 3], [10, 1], [11, 1], [12, 1], [13, 1]],
  disruption: [[0, 9], [1, 9], [2, 1], [3, 8], [4, 2], [5, 3], [7, 1], [8, 1]],
  'extra-uses': [[0, 2], [1, 3], [2, 6], [3, 8], [4, 2], [5, 7], [6, 1], [7, 2], [8, 3]],
};
