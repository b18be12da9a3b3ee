// Verbs of cards that change the turn that is being taken: its active house and its step. The steps themselves are in
// `rules/turn.ts`.

import { housesMeant } from '../read/values/house.ts';
import type { VerbTable } from './verb.ts';

export const turnVerbs = {
  activeHouse: (s, v, scope) => {
    const [house] = housesMeant(s, v.house, scope);
    return house === undefined ? [] : [{ type: 'activeHouse', player: s.active, house }];
  },
  endStep: (s) => [{ type: 'stepCut', player: s.active }],
} satisfies Partial<VerbTable>;
