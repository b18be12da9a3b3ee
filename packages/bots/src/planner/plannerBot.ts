// Level 2: tries every answer, and sees no more than its seat: all that is hidden is dealt anew. A house is judged by how the game
// stands after the next turn of the opponent, all else by the end of its own. In a race against an automaton both look farther.
import type { SearchingBot } from '../bot.ts';
import type { BotName } from '../names.ts';
import { rulesBot } from '../rulesBot.ts';
import { steadyStanding } from '../search/defaultStanding.ts';
import type { Depth, Standing } from '../search/search.ts';
import { all, searcher } from '../search/search.ts';

const byRules = { own: rulesBot, reply: rulesBot } as const;

/** Found by trying: docs/bots.md has what was tried. */
const stages: Pick<Depth, 'duel' | 'race'> = {
  duel: {
    house: [{ best: all, states: 8, turns: 2, ...byRules }],
    others: [
      { best: all, states: 1, turns: 1, ...byRules },
      { best: 3, states: 4, turns: 1, ...byRules },
    ],
  },
  race: {
    house: [{ best: all, states: 8, turns: 4, ...byRules }],
    others: [
      { best: all, states: 1, turns: 1, ...byRules },
      { best: 3, states: 4, turns: 4, ...byRules },
    ],
  },
};

/** A planner that looks for this. */
export const planner = (name: BotName, standing: Standing): SearchingBot =>
  searcher(name, { ...stages, standingFrom: () => standing });

export const plannerBot = planner('planner', steadyStanding);
