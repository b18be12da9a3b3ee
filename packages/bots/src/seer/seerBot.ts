// Level 3: judges an answer by the best turn that it leads to, where the planner takes the one that the rules bot would play. So every try
// looks for the rest of its turn itself. In a race against an automaton it looks far instead.
import type { SearchingBot } from '../bot.ts';
import type { BotName } from '../names.ts';
import { rulesBot } from '../rulesBot.ts';
import { steadyStanding } from '../search/defaultStanding.ts';
import type { Depth, Stages, Standing } from '../search/search.ts';
import { all, searcher } from '../search/search.ts';

const byRules = { own: rulesBot, reply: rulesBot } as const;

const race: Stages = {
  house: [{ best: all, states: 12, turns: 4, ...byRules }],
  others: [
    { best: all, states: 1, turns: 1, ...byRules },
    { best: 3, states: 8, turns: 4, ...byRules },
  ],
};

/** A seer that looks for this. */
export const seer = (name: BotName, standing: Standing): SearchingBot => seerFrom(name, () => standing);

/** The same search, for what depends on where it begins. */
export function seerFrom(name: BotName, standingFrom: Depth['standingFrom']): SearchingBot {
  const byPlan = { own: planOf(name, standingFrom), reply: rulesBot };
  return searcher(name, {
    standingFrom,
    duel: {
      house: [{ best: all, states: 8, turns: 2, ...byRules }],
      others: [
        { best: all, states: 1, turns: 1, ...byPlan },
        { best: 3, states: 3, turns: 1, ...byPlan },
      ],
    },
    race,
  });
}

/** The player of a tried turn to its end: each of its answers is the best after a glance. */
function planOf(name: BotName, standingFrom: Depth['standingFrom']): SearchingBot {
  const glance: Stages = { house: [], others: [{ best: all, states: 1, turns: 1, ...byRules }] };
  return searcher(name, { standingFrom, duel: glance, race: glance });
}

export const seerBot = seer('seer', steadyStanding);
