// The pair of decks that “Play now” deals. After each game that is begun so, the next pair is shown, with each deck on either side in turn;
// a new visitor begins anywhere in the row, so that two of them seldom see the same.
import type { EvenPair, PairDeck } from '@vaultsong/decks';
import { evenPairs } from '@vaultsong/decks';

export interface DealtPair {
  readonly you: PairDeck;
  readonly foe: PairDeck;
}

/**
 * @param turn any whole number from 0; the row begins again after its end
 * @param pairs at least one
 */
export function pairOf(turn: number, pairs: readonly EvenPair[] = evenPairs): DealtPair {
  const pair = pairs[turn % pairs.length];
  if (pair === undefined) throw new Error('there is no pair of decks to play with');
  const [one, other] = pair.decks;
  return Math.floor(turn / pairs.length) % 2 === 0 ? { you: one, foe: other } : { you: other, foe: one };
}

const key = 'vaultsong.pair';

/** The number of what this browser was shown last; null: a new visitor. */
function kept(): number | null {
  try {
    const text = localStorage.getItem(key);
    return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
  } catch {
    return null;
  }
}

/** Where nothing can be kept, each page begins anywhere. */
let turn: number | null = null;

/** The turn of this browser. */
export function turnNow(): number {
  turn ??= kept() ?? Math.floor(Math.random() * 2 * evenPairs.length);
  return turn;
}

/** Moves on to the next pair. */
export function dealNext(): void {
  turn = turnNow() + 1;
  try {
    localStorage.setItem(key, String(turn));
  } catch {
    // It is known until the page is left.
  }
}
