// The same for several cards or players, or several times.

import type { Num } from '../../language/language.ts';
import { cards } from '../../read/cards.ts';
import { holds } from '../../read/condition.ts';
import { housesAmong, number } from '../../read/number.ts';
import { players } from '../../read/players.ts';
import { currentAbility, pushAbility, setVar } from '../../stack/frames.ts';
import { beginRound, didSomething } from '../../stack/loopGuard.ts';
import type { AbilityFrame, NodeFrame } from '../../state/frames.ts';
import type { State } from '../../state/state.ts';
import type { Controls } from '../control.ts';
import { nodeCards, none, pop } from '../control.ts';
import { perform } from '../perform.ts';

/** Each round stands for itself: what one lacked does not count against the next ("if you do"). */
function standsForItself(frame: AbilityFrame): void {
  if (frame.before !== undefined) frame.before = undefined;
}

/** Between two rounds of a node: what happened in the last one is added to what happened so far. */
function gather(s: State, f: NodeFrame): void {
  const frame = currentAbility(s);
  if (f.i > 0) f.sofar = [...f.sofar, ...frame.thisWay];
  frame.thisWay = none;
  standsForItself(frame);
}

/** After the last round: "this way" means all of them. */
function finishRounds(s: State, f: NodeFrame): void {
  pop(s);
  currentAbility(s).thisWay = f.sofar;
}

/** The house of a round, where a number counts the houses among cards. */
function nextHouse(s: State, as: string, count: Num, round: number): void {
  if (typeof count !== 'object' || !('housesAmong' in count)) return;
  const house = [...housesAmong(s, cards(s, count.housesAmong, currentAbility(s)))][round];
  if (house !== undefined) setVar(s, as, house);
}

export const loops = {
  times: {
    step(s, f, n, { parts }) {
      if (f.i === 0) setVar(s, n.as, number(s, n.count, currentAbility(s)));
      gather(s, f);
      const total = currentAbility(s).vars[n.as];
      if (typeof total !== 'number' || f.i++ >= total) {
        finishRounds(s, f);
        return;
      }
      if (n.house !== undefined) nextHouse(s, n.house, n.count, f.i - 1);
      perform(s, parts[0]);
    },
  },
  each: {
    step(s, f, n, { parts }) {
      const found = nodeCards(s, f, n.of);
      gather(s, f);
      const card = found[f.i++];
      if (card === undefined) {
        finishRounds(s, f);
        return;
      }
      setVar(s, n.as, [card]);
      perform(s, parts[0]);
    },
  },
  eachPlayer: {
    step(s, f, n, { parts }) {
      const outer = currentAbility(s);
      const seat = players(s, n.who, outer)[f.i++];
      if (seat === undefined) {
        pop(s);
        return;
      }
      const frame = pushAbility(s, outer.ability, {
        source: outer.source,
        controller: seat,
        granter: outer.granter,
        event: outer.event,
        vars: outer.vars,
      });
      frame.thisWay = outer.thisWay;
      frame.amount = outer.amount;
      perform(s, parts[0]);
    },
  },
  repeat: {
    step(s, f, n, { parts }) {
      const scope = currentAbility(s);
      const mayRepeat = n.atMost === undefined || f.i <= number(s, n.atMost, scope);
      // A game is an endless repetition too, but it is no card's and has its own end.
      const mustEnd = n.atMost === undefined && scope.source !== null;
      if (f.i === 0 && mustEnd) beginRound(s, f);
      if (f.i > 0 && !(mayRepeat && holds(s, n.while, scope) && (!mustEnd || didSomething(s, f)))) {
        pop(s);
        return;
      }
      standsForItself(currentAbility(s));
      // A game is an endless repetition: its counter must not grow the state.
      f.i = n.atMost === undefined ? 1 : f.i + 1;
      perform(s, parts[0]);
    },
  },
} satisfies Partial<Controls>;
