// Verbs about chains and the tide.

import { number } from '../read/number.ts';
import { onePlayer } from '../read/players.ts';
import type { VerbTable } from './verb.ts';
import { forPlayers } from './verb.ts';

export const chainVerbs = {
  chains: (s, v, scope) => {
    const amount = number(s, v.amount, scope);
    return amount === 0 ? [] : forPlayers(s, v.who, scope, (seat) => ({ type: 'chains', player: seat, amount }));
  },
  tide: (s, v, scope) => [{ type: 'tide', player: onePlayer(s, v.who, scope), tide: v.to }],
} satisfies Partial<VerbTable>;
