// The log in words: what happened, as those who read it may know it.
import type { CardName, GameEvent, Ref, Seat, Viewer } from '@vaultsong/engine';
import { witness } from '@vaultsong/engine';
import { counted, READER, sayEvent } from '@vaultsong/say';
import type { LogLine } from '../../wire/snapshot.ts';

const isRef = (value: unknown): value is Ref =>
  typeof value === 'object' && value !== null && 'id' in value && 'life' in value && 'name' in value;

/** The cards that an event names; those that the human may not know have no name. */
function cardsOf(event: GameEvent): readonly CardName[] {
  const names = Object.values(event)
    .flat()
    .flatMap((value) => (isRef(value) && value.name !== '' ? [value.name] : []));
  return [...new Set(names)];
}

const doer = (event: GameEvent): Seat | null => ('player' in event ? event.player : null);

/** Who reads a log, and what it calls the players. */
export interface Reading {
  /** Whose knowledge the log shows; open: it hides nothing. */
  readonly reader: Viewer | 'open';
  readonly seats: number;
  /** null where there is none. */
  readonly automaton: Seat | null;
  /** READER for one that the log speaks to. */
  nameOf(seat: Seat): string;
}

/** R: Keyraken, "Keyraken archives and hand of cards": its archives are its hand, of which a log does not speak. */
const asFromHand = (event: GameEvent, automaton: Seat | null): GameEvent =>
  event.type === 'playBegan' && event.player === automaton && event.from === 'archives'
    ? { ...event, from: 'hand' }
    : event;

/** What an automaton draws and plays at once is told as played. */
const isPlayedNext = (event: GameEvent, next: GameEvent | undefined, automaton: Seat | null): boolean =>
  event.type === 'draw' && event.player === automaton && next?.type === 'playBegan' && next.player === automaton;

/** Reads events as lines of the log. @returns the lines of each event; what is not worth a line has none */
export function writeLog(events: readonly GameEvent[], reading: Reading): readonly (readonly LogLine[])[] {
  const { reader, seats, automaton, nameOf } = reading;
  let readying = false;
  return events.map((happened, i): readonly LogLine[] => {
    const event = asFromHand(reader === 'open' ? happened : witness(happened, reader, seats), automaton);
    if (event.type === 'stepBegan') readying = event.step === 'ready';
    // That everything readies at the end of a turn is no news.
    if (event.type === 'ready' && readying) return [];
    if (isPlayedNext(event, events[i + 1], automaton)) return [];
    if (event.type === 'turnBegan') {
      const name = nameOf(event.player);
      const whose = name === READER ? 'You' : name;
      return [{ kind: 'heading', seat: event.player, text: `Turn ${event.turn} · ${whose}`, cards: [] }];
    }
    const text = sayEvent(event, nameOf);
    return text === null ? [] : [{ kind: 'line', seat: doer(event), text, cards: cardsOf(event) }];
  });
}

/** The first lines of a log: who starts with chains. */
export const writeChains = (chains: readonly number[], nameOf: (seat: Seat) => string): readonly LogLine[] =>
  chains.flatMap((count, seat): LogLine[] => {
    if (count === 0) return [];
    const name = nameOf(seat);
    const starts = name === READER ? 'You start' : `${name} starts`;
    return [{ kind: 'line', seat, text: `${starts} with ${counted(count, 'chain')}`, cards: [] }];
  });
