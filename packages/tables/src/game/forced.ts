// Questions that nobody needs to answer, and which of these tell what is hidden by not being asked.
import type { Ask, State } from '@vaultsong/engine';
import { answersItself, seatOf } from '@vaultsong/engine';

/**
 * Whether a question has one answer, or answers that nothing can tell apart, and is answered by the table itself. Humans
 * end their turns themselves, also when nothing else is left, to see what became of them.
 */
export const isForced = (ask: Ask, asksHuman: boolean): boolean =>
  answersItself(ask) && !(asksHuman && ask.kind === 'move');

/**
 * Whether it tells of a hidden card that there is one option and no more: the pile that it lies in has others, which do not fit. Where it is
 * the only card there, everybody can tell that it must be that one.
 */
export function isAboutHidden({ ask, cards, players }: State): boolean {
  const [option] = ask?.options ?? [];
  const card = option?.pick === 'card' ? cards[option.card.id] : undefined;
  if (card === undefined || (card.zone !== 'hand' && card.zone !== 'deck' && card.zone !== 'archives')) return false;
  const isKnown = card.known === (1 << players.length) - 1;
  return !isKnown && (players[seatOf(card)]?.[card.zone].length ?? 0) > 1;
}
