// One viewer who follows one table: hears all of it at first, then what changes.
import type { GameEvent, Viewer } from '@vaultsong/engine';
import type { GameStart } from '@vaultsong/protocol';
import type { Table } from '@vaultsong/tables';
import { seatOfPerson } from '@vaultsong/tables';
import type { Change } from '../hall/hosted.ts';
import type { FindPerson } from './face.ts';
import { faceOf } from './face.ts';
import { gameFaceOf, gameOf, historyOf, startOf, witnessed } from './game.ts';

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
  /** @param message of kind `table`, as JSON */
  sendText(message: string): void;
}

export class Following {
  readonly #shown: Shown;
  readonly #person: string | null;
  readonly #wantsRefusals: boolean;
  readonly #world: FollowingWorld;
  readonly #stop: () => void;
  /** As they were told last. */
  #face = '';
  #game = '';
  #viewer: Viewer = 'table';

  constructor(shown: Shown, person: string | null, wantsRefusals: boolean, world: FollowingWorld) {
    this.#shown = shown;
    this.#person = person;
    this.#wantsRefusals = wantsRefusals;
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
    this.#viewer = this.#viewerNow();
    this.#face = '';
    this.#game = '';
    const seat = this.#viewer === 'table' ? null : this.#viewer;
    this.#tell({ whole: true, events: historyOf(this.table, this.#viewer), start: startOf(this.table, seat) });
  }

  /** Tells what is not in the log, such as a name, if it has changed. */
  tellFace(): void {
    if (JSON.stringify(this.#faceNow()) !== this.#face) this.#tell({ whole: false, events: [] });
  }

  #viewerNow(): Viewer {
    const seat = this.#person === null ? null : seatOfPerson(this.table, this.#person);
    return seat ?? 'table';
  }

  #hear({ deed, isReset, events }: Change): void {
    // Who sat down or stood up sees with other eyes from now on.
    const seats = gameOf(this.table)?.game.state.players.length ?? 0;
    // A bidding begins with the lists of both decks.
    const isNew = isReset || deed.is === 'began';
    if (isNew || this.#viewerNow() !== this.#viewer) this.tellAll();
    else this.#tell({ whole: false, events: witnessed(events, this.#viewer, seats) });
  }

  #faceNow() {
    return faceOf(this.table, this.#world.find, (person) => this.#world.isHere(this.table.id, person));
  }

  #tell({ whole, events, start }: Told): void {
    const face = JSON.stringify(this.#faceNow());
    const game = JSON.stringify(gameFaceOf(this.table, this.#viewer, this.#wantsRefusals));
    const head = {
      is: 'table',
      table: this.table.id,
      seq: this.table.next - 1,
      now: this.#world.now(),
      you: this.#viewer === 'table' ? null : this.#viewer,
      whole,
      events,
      ...(start === undefined ? {} : { start }),
    };
    // Each part is written once: as text it is compared with what was told last, and as that text it is sent.
    const parts = [
      JSON.stringify(head).slice(0, -1),
      ...(face === this.#face ? [] : [`"face":${face}`]),
      ...(game === this.#game ? [] : [`"game":${game}`]),
    ];
    this.#world.sendText(`${parts.join(',')}}`);
    this.#face = face;
    this.#game = game;
  }
}

/** What a message about a table tells beside the table itself. */
interface Told {
  readonly whole: boolean;
  readonly events: readonly GameEvent[];
  /** With `whole`. */
  readonly start?: GameStart | null;
}
