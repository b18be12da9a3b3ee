import type { Ask } from '@vaultsong/engine';
import { answersItself } from '@vaultsong/engine';

/**
 * Whether a question has one answer, or answers that nothing can tell apart, and is answered by the table itself. Humans
 * end their turns themselves, also when nothing else is left, to see what became of them.
 */
export const isForced = (ask: Ask, asksHuman: boolean): boolean =>
  answersItself(ask) && !(asksHuman && ask.kind === 'move');
