// All hints. Where several help at the same moment, the one that stands first here comes first.
import type { Hint } from './hint.ts';
import { keywordHints } from './hints/keywords.ts';
import { moveHints } from './hints/moves.ts';
import { tableHints } from './hints/onTheTable.ts';
import { questionHints } from './hints/questions.ts';
import { raceHints } from './hints/race.ts';
import { startHints } from './hints/start.ts';

export const hints: readonly Hint[] = [
  ...startHints,
  ...questionHints,
  ...raceHints,
  ...moveHints,
  ...tableHints,
  ...keywordHints,
];
