// One viewer who follows one table: hears all of it at first, then what changes.
import type { GameEvent, Viewer } from '@vaultsong/engine';
import type { GameStart, ToClientOf, ToldOfTable } from '@vaultsong/protocol';
import { changesBetween } from '@vaultsong/protocol';
import type { Table } from '@vaultsong/tables';
import { seatOfPerson } from '@vaultsong/tables';
import { deepEqual } from 'fast-equals';
import type { Change } from '../hall/hosted.ts';
import type { FindPerson } from './face.ts';
import { faceOf } from './face.ts';
import { gameFaceOf, gameOf, historyOf, startOf, witnessed } from './game.ts';
import type { GameHistory } from './history/gameHistory.ts';

/** Whatever shows a table that changes: the table itself, or the same some time later. */
export interface Shown {
  readonly table: Table;
  /** @returns ends it */
  listen(listener: (change: Change) => void): () => void;
}

export interface FollowingWorld {
  now(): number;
  readonly find: FindPerson;
  isHere(table: string, person: string): boolean;
  /** Whether this viewer may still be told what they were told so far; where not, they follow in another way from now on. */
  mayHear(): boolean;
  send(message: ToClientOf<'table'>): void;
}

/** What a viewer wants to be told. */
export interface Wishes {
  /** Why cards cannot do what they cannot. */
  readonly refusals: boolean;
  /** Of what is known already only the parts that changed. */
  readonly changes: boolean;
}

export class Following {
  readonly #shown: Shown;
  readonly #history: GameHistory;
  readonly #person: string | null;
  readonly #wishes: Wishes;
  readonly #world: FollowingWorld;
  readonly #stop: () => void;
  /** As it was told last; null where all is to be told. */
  #told: ToldOfTable | null = null;
  #viewer: Viewer = 'table';

  /** @param history of what is shown */
  constructor(shown: Shown, history: GameHistory, person: string | null, wishes: Wishes, world: FollowingWorld) {
    this.#shown = shown;
    this.#history = history;
    this.#person = person;
    this.#wishes = wishes;
    this.#world = world;
    this.#stop = shown.listen((change) => this.#hear(change));
    this.tellAll();
  }

  get table(): Table {
    return this.#shown.table;
  }

  end(): void {
    this.#stop();
  }

  /** Tells the table from the beginning. */
  tellAll(): void {
    if (!this.#world.mayHear()) return;
    this.#viewer = this.#viewerNow();
    this.#told = null;
    const seat = this.#viewer === 'table' ? null : this.#viewer;
    this.#tell({
      whole: true,
      events: historyOf(this.table, this.#viewer, this.#history),
      start: startOf(this.table, seat),
    });
  }

  /** Tells what is not in the log, such as a name, if it has changed. */
  tellFace(): void {
    if (!this.#world.mayHear()) return;
    const news = this.#news();
    if (Object.keys(news).length > 0) this.#send(news, { whole: false, events: [] });
  }

  #viewerNow(): Viewer {
    const seat = this.#person === null ? null : seatOfPerson(this.table, this.#person);
    return seat ?? 'table';
  }

  #hear({ deed, isReset, events }: Change): void {
    const playing = gameOf(this.table);
    if (deed.is === 'answered' && playing !== null) this.#history.add(playing, deed.options.length, events);
    if (!this.#world.mayHear()) return;
    // Who sat down or stood up sees with other eyes from now on.
    const seats = playing?.game.state.players.length ?? 0;
    // A bidding begins with the lists of both decks.
    const isNew = isReset || deed.is === 'began';
    if (isNew || this.#viewerNow() !== this.#viewer) this.tellAll();
    else this.#tell({ whole: false, events: witnessed(events, this.#viewer, seats) });
  }

  #tell(told: Told): void {
    this.#send(this.#news(), told);
  }

  #send(news: News, told: Told): void {
    this.#world.send({
      is: 'table',
      table: this.table.id,
      seq: this.table.next - 1,
      now: this.#world.now(),
      you: this.#viewer === 'table' ? null : this.#viewer,
      ...told,
      ...news,
    });
  }

  /** What a message has of the table itself: what was not told before. */
  #news(): News {
    const before = this.#told;
    const now = {
      face: faceOf(this.table, this.#viewer === 'table' ? null : this.#viewer, this.#world.find, (person) =>
        this.#world.isHere(this.table.id, person),
      ),
      game: gameFaceOf(this.table, this.#viewer, this.#wishes.refusals),
    };
    this.#told = now;
    if (before === null) return now;
    // Whoever is told whole halves needs no list of what changed in them.
    if (!this.#wishes.changes)
      return {
        ...(deepEqual(before.face, now.face) ? {} : { face: now.face }),
        ...(deepEqual(before.game, now.game) ? {} : { game: now.game }),
      };
    const changes = changesBetween(before, now);
    if (changes === null) return now;
    return changes.length === 0 ? {} : { changes };
  }
}

type News = Partial<Pick<ToClientOf<'table'>, 'face' | 'game' | 'changes'>>;

/** What a message about a table tells beside the table itself. */
interface Told {
  readonly whole: boolean;
  readonly events: readonly GameEvent[];
  /** With `whole`. */
  readonly start?: GameStart | null;
}
