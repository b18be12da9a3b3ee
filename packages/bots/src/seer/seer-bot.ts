// Level 3: judges an answer by the best turn that it leads to, where the planner takes the one that the rules bot would play. So every try
// looks for the rest of its turn itself.
import type { SearchingBot } from '../bot.ts';
import type { BotName } from '../names.ts';
import { rulesBot } from '../rules-bot.ts';
import type { Depth } from '../search/search.ts';
import { search } from '../search/search.ts';
import { standingOf } from '../search/standing.ts';

/** A seer that looks for this. */
export function seer(name: BotName, standing: Depth['standing']): SearchingBot {
  const plan = planOf(name, standing);
  const depth: Depth = {
    standing,
    house: [{ best: Number.POSITIVE_INFINITY, states: 8, turns: 2, own: rulesBot, reply: rulesBot }],
    others: [
      { best: Number.POSITIVE_INFINITY, states: 1, turns: 1, own: plan, reply: rulesBot },
      { best: 3, states: 3, turns: 1, own: plan, reply: rulesBot },
    ],
  };
  return {
    name,
    needs: 'imagination',
    choose: (view, imagine, random, thinking) => search(depth, view, imagine, random, thinking),
  };
}

/** Who plays a tried turn to its end: each of its answers is the best after a glance. */
function planOf(name: BotName, standing: Depth['standing']): SearchingBot {
  const depth: Depth = {
    standing,
    house: [],
    others: [{ best: Number.POSITIVE_INFINITY, states: 1, turns: 1, own: rulesBot, reply: rulesBot }],
  };
  return {
    name,
    needs: 'imagination',
    choose: (view, imagine, random, thinking) => search(depth, view, imagine, random, thinking),
  };
}

export const seerBot = seer('seer', standingOf);
