// The log in words: what happened, as those who read it may know it.
import type { CardName, GameEvent, Ref, Seat, Viewer } from '@vaultsong/engine';
import { READER, sayEvent, witness } from '@vaultsong/engine';
import type { LogLine } from '../host.ts';

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

/**
 * Reads events as lines of the log; what is not worth a line has none.
 * @param reader whose knowledge the log shows
 * @param nameOf what it calls a player; READER for one that it speaks to
 */
export function writeLog(
  events: readonly GameEvent[],
  reader: Viewer,
  seats: number,
  nameOf: (seat: Seat) => string,
): readonly LogLine[] {
  let readying = false;
  return events.flatMap((happened): LogLine[] => {
    const event = witness(happened, reader, seats);
    if (event.type === 'stepBegan') readying = event.step === 'ready';
    // That everything readies at the end of a turn is no news.
    if (event.type === 'ready' && readying) return [];
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
    return [{ kind: 'line', seat, text: `${starts} with ${count} ${count === 1 ? 'chain' : 'chains'}`, cards: [] }];
  });
