// Card impact: how often a deck wins when a card of it was drawn early, and when not. It does not measure the card's worth: a player
// who draws more cards, for whatever reason, has seen more of each. It shows which cards may be worth a closer look.
import type { CardName } from '@vaultsong/engine';
import type { Difference, Share } from '../measure/difference.ts';
import { differenceOfShares } from '../measure/difference.ts';
import type { Game } from './experiment.ts';
import { winnerOf } from './tally.ts';

/** What a game with a card among the early ones has over one without, in shares of wins. */
export interface CardImpact extends Difference {
  readonly card: CardName;
  /** Games in which at least one copy was drawn early. */
  readonly early: Share;
  readonly late: Share;
}

/**
 * The cards of a deck, the one with the greatest difference first.
 * @param games whose players' early cards were noted, with a winner
 * @param cards of the deck, each once
 */
export function cardImpacts(games: readonly Game[], deck: number, cards: readonly CardName[]): readonly CardImpact[] {
  const sides = games.flatMap((game) => {
    const winner = winnerOf(game);
    const seat = game.fixture.decks.indexOf(deck);
    const early = game.played.early?.[seat];
    return winner === null || early === undefined ? [] : [{ won: winner === seat, early: new Set(early) }];
  });
  const shareOf = (some: typeof sides): Share => ({ games: some.length, wins: some.filter(({ won }) => won).length });
  return cards
    .map((card): CardImpact => {
      const early = shareOf(sides.filter((side) => side.early.has(card)));
      const late = shareOf(sides.filter((side) => !side.early.has(card)));
      return { card, early, late, ...differenceOfShares(early, late) };
    })
    .toSorted((one, other) => other.value - one.value);
}
