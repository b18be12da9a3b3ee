// Level 2: tries every answer, and sees no more than its seat: all that is hidden is dealt anew. A house is judged by how the game
// stands after the next turn of the opponent, all else by the end of its own.
import type { SearchingBot } from '../bot.ts';
import { rulesBot } from '../rules-bot.ts';
import type { Depth } from '../search/search.ts';
import { search } from '../search/search.ts';

/** Found by trying: docs/bots.md has what was tried. */
const depth: Depth = {
  house: [{ best: Number.POSITIVE_INFINITY, states: 8, turns: 2, reply: rulesBot }],
  others: [
    { best: Number.POSITIVE_INFINITY, states: 1, turns: 1, reply: rulesBot },
    { best: 3, states: 4, turns: 1, reply: rulesBot },
  ],
};

export const plannerBot: SearchingBot = {
  name: 'planner',
  needs: 'imagination',
  choose: (view, imagine, random, thinking) => search(depth, view, imagine, random, thinking),
};
