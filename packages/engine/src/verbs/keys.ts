// Verbs about keys and chains, and the tide.

import { number } from '../read/number.ts';
import { onePlayer } from '../read/players.ts';
import { player } from '../state/players.ts';
import type { State } from '../state/state.ts';
import type { Seat } from '../terms.ts';
import type { VerbTable } from './verb.ts';
import { forPlayers } from './verb.ts';

/** A key forged on the player's last turn can be unforged once. */
function hasKeyOfLastTurn(s: State, seat: Seat): boolean {
  const forged = player(s, seat).lastTurn.filter((d) => d.did === 'forge' && d.by === seat).length;
  const unforged = s.deeds.filter((d) => d.did === 'unforge' && d.by === seat).length;
  return forged > unforged;
}

export const keyVerbs = {
  unforge: (s, v, scope) =>
    forPlayers(s, v.who, scope, (seat) =>
      player(s, seat).keys === 0 || (v.forged === 'last-turn' && !hasKeyOfLastTurn(s, seat))
        ? null
        : { type: 'unforge', player: seat },
    ),
  chains: (s, v, scope) => {
    const amount = number(s, v.amount, scope);
    return amount === 0 ? [] : forPlayers(s, v.who, scope, (seat) => ({ type: 'chains', player: seat, amount }));
  },
  tide: (s, v, scope) => [{ type: 'tide', player: onePlayer(s, v.who, scope), tide: v.to }],
} satisfies Partial<VerbTable>;
