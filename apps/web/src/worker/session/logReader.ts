// One who follows a game: the log that they read, and the line on the last turn of who plays against them. Two humans at one
// screen have a log each, which tells of their own hand and not of the other's.
import type { CardName, GameEvent, House, Seat, Viewer } from '@vaultsong/engine';
import { witness } from '@vaultsong/engine';
import type { CardInfo } from '../../wire/cardInfo.ts';
import { fateIn } from '../../wire/cardInfo.ts';
import type { HousesChosen, LogLine } from '../../wire/snapshot.ts';
import { writeLog } from '../present/logbook.ts';
import { Recap } from '../present/recap.ts';
import type { Dealt } from './dealt.ts';

/** What a log is written of. */
export type Written = Pick<Dealt, 'info' | 'nameOf' | 'readers' | 'opening'>;

export class LogReader {
  readonly viewer: Viewer;
  readonly #dealt: Written;
  readonly #lines: LogLine[];
  #recap: Recap;
  /** By seat, how often each house was chosen. */
  #houses: Map<House, number>[];

  constructor(dealt: Written, viewer: Viewer) {
    this.viewer = viewer;
    this.#dealt = dealt;
    this.#lines = [...dealt.opening(viewer)];
    this.#recap = this.#newRecap();
    this.#houses = this.#noHouses();
  }

  /** How long the log is. */
  get length(): number {
    return this.#lines.length;
  }

  /** A part of the log. */
  lines(from: number, to = this.#lines.length): readonly LogLine[] {
    return this.#lines.slice(from, to);
  }

  /**
   * Writes what happened.
   * @returns how long the log was before each of the events, and is after the last
   */
  write(events: readonly GameEvent[], automaton: Seat | null): readonly number[] {
    const before = this.#lines.length;
    const written = writeLog(events, {
      reader: this.viewer,
      seats: this.#seats,
      automaton,
      nameOf: (seat) => this.#dealt.nameOf(seat, this.viewer),
    });
    this.#lines.push(...written.flat());
    let at = before;
    return [before, ...written.map((lines) => (at += lines.length))];
  }

  /** Writes what the table answered in the place of who reads this. */
  note(line: LogLine): void {
    this.#lines.push(line);
  }

  /** Hears of what happened, for the line on a turn; also when a game is gone through again. */
  hear(events: readonly GameEvent[]): void {
    for (const event of events)
      if (event.type === 'houseChosen' && event.house !== null) {
        const chosen = this.#houses[event.player];
        chosen?.set(event.house, (chosen.get(event.house) ?? 0) + 1);
      }
    this.#recap.hear(events.map((event) => witness(event, this.viewer, this.#seats)));
  }

  /** Somebody moves: the turn before is news no longer to those who move. */
  moves(seat: Seat): void {
    if (this.#dealt.readers.length === 1 || seat === this.viewer) this.#recap.forget();
  }

  /** The game goes back to where the log was so long. */
  backTo(length: number): void {
    this.#lines.length = length;
    this.#recap = this.#newRecap();
    this.#houses = this.#noHouses();
  }

  /** @param cards of the game, as far as they are known */
  recap(cards: Readonly<Record<CardName, CardInfo>>): string | null {
    return this.#recap.say(
      (name) => cards[name]?.title ?? name,
      (name) => fateIn(cards[name]?.text ?? []),
    );
  }

  /** By seat, in how many turns each house was chosen. */
  get houses(): HousesChosen {
    return this.#houses.map((chosen) => Object.fromEntries(chosen));
  }

  #noHouses(): Map<House, number>[] {
    return this.#dealt.info.seats.map(() => new Map<House, number>());
  }

  get #seats(): number {
    return this.#dealt.info.seats.length;
  }

  /** Tells the turns of the automaton, or else of who is played against. */
  #newRecap(): Recap {
    const { seats } = this.#dealt.info;
    const last = seats.length - 1;
    const follows = this.#dealt.readers.length > 1 && this.viewer === last ? 0 : last;
    const foes = seats.flatMap(({ by }, seat) => (by === 'automaton' || seat === follows ? [] : [seat]));
    return new Recap({ seat: follows, name: seats[follows]?.name ?? '', foes });
  }
}
