// Results of all places as one list: of the games that this browser keeps, of those that only their result is kept of, and of
// those at a server.
import { slugOf } from '@vaultsong/decks';
import { fold } from '../../components/fold.ts';
import type { HeldGames } from '../../games/games.ts';
import type { GameResult } from '../../games/result.ts';
import type { ArchivedResult } from '../../games/resultArchive.ts';
import type { Reason } from '../../games/resultsOf.ts';
import { reasonFor, resultsOf } from '../../games/resultsOf.ts';
import { gamePath } from '../../routing/paths.ts';

/** A game that counts. */
export interface Entry extends GameResult {
  readonly id: string;
  /** Where it is looked back on; null: its record is not kept. */
  readonly path: string | null;
  /** Names of the decks as addresses have them. */
  readonly deckKeys: readonly string[];
  readonly foeKey: string | null;
}

export interface Gathered {
  /** The last one first. */
  readonly entries: readonly Entry[];
  /** How many games count for nothing, and why. */
  readonly uncounted: ReadonlyMap<Reason, number>;
}

/** A deck by its name, as an address has it: the same deck of a collection, a code and a server has one key. */
export const deckKey = (name: string): string => slugOf(name) || fold(name).replaceAll(',', ' ');

/** The key of a deck by its name, made once for each name. */
function keys(): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const key = deckKey(name);
    known.set(name, key);
    return key;
  };
}

/** A result with the place of its game. */
export interface Placed {
  readonly id: string;
  readonly result: GameResult;
  readonly path: string | null;
}

/** Results of the kept games. Of a series the record of the last game alone is kept. */
function placedOf({ games }: Pick<HeldGames, 'games'>): readonly Placed[] {
  return games.flatMap((game) => {
    const results = resultsOf(game);
    return results.map((result, n) => ({
      id: `${game.id}.${result.number}`,
      result,
      path: n === results.length - 1 && game.status !== 'running' ? gamePath(game.id, game.query) : null,
    }));
  });
}

/**
 * @param served games at a server that are over
 * @param servedUncounted how many there count for nothing, and why
 */
export function gather(
  held: Pick<HeldGames, 'games'>,
  archive: readonly ArchivedResult[],
  served: readonly Placed[] = [],
  servedUncounted: ReadonlyMap<Reason, number> = new Map(),
): Gathered {
  const uncounted = new Map(servedUncounted);
  const note = (reason: Reason): void => void uncounted.set(reason, (uncounted.get(reason) ?? 0) + 1);
  for (const game of held.games) {
    const reason = reasonFor(game);
    if (reason !== null) note(reason);
  }
  const all = new Map<string, Placed>();
  for (const result of archive) all.set(result.id, { id: result.id, result, path: null });
  for (const placed of [...placedOf(held), ...served]) all.set(placed.id, placed);
  const keyOf = keys();
  const entries: Entry[] = [];
  for (const { id, result, path } of all.values()) {
    if (result.takeBacks > 0) note('take-backs');
    else
      entries.push({
        ...result,
        id,
        path,
        deckKeys: result.decks.map(({ name }) => keyOf(name)),
        foeKey: result.foe === null ? null : keyOf(result.foe.name),
      });
  }
  return { entries: entries.sort((a, b) => b.at - a.at), uncounted };
}
