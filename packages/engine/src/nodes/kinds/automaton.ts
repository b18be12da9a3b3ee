// A team against an automaton: who goes first, what each player of the team gives, and how the cards of the automaton are
// used. How it chooses among them stands in the room automaton/.

import { nextUse, preyFor, shieldsOf } from '../../automaton/using.ts';
import { happen } from '../../batches/batches.ts';
import { number } from '../../read/number.ts';
import { isAsked } from '../../seats/seats.ts';
import { currentAbility, setVar } from '../../stack/frames.ts';
import type { NodeFrame } from '../../state/frames.ts';
import { player, teamOf } from '../../state/players.ts';
import type { Option } from '../../state/question.ts';
import type { State } from '../../state/state.ts';
import type { Ref, Seat } from '../../terms.ts';
import { ask } from '../asking.ts';
import type { Controls, NodeOf } from '../control.ts';
import { none, pop } from '../control.ts';
import { byEffect, startProgram } from './running.ts';

const inPlace = (i: number): string => `place${i}`;

const paidBy = (seat: Seat): string => `paid${seat}`;

const paid = (s: State, seat: Seat): number => {
  const amount = currentAbility(s).vars[paidBy(seat)];
  return typeof amount === 'number' ? amount : 0;
};

/** `i` counts the players of the team that have said how much they give. */
function setPaid(s: State, f: NodeFrame, amount: number): void {
  setVar(s, paidBy(teamOf(s, s.active)[f.i++] ?? s.active), amount);
}

/**
 * R: Keyraken, "The tide": each player of the team gives any amount, as long as they give the total together. Decided: they
 * say so in turn order, and those who come last cannot give less than what is missing.
 */
function stepContribute(s: State, f: NodeFrame, n: NodeOf<'contribute'>): void {
  const team = teamOf(s, s.active);
  const total = number(s, n.total, currentAbility(s));
  const missing = total - team.slice(0, f.i).reduce((sum, seat) => sum + paid(s, seat), 0);
  const seat = team[f.i];
  if (seat === undefined) {
    pop(s);
    happen(
      s,
      team.flatMap((mate) => {
        const amount = paid(s, mate);
        return amount === 0 ? [] : [{ type: 'lose', player: mate, amount }];
      }),
    );
    return;
  }
  const later = team.slice(f.i + 1).reduce((sum, mate) => sum + player(s, mate).aember, 0);
  const most = Math.min(missing, player(s, seat).aember);
  const least = Math.min(most, Math.max(0, missing - later));
  if (least === most) {
    setPaid(s, f, least);
    return;
  }
  const amounts = Array.from({ length: most - least + 1 }, (_, i): Option => ({ pick: 'number', value: least + i }));
  ask(s, f, 'contribute', seat, amounts);
}

/** The cards of an automaton are used one by one. `items`: the one that is to fight, its prey, and who is fought instead. */
function stepUse(s: State, f: NodeFrame, n: NodeOf<'useAutomaton'>): void {
  const { controller } = currentAbility(s);
  const [fighter, prey, shield] = f.items ?? none;
  if (fighter !== undefined) {
    stepPrey(s, f, controller, fighter, prey, shield);
    return;
  }
  const next = n.cards === 'adversary' && f.i > 0 ? null : nextUse(s, controller, n.cards, n.fight === true);
  f.i = 1;
  if (next === null) pop(s);
  else if (next.how === 'fight') f.items = [next.card];
  else startProgram(s, next.how, controller, next.card, byEffect);
}

/** R: Keyraken, "Prey keyword": where several are eligible the player chooses; then a neighbor with taunt steps in. */
function stepPrey(
  s: State,
  f: NodeFrame,
  seat: Seat,
  fighter: Ref,
  prey: Ref | undefined,
  shield: Ref | undefined,
): void {
  const found = prey === undefined ? preyFor(s, fighter) : shield === undefined ? shieldsOf(s, fighter, prey) : none;
  if (found.length > 1) {
    ask(
      s,
      f,
      'cards',
      seat,
      found.map((card) => ({ pick: 'card', card })),
      { min: 1, max: 1 },
    );
    if (s.ask !== null) s.ask = { ...s.ask, source: fighter };
    return;
  }
  const [only] = found;
  if (prey === undefined && only !== undefined) {
    f.items = [fighter, only];
    return;
  }
  f.items = null;
  const target = shield ?? only ?? prey;
  if (target !== undefined) startProgram(s, 'fight', seat, fighter, { ...byEffect, target: [target] });
}

export const automaton = {
  turnOrder: {
    // R: Keyraken, "How to play": they select who plays first, second and third. Decided: the player of the first seat
    // says it for the team. `i` counts who is placed.
    step(s, f) {
      const { vars } = currentAbility(s);
      const placed = Array.from({ length: f.i }, (_, i) => vars[inPlace(i)]).filter((seat) => typeof seat === 'number');
      const left = s.players.flatMap((_, seat) => (isAsked(s, seat) && !placed.includes(seat) ? [seat] : []));
      const [speaker = s.first] = [...placed, ...left].sort();
      if (left.length > 1) {
        ask(
          s,
          f,
          'turn-order',
          speaker,
          left.map((seat) => ({ pick: 'seat', seat })),
          { max: placed.length + left.length },
        );
        return;
      }
      pop(s);
      happen(s, [{ type: 'turnOrder', order: [...placed, ...left] }], 'rules');
    },
    take(s, f, _n, answer) {
      if (answer.pick === 'seat') setVar(s, inPlace(f.i++), answer.seat);
    },
  },
  contribute: {
    step: stepContribute,
    take(s, f, _n, answer) {
      if (answer.pick === 'number') setPaid(s, f, answer.value);
    },
  },
  useAutomaton: {
    step: stepUse,
    take(_s, f, _n, answer) {
      if (answer.pick === 'card') f.items = [...(f.items ?? none), answer.card];
    },
  },
} satisfies Partial<Controls>;
