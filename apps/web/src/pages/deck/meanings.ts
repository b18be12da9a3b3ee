// Explanation of each score of a deck in a sentence, and the figure behind it.

import type { DeckProfile, Score } from '@vaultsong/decks/profile';
import { counted } from '@vaultsong/say';

export const scoreMeanings: Readonly<Record<Score, string>> = {
  'expected-aember': 'Æmber that is certain on playing each card once.',
  'aember-control': 'Cards that steal, capture, take æmber away, or make forging harder for the opponent.',
  'creature-control': 'Cards that destroy, damage, purge, stun, exhaust or send away creatures.',
  board: 'Printed power and armor of all creatures together.',
  'card-flow': 'Cards that draw, archive, search, bring cards back or play more of them.',
  disruption: 'Cards that spoil the opponent’s hand, or forbid things.',
  'extra-uses': 'Cards that ready others, or let them be used once more.',
};

/** The figure that a score stands for. */
export function sayFigure(score: Score, { figures }: Pick<DeckProfile, 'figures'>): string {
  const figure = figures[score];
  if (score === 'expected-aember') return `${figure} æmber`;
  return score === 'board' ? `${figure} power and armor` : counted(figure, 'card');
}
