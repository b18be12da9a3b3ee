import type { Ask } from '@vaultsong/engine';

/**
 * Whether a question has one answer and is answered by the table itself. Humans end their turns themselves, also when
 * nothing else is left, to see what became of them.
 */
export const isForced = (ask: Ask, asksHuman: boolean): boolean =>
  ask.options.length === 1 && !(asksHuman && ask.kind === 'move');
