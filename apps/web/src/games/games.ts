// The games of this browser: those that go on, and how those that are over ended.
import type { Lasting } from '../collection/storage.ts';
import type { GameSummary, SavedGame } from './savedGame.ts';
import { readGame } from './savedGame.ts';
import type { GameStorage } from './storage.ts';

/** A moment of the list; the same object until something changes. */
export interface HeldGames {
  /** The last played first. Games in which nothing was decided yet are not among them. */
  readonly games: readonly SavedGame[];
  readonly lasting: Lasting;
  /** Entries that are there and cannot be read; they are left as they are. */
  readonly unreadable: number;
}

/** Finished games: some 2.5 MB of text, more than most play in a year, and a list that opens at once. */
export const mostFinished = 500;
/** Games that were dealt and left before the first decision: enough for the way back. */
export const mostUntouched = 20;

const newestFirst = (one: SavedGame, other: SavedGame): number => other.played - one.played;

export class Games {
  readonly #storage: GameStorage;
  /** Names this tab to others. */
  readonly #holder: string;
  readonly #onChange: (id: string) => void;
  readonly #outlive: (game: SavedGame) => Promise<void>;
  #rows: Map<string, SavedGame> = new Map();
  #unreadable = 0;
  #held: HeldGames;

  /**
   * @param onChange hears of each change that is made here
   * @param outlive is given each game that is over before it is dropped to make room
   */
  constructor(
    storage: GameStorage,
    holder: string,
    onChange: (id: string) => void = () => {},
    outlive: (game: SavedGame) => Promise<void> = async () => {},
  ) {
    this.#storage = storage;
    this.#holder = holder;
    this.#onChange = onChange;
    this.#outlive = outlive;
    this.#held = this.#list();
  }

  get held(): HeldGames {
    return this.#held;
  }

  /** Reads all anew from its place. */
  async load(): Promise<void> {
    const rows = (await this.#storage.read()).map(readGame);
    const games = rows.filter((row) => row !== null);
    this.#unreadable = rows.length - games.length;
    this.#rows = new Map(games.map((game) => [game.id, game]));
    this.#held = this.#list();
  }

  /** Reads one of them anew, which was perhaps changed elsewhere. */
  async reread(id: string): Promise<void> {
    this.#set(id, readGame(await this.#storage.readOne(id)));
  }

  find(id: string): SavedGame | null {
    return this.#rows.get(id) ?? null;
  }

  /**
   * From now on this tab writes to a game.
   * @returns the game as it is kept; null where there is none of that name, or none that can be read
   */
  async take(id: string): Promise<SavedGame | null> {
    const put = await this.#storage.change(id, (there) => {
      const game = readGame(there);
      return game === null ? { type: 'leave' } : { type: 'put', game: { ...game, holder: this.#holder } };
    });
    const taken = put.type === 'put' ? put.game : null;
    this.#set(id, taken);
    return taken;
  }

  /**
   * Keeps where a game stands now.
   * @param now in milliseconds since 1970
   * @returns false where another tab has taken it over: nothing was written
   */
  async keep(id: string, told: GameSummary, now: number): Promise<boolean> {
    const put = await this.#storage.change(id, (there) => {
      const before = readGame(there);
      if (there !== undefined && before?.holder !== this.#holder) return { type: 'leave' };
      const game = {
        ...told,
        id,
        begun: before?.begun ?? now,
        // To look at a game is not to play it.
        played: before?.kept === told.kept ? before.played : now,
        touched: told.touched || before?.touched === true,
        holder: this.#holder,
      };
      return { type: 'put', game };
    });
    if (put.type !== 'put') return false;
    this.#set(id, put.game);
    this.#onChange(id);
    await this.#prune();
    return true;
  }

  async remove(id: string): Promise<void> {
    await this.#storage.change(id, () => ({ type: 'remove' }));
    this.#set(id, null);
    this.#onChange(id);
  }

  /** Brings back a game that was removed, unless there is one of its name again. */
  async restore(game: SavedGame): Promise<void> {
    await this.#storage.change(game.id, (there) => (there === undefined ? { type: 'put', game } : { type: 'leave' }));
    await this.reread(game.id);
    this.#onChange(game.id);
  }

  /**
   * Takes in games that were kept elsewhere. Of one that is here too, the state that was played last stays.
   * @returns how many came in or went further by it, and how many were here already
   */
  async bringIn(games: readonly SavedGame[]): Promise<{ readonly brought: number; readonly known: number }> {
    const brought: string[] = [];
    try {
      for (const game of games) {
        const put = await this.#storage.change(game.id, (there) => {
          const before = readGame(there);
          // What is there and cannot be read stays as it is.
          const isNewer = there === undefined || (before !== null && before.played < game.played);
          return isNewer ? { type: 'put', game } : { type: 'leave' };
        });
        if (put.type !== 'put') continue;
        brought.push(game.id);
        this.#rows.set(game.id, put.game);
      }
    } finally {
      this.#tell(brought);
    }
    await this.#prune();
    return { brought: brought.length, known: games.length - brought.length };
  }

  /** Running games are never dropped; of others there is a bound. */
  async #prune(): Promise<void> {
    const rows = [...this.#rows.values()].sort(newestFirst);
    const tooMany = [
      ...rows.filter(({ status, touched }) => touched && status !== 'running').slice(mostFinished),
      ...rows.filter(({ touched }) => !touched).slice(mostUntouched),
    ];
    const dropped: string[] = [];
    try {
      for (const game of tooMany) {
        if (game.touched) await this.#outlive(game);
        await this.#storage.change(game.id, () => ({ type: 'remove' }));
        dropped.push(game.id);
        this.#rows.delete(game.id);
      }
    } finally {
      this.#tell(dropped);
    }
  }

  #set(id: string, game: SavedGame | null): void {
    if (game === null) this.#rows.delete(id);
    else this.#rows.set(id, game);
    this.#held = this.#list();
  }

  /** Lists once for all that changed, which may be hundreds. */
  #tell(changed: readonly string[]): void {
    if (changed.length === 0) return;
    this.#held = this.#list();
    for (const id of changed) this.#onChange(id);
  }

  #list(): HeldGames {
    return {
      games: [...this.#rows.values()].filter(({ touched }) => touched).sort(newestFirst),
      lasting: this.#storage.lasting,
      unreadable: this.#unreadable,
    };
  }
}
