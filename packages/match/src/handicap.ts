// The handicap that the rulebook suggests for two decks that meet again and again: the stronger one starts with four
// chains, gets one more for every three games in a row that it wins against the other, and one fewer for every three in
// a row that it loses (v1.0 and v1.3 p.8, "Suggestions for Assigning Chains"; the same in the master rulebook; the
// manual is silent).
//
// What the rule leaves open was decided:
// - After an adjustment the count begins anew: six wins in a row are two chains, not four.
// - The games before the deck got its first chains do not count ("from then on").
// - The number stays between 0 and 24. A deck that got rid of all its chains keeps the handicap, at 0: it gets a chain
//   again by three wins in a row. Whether the other deck is now the stronger one is for the players to say.
import { mostChains } from './chains.ts';
import type { Pair } from './side.ts';

/** What is known of two decks that play against each other, plain JSON. Decks are named by any text that stays theirs. */
export interface History {
  readonly decks: Pair<string>;
  /** The winner of each game, in order. */
  readonly winners: readonly string[];
  /** The deck that the players think stronger, and how many games had been played when they said so. */
  readonly chained: { readonly deck: string; readonly since: number } | null;
}

export interface Suggestion {
  readonly deck: string;
  readonly chains: number;
}

/** What cannot be kept of two decks. The message says what is wrong and what would be right. */
export class HistoryError extends Error {
  override readonly name = 'HistoryError';
}

/**
 * The history of two decks that have not met yet.
 * @throws HistoryError when they are the same deck
 */
export function beginHistory(decks: Pair<string>): History {
  if (decks[0] === decks[1])
    throw new HistoryError(`A handicap is between two different decks: expected two names, not "${decks[0]}" twice`);
  return { decks, winners: [], chained: null };
}

/**
 * The history with one more game.
 * @param winner the name of the deck that won it
 * @throws HistoryError when it is neither of the two
 */
export function addGame(history: History, winner: string): History {
  mustBeOneOf(history, winner);
  return { ...history, winners: [...history.winners, winner] };
}

/**
 * The players find one deck stronger: from here on it starts with chains, four at first.
 * @throws HistoryError when it is neither of the two
 */
export function chainDeck(history: History, deck: string): History {
  mustBeOneOf(history, deck);
  return { ...history, chained: { deck, since: history.winners.length } };
}

function mustBeOneOf({ decks }: History, deck: string): void {
  if (!decks.includes(deck))
    throw new HistoryError(`"${deck}" is neither of the two decks: expected "${decks[0]}" or "${decks[1]}"`);
}

const atFirst = 4;
const inARow = 3;

/** Which deck starts the next game with how many chains; null while neither is thought stronger. */
export function suggestionOf({ winners, chained }: History): Suggestion | null {
  if (chained === null) return null;
  let chains = atFirst;
  let run = 0; // games in a row since the last adjustment: won above 0, lost below
  for (const winner of winners.slice(chained.since)) {
    const step = winner === chained.deck ? 1 : -1;
    run = Math.sign(run) === -step ? step : run + step;
    if (Math.abs(run) < inARow) continue;
    chains = Math.min(mostChains, Math.max(0, chains + step));
    run = 0;
  }
  return { deck: chained.deck, chains };
}
