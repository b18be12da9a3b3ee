// One viewer who follows one table: hears all of it at first, then what changes.
import type { GameEvent, Viewer } from '@vaultsong/engine';
import type { GameStart, PublishedTable, ToClientOf } from '@vaultsong/protocol';
import { changesBetween } from '@vaultsong/protocol';
import type { Table } from '@vaultsong/tables';
import { seatOfPerson } from '@vaultsong/tables';
import { deepEqual } from 'fast-equals';
import type { Change } from '../tables/tableActor.ts';
import { gameOf, gameViewOf, historyOf, startOf, witnessed } from './gameView.ts';
import type { GameHistory } from './history/gameHistory.ts';
import type { FindPerson } from './publicView.ts';
import { publicViewOf } from './publicView.ts';

/** Whatever shows a table that changes: the table itself, or the same some time later. */
export interface TableSource {
  readonly table: Table;
  /** @returns ends it */
  listen(listener: (change: Change) => void): () => void;
}

export interface SubscriptionDeps {
  now(): number;
  readonly find: FindPerson;
  isHere(table: string, person: string): boolean;
  /** Whether this viewer may still be told what they were told so far; where not, they follow in another way from now on. */
  mayReceive(): boolean;
  send(message: ToClientOf<'table'>): void;
}

/** What a viewer wants to be told. */
export interface FollowOptions {
  /** Why cards cannot do what they cannot. */
  readonly whyNot: boolean;
  /** Of what is known already only the parts that changed. */
  readonly changes: boolean;
}

export class Subscription {
  readonly #shown: TableSource;
  readonly #history: GameHistory;
  readonly #person: string | null;
  readonly #options: FollowOptions;
  readonly #deps: SubscriptionDeps;
  readonly #stop: () => void;
  /** As it was told last; null where all is to be told. */
  #sent: PublishedTable | null = null;
  #viewer: Viewer = 'table';

  /** @param history of what is shown */
  constructor(
    shown: TableSource,
    history: GameHistory,
    person: string | null,
    options: FollowOptions,
    deps: SubscriptionDeps,
  ) {
    this.#shown = shown;
    this.#history = history;
    this.#person = person;
    this.#options = options;
    this.#deps = deps;
    this.#stop = shown.listen((change) => this.#receive(change));
    this.sendAll();
  }

  get table(): Table {
    return this.#shown.table;
  }

  end(): void {
    this.#stop();
  }

  /** Tells the table from the beginning. */
  sendAll(): void {
    if (!this.#deps.mayReceive()) return;
    this.#viewer = this.#viewerNow();
    this.#sent = null;
    const seat = this.#viewer === 'table' ? null : this.#viewer;
    this.#sendChange({
      full: true,
      events: historyOf(this.table, this.#viewer, this.#history),
      start: startOf(this.table, seat),
    });
  }

  /** Tells what is not in the log, such as a name, if it has changed. */
  sendView(): void {
    if (!this.#deps.mayReceive()) return;
    const parts = this.#changedParts();
    if (Object.keys(parts).length > 0) this.#send(parts, { full: false, events: [] });
  }

  #viewerNow(): Viewer {
    const seat = this.#person === null ? null : seatOfPerson(this.table, this.#person);
    return seat ?? 'table';
  }

  #receive({ event, isReset, events }: Change): void {
    const playing = gameOf(this.table);
    if (event.type === 'answered' && playing !== null) this.#history.add(playing, event.options.length, events);
    if (!this.#deps.mayReceive()) return;
    // Who sat down or stood up sees with other eyes from now on.
    const seats = playing?.game.state.players.length ?? 0;
    // A bidding begins with the lists of both decks.
    const isNew = isReset || event.type === 'began';
    if (isNew || this.#viewerNow() !== this.#viewer) this.sendAll();
    else this.#sendChange({ full: false, events: witnessed(events, this.#viewer, seats) });
  }

  #sendChange(head: UpdateHead): void {
    this.#send(this.#changedParts(), head);
  }

  #send(parts: ChangedParts, head: UpdateHead): void {
    this.#deps.send({
      type: 'table',
      table: this.table.id,
      seq: this.table.next - 1,
      now: this.#deps.now(),
      seat: this.#viewer === 'table' ? null : this.#viewer,
      ...head,
      ...parts,
    });
  }

  /** What a message has of the table itself: what was not told before. */
  #changedParts(): ChangedParts {
    const before = this.#sent;
    const now = {
      summary: publicViewOf(this.table, this.#viewer === 'table' ? null : this.#viewer, this.#deps.find, (person) =>
        this.#deps.isHere(this.table.id, person),
      ),
      game: gameViewOf(this.table, this.#viewer, this.#options.whyNot),
    };
    this.#sent = now;
    if (before === null) return now;
    // Whoever is told whole halves needs no list of what changed in them.
    if (!this.#options.changes)
      return {
        ...(deepEqual(before.summary, now.summary) ? {} : { summary: now.summary }),
        ...(deepEqual(before.game, now.game) ? {} : { game: now.game }),
      };
    const changes = changesBetween(before, now);
    if (changes === null) return now;
    return changes.length === 0 ? {} : { changes };
  }
}

type ChangedParts = Partial<Pick<ToClientOf<'table'>, 'summary' | 'game' | 'changes'>>;

/** What a message about a table tells beside the table itself. */
interface UpdateHead {
  readonly full: boolean;
  readonly events: readonly GameEvent[];
  /** With `full`. */
  readonly start?: GameStart | null;
}
