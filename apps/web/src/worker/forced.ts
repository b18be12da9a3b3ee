import type { Ask } from '@vaultsong/engine';
import { human } from '../host.ts';

/**
 * Whether a question has one answer and is answered by the table itself. The human ends their turn themselves, also when
 * nothing else is left, to see what became of it.
 */
export const isForced = (ask: Ask): boolean =>
  ask.options.length === 1 && !(ask.player === human && ask.kind === 'move');
