// State changes by events that happen only in a game of a team against an automaton.

import type { EventOf, GameEvent } from '../language/events.ts';
import { ADVANCES } from '../programs/numbers.ts';
import { gameOver } from '../stack/ending.ts';
import { player } from '../state/players.ts';
import type { State } from '../state/state.ts';

export const automatonRules = {
  turnOrder(s: State, e: EventOf<'turnOrder'>, out: GameEvent[]): boolean {
    const [first] = e.order;
    if (s.adventure === undefined || first === undefined) return false;
    s.first = first;
    s.active = first;
    s.adventure = { ...s.adventure, facing: first, order: e.order };
    s.shape++;
    out.push(e);
    return true;
  },
  advance(s: State, e: EventOf<'advance'>, out: GameEvent[]): boolean {
    if (s.adventure === undefined) return false;
    player(s, e.player).aember -= e.cost;
    s.adventure = { ...s.adventure, advances: e.advances };
    out.push(e);
    // R: Keyraken, "Keyraken turns" 1: with the fourth the players lose.
    if (e.advances >= ADVANCES) gameOver(s, { type: 'gameOver', winner: e.player, reason: 'advances' }, out);
    return true;
  },
};
