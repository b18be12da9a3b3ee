// Level 2: tries every answer, and sees no more than its seat: all that is hidden is dealt anew. A house is judged by how the game
// stands after the next turn of the opponent, all else by the end of its own.
import type { SearchingBot } from '../bot.ts';
import type { BotName } from '../names.ts';
import { rulesBot } from '../rules-bot.ts';
import type { Depth, Standing } from '../search/search.ts';
import { search } from '../search/search.ts';
import { standingOf } from '../search/standing.ts';

/** Found by trying: docs/bots.md has what was tried. */
const stages: Pick<Depth, 'house' | 'others'> = {
  house: [{ best: Number.POSITIVE_INFINITY, states: 8, turns: 2, own: rulesBot, reply: rulesBot }],
  others: [
    { best: Number.POSITIVE_INFINITY, states: 1, turns: 1, own: rulesBot, reply: rulesBot },
    { best: 3, states: 4, turns: 1, own: rulesBot, reply: rulesBot },
  ],
};

/** A planner that looks for this. */
export function planner(name: BotName, standing: Standing): SearchingBot {
  const depth = { ...stages, standingFrom: () => standing };
  return {
    name,
    needs: 'imagination',
    choose: (view, imagine, random, thinking) => search(depth, view, imagine, random, thinking),
  };
}

export const plannerBot = planner('planner', standingOf);
