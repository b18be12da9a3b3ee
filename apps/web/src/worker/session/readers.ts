// All who read the log of a game at this screen: one person or a team, or two people who have a log each.
import type { GameEvent, Seat } from '@vaultsong/engine';
import type { LogLine } from '../../wire/snapshot.ts';
import type { Dealt } from './dealt.ts';
import { LogReader } from './logReader.ts';

export class Readers {
  readonly #all: readonly LogReader[];

  constructor(dealt: Dealt) {
    this.#all = dealt.readers.map((viewer) => new LogReader(dealt, viewer));
  }

  /** How long each log is. */
  get lengths(): readonly number[] {
    return this.#all.map(({ length }) => length);
  }

  /** Whose log is read with the eyes of a player. */
  of(seat: Seat): LogReader {
    const reader = this.#all.find(({ viewer }) => viewer === seat) ?? this.#all[0];
    if (reader === undefined) throw new Error('Nobody reads the log of this game');
    return reader;
  }

  moves(seat: Seat): void {
    for (const reader of this.#all) reader.moves(seat);
  }

  hear(events: readonly GameEvent[]): void {
    for (const reader of this.#all) reader.hear(events);
  }

  /** @returns how long the first log was before each of the events, and is after the last */
  write(events: readonly GameEvent[], automaton: Seat | null): readonly number[] {
    const [lengths = []] = this.#all.map((reader) => reader.write(events, automaton));
    return lengths;
  }

  /** @param isOpen it tells nothing that only that player knows */
  note(line: LogLine, isOpen: boolean): void {
    for (const reader of this.#all)
      if (reader.viewer === line.seat || (reader.viewer === 'table' && isOpen)) reader.note(line);
  }

  /** The game goes back to where the logs were so long. */
  backTo(lengths: readonly number[]): void {
    for (const [i, reader] of this.#all.entries()) reader.backTo(lengths[i] ?? 0);
  }
}
