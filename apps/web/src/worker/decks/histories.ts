// Results of decks against each other at this table, pair by pair, for the handicap that the rulebook suggests. The page
// keeps them as text, which another program may have written, so they are validated here.
import type { History, Pair, Side } from '@vaultsong/match';
import { addGame, beginHistory, chainDeck, suggestionOf } from '@vaultsong/match';
import { z } from 'zod';
import type { HistoryInfo } from '../../wire/match.ts';

const keptHistory = z
  .object({
    decks: z.tuple([z.string(), z.string()]),
    winners: z.array(z.string()),
    chained: z.object({ deck: z.string(), since: z.int().min(0) }).nullable(),
  })
  .refine(({ decks, winners, chained }) => {
    const isOne = (deck: string): boolean => decks.includes(deck);
    return (
      decks[0] !== decks[1] &&
      winners.every(isOne) &&
      (chained === null || (isOne(chained.deck) && chained.since <= winners.length))
    );
  });

export class DeckHistories {
  #all = new Map<string, History>();

  /** Takes the place of all that is known; what is no history is left out. @param kept as `text` wrote it */
  read(kept: string): void {
    const found = z.array(z.unknown()).safeParse(parsed(kept));
    this.#all = new Map();
    for (const entry of found.success ? found.data : []) {
      const history = keptHistory.safeParse(entry);
      if (history.success) this.#keep(history.data);
    }
  }

  /** All of it, for `read`. */
  text(): string {
    return JSON.stringify([...this.#all.values()]);
  }

  /** Adds those of another text. Of a pair that is known here the one with more games is kept. @param kept as `text` wrote it */
  join(kept: string): void {
    const other = new DeckHistories();
    other.read(kept);
    for (const history of other.#all.values()) {
      const known = this.#all.get(keyOf(history.decks));
      if (known === undefined || known.winners.length < history.winners.length) this.#keep(history);
    }
  }

  /** Results of a deck against each other one, the most frequent first. */
  against(deck: string): readonly { readonly foe: string; readonly wins: number; readonly losses: number }[] {
    return [...this.#all.values()]
      .flatMap(({ decks, winners }) => {
        if (!decks.includes(deck) || winners.length === 0) return [];
        const wins = winners.filter((winner) => winner === deck).length;
        return [{ foe: decks[0] === deck ? decks[1] : decks[0], wins, losses: winners.length - wins }];
      })
      .toSorted((a, b) => b.wins + b.losses - a.wins - a.losses);
  }

  /** @returns null for a deck against itself */
  of(decks: Pair<string>): HistoryInfo | null {
    const history = this.#find(decks);
    if (history === null) return null;
    const suggestion = suggestionOf(history);
    const stronger = suggestion === null ? null : sideOf(decks, suggestion.deck);
    const chains = suggestion?.chains ?? 0;
    return {
      wins: [
        history.winners.filter((deck) => deck === decks[0]).length,
        history.winners.filter((deck) => deck === decks[1]).length,
      ],
      stronger,
      suggestion: stronger === null ? null : stronger === 0 ? [chains, 0] : [0, chains],
    };
  }

  /** One more game. A deck against itself has no history. */
  add(decks: Pair<string>, winner: Side): void {
    const history = this.#find(decks);
    if (history !== null) this.#keep(addGame(history, decks[winner]));
  }

  /** The last game did not end so: its end was taken back. */
  dropLast(decks: Pair<string>): void {
    const history = this.#find(decks);
    if (history === null || history.winners.length === 0) return;
    const winners = history.winners.slice(0, -1);
    const { chained } = history;
    const since = Math.min(chained?.since ?? 0, winners.length);
    this.#keep({ ...history, winners, chained: chained === null ? null : { ...chained, since } });
  }

  /** The human finds one deck stronger, or none. */
  callStronger(decks: Pair<string>, stronger: Side | null): void {
    const history = this.#find(decks);
    if (history === null) return;
    this.#keep(stronger === null ? { ...history, chained: null } : chainDeck(history, decks[stronger]));
  }

  #find(decks: Pair<string>): History | null {
    if (decks[0] === decks[1]) return null;
    return this.#all.get(keyOf(decks)) ?? beginHistory(decks);
  }

  #keep(history: History): void {
    this.#all.set(keyOf(history.decks), history);
  }
}

/** The same for both orders. */
const keyOf = (decks: Pair<string>): string => JSON.stringify([...decks].sort());

const sideOf = (decks: Pair<string>, deck: string): Side => (deck === decks[0] ? 0 : 1);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
