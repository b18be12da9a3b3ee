// The steps of a turn: those that the active player skips, and the one that the game is in, as cards mean it.
import type { Pattern } from '../../language/language.ts';
import type { State } from '../../state/state.ts';
import type { Step } from '../../terms.ts';
import { modifiers } from '../active.ts';
import { inForce } from '../applies.ts';
import { isPlayer } from '../players.ts';

export const skipsStep = (s: State, step: 'forge' | 'ready' | 'draw'): boolean =>
  modifiers(s)['skip-step'].some(
    (line) => line.modifier.step === step && isPlayer(s, line.modifier.who, s.active, line.scope) && inForce(s, line),
  );

/**
 * Whether the game is in a step: not before the first one of the turn begins, nor after the last one has ended, although the
 * state keeps it until another begins.
 * Decided: what happens at the start or at the end of a turn is in none of its steps.
 */
export const isWithin = (s: State, step: Step): boolean =>
  s.step === step &&
  !s.stack.some(
    (f) => f.kind === 'events' && f.events.some(({ type }) => type === 'turnBegan' || type === 'turnEnded'),
  );

/** Whether it is the step in which a pattern waits, where it says one: not within this one, or as that one ends. */
export const isInItsStep = (s: State, { outside, ends }: Pattern): boolean =>
  (outside === undefined || !isWithin(s, outside)) && (ends === undefined || s.step === ends);
