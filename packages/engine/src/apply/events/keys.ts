// Keys are forged and unforged.

import { modifiers } from '../../read/active.ts';
import { inForce } from '../../read/applies.ts';
import { keysToWin } from '../../read/costs.ts';
import { isPlayer } from '../../read/players.ts';
import { doKeysWin } from '../../seats/seats.ts';
import { gameOver } from '../../stack/ending.ts';
import { player } from '../../state/players.ts';
import { bodyAt } from '../../state/zones.ts';
import { aemberSpent } from '../pool.ts';
import type { Rules } from '../rule.ts';
import { recordTurnEvent } from '../turnHistory.ts';
import { gain } from './aember.ts';

export const keyRules = {
  forge(s, e, out) {
    const p = player(s, e.player);
    if (p.keys.includes(e.color)) return false;
    let rest = e.cost;
    for (const { card, amount, of, itself } of e.spent) {
      if (of !== undefined) player(s, of).aember -= amount;
      else if (itself === undefined) bodyAt(s, card.id).aember -= amount;
      rest -= amount;
    }
    p.aember -= rest;
    p.keys = [...p.keys, e.color];
    recordTurnEvent(s, 'forge', e.player, undefined, { color: e.color });
    out.push(e);
    // What is spent can go to one player only, however many effects want it.
    const redirect = modifiers(s)['gets-spent'].find(
      (line) => isPlayer(s, line.modifier.who, e.player, line.scope) && inForce(s, line),
    );
    const aember = aemberSpent(e);
    if (redirect !== undefined && aember > 0) {
      const handed = {
        type: 'gain',
        player: redirect.scope.controller,
        amount: aember,
        cause: null,
        card: redirect.scope.source,
      } as const;
      gain(s, handed, out);
    }
    // R: v1.3 p.2: the game ends immediately when a player forges the third key; Tinkerer: one more.
    if (p.keys.length >= keysToWin(s, e.player) && doKeysWin(s))
      gameOver(s, { type: 'gameOver', winner: e.player, reason: 'keys' }, out);
    return true;
  },
  unforge(s, e, out) {
    const p = player(s, e.player);
    if (!p.keys.includes(e.color)) return false;
    p.keys = p.keys.filter((color) => color !== e.color);
    recordTurnEvent(s, 'unforge', e.player, undefined, { color: e.color });
    out.push(e);
    return true;
  },
} satisfies Partial<Rules>;
