// The steps that the active player skips in their turn.
import type { State } from '../../state/state.ts';
import { modifiers } from '../active.ts';
import { inForce } from '../applies.ts';
import { isPlayer } from '../players.ts';

export const skipsStep = (s: State, step: 'forge' | 'ready' | 'draw'): boolean =>
  modifiers(s)['skip-step'].some(
    (line) => line.modifier.step === step && isPlayer(s, line.modifier.who, s.active, line.scope) && inForce(s, line),
  );
