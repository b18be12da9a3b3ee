// The choice of the permission that a card uses up, where several fit it. It comes before the play or the use, in a program of
// its own, so that all other plays and uses are what they were.

import type { NodeId } from '../../language/definitions.ts';
import type { ProgramName, UseProgram } from '../../language/language.ts';
import type { Vars } from '../../language/reading.ts';
import { programs } from '../../programs/programs.ts';
import { permitsToSpend } from '../../read/permission/permits.ts';
import { useVerbs } from '../../read/permission/using.ts';
import { currentAbility, setVar } from '../../stack/frames.ts';
import { decidingSeat } from '../../state/players.ts';
import type { State } from '../../state/state.ts';
import type { Ref, Seat } from '../../terms.ts';
import { ask } from '../asking.ts';
import type { Controls } from '../control.ts';
import { pop } from '../control.ts';

export const isUse = (program: ProgramName): program is UseProgram => useVerbs.some((verb) => verb === program);

/** Whether several permissions that differ fit a card that is played or used now. */
export const fitSeveralPermits = (s: State, how: 'play' | UseProgram, seat: Seat, card: Ref, vars: Vars): boolean =>
  permitsToSpend(s, seat, card, how, vars.byEffect === 1).length > 1;

/** The program of a use: with a question before it where several permissions fit. */
export const programOfUse = (s: State, how: UseProgram, seat: Seat, card: Ref, vars: Vars): NodeId =>
  programs[fitSeveralPermits(s, how, seat, card, vars) ? (`${how}-permitted` as const) : how];

export const permits = {
  permit: {
    step(s, f, n) {
      const { source, controller, vars } = currentAbility(s);
      const fitting = source === null ? [] : permitsToSpend(s, controller, source, n.to, vars.byEffect === 1);
      if (fitting.length < 2) {
        pop(s);
        return;
      }
      const options = fitting.map((permit) => ({ pick: 'card' as const, card: permit.source }));
      ask(s, f, 'cards', decidingSeat(s), options, { min: 1, max: 1 });
    },
    take(s, _f, n, answer) {
      pop(s);
      if (answer.pick === 'card') setVar(s, n.as, [answer.card]);
    },
  },
} satisfies Partial<Controls>;
