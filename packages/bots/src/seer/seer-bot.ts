// Level 3: judges an answer by the best turn that it leads to, where the planner takes the one that the rules bot would play. So every try
// looks for the rest of its turn itself.
import type { SearchingBot } from '../bot.ts';
import type { BotName } from '../names.ts';
import { rulesBot } from '../rules-bot.ts';
import type { Depth, Standing } from '../search/search.ts';
import { search } from '../search/search.ts';
import { standingOf } from '../search/standing.ts';

/** A seer that looks for this. */
export const seer = (name: BotName, standing: Standing): SearchingBot => seerFor(name, () => standing);

/** The same search, for what depends on where it begins. */
export function seerFor(name: BotName, standingFrom: Depth['standingFrom']): SearchingBot {
  const plan = planOf(name, standingFrom);
  const depth: Depth = {
    standingFrom,
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
function planOf(name: BotName, standingFrom: Depth['standingFrom']): SearchingBot {
  const depth: Depth = {
    standingFrom,
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
