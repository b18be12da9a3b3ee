// What happens only where a team faces an automaton.

import { ADVANCES } from '../../programs/numbers.ts';
import { player } from '../../state/players.ts';
import type { Rules } from '../rule.ts';
import { gameOver } from './ending.ts';

export const adventureRules = {
  turnOrder(s, e, out) {
    const [first] = e.order;
    if (s.adventure === undefined || first === undefined) return false;
    s.first = first;
    s.active = first;
    s.adventure = { ...s.adventure, facing: first, order: e.order };
    s.shape++;
    out.push(e);
    return true;
  },
  advance(s, e, out) {
    if (s.adventure === undefined) return false;
    player(s, e.player).aember -= e.cost;
    s.adventure = { ...s.adventure, advances: e.advances };
    out.push(e);
    // R: Keyraken, "Keyraken turns" 1: with the fourth the players lose.
    if (e.advances >= ADVANCES) gameOver(s, { type: 'gameOver', winner: e.player, reason: 'advances' }, out);
    return true;
  },
} satisfies Partial<Rules>;
