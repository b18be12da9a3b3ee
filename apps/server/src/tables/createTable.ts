// A new table: its id, its secret and its first entries.
import { randomBytes, randomInt } from 'node:crypto';
import type { DeckList, Seat, Setup } from '@vaultsong/engine';
import { engineVersion } from '@vaultsong/engine';
import type { Entry, Sitter, TableEvent, Terms } from '@vaultsong/tables';
import { commitmentTo, entryOf, rootHash, tableVersion } from '@vaultsong/tables';

/** Of which ids of tables are made. */
export const idLetters = '0123456789abcdefghijklmnopqrstuvwxyz';

/** Ten letters, of which nobody guesses one that leads anywhere: 36^10 are 3.6 million billions. */
export const newTableId = (): string =>
  Array.from({ length: 10 }, () => idLetters[randomInt(idLetters.length)]).join('');

/** Whoever is at the page adds a nonce at once; whoever is not does not keep the other waiting for long. Milliseconds. */
export const nonceWindow = 20_000;

/** What a table is opened with. */
export interface CreateTableOptions {
  readonly by: string | null;
  readonly terms: Terms;
  readonly rematchOf?: string;
  readonly tournament?: string;
  /** By seat: who alone may sit there. */
  readonly reserved?: readonly string[];
  /** Who sits there from the start. */
  readonly seated?: readonly SeatAssignment[];
  /** Those who are `seated`, which are all, add their nonces now that the commitment is public: so long it waits for them. */
  readonly nonceWindow?: number;
  /** A game that goes on here, and how far it is. */
  readonly imported?: { readonly setup: Setup; readonly answers: readonly number[] };
}

/** Somebody on a seat. */
export interface SeatAssignment {
  readonly seat: Seat;
  readonly sitter: Sitter;
  /** null: they bring it later, or it is dealt. */
  readonly deck: DeckList | null;
  readonly origin: string | null;
  /** Of which set that deck is; null: of none that is known. */
  readonly set?: string | null;
  /** What they add to the chance of the table. */
  readonly nonce?: string;
}

export interface CreatedTable {
  readonly id: string;
  readonly secret: string;
  readonly log: readonly Entry[];
}

/**
 * The first entries of a table.
 * @param now milliseconds since 1970
 * @param id a new one, unless whoever opens it knows one
 */
export function createTable(opening: CreateTableOptions, now: number, id = newTableId()): CreatedTable {
  const secret = randomBytes(32).toString('hex');
  const log: Entry[] = [];
  for (const [seq, event] of eventsOf(opening, secret).entries())
    log.push(entryOf(event, seq, now, log.at(-1)?.hash ?? rootHash(id)));
  return { id, secret, log };
}

function eventsOf(
  {
    by,
    terms,
    rematchOf,
    tournament,
    reserved,
    seated = [],
    nonceWindow: window,
    imported: broughtIn,
  }: CreateTableOptions,
  secret: string,
): readonly TableEvent[] {
  return [
    {
      type: 'opened',
      openedBy: by,
      terms,
      commitment: commitmentTo(secret),
      engine: engineVersion,
      version: tableVersion,
      ...(rematchOf === undefined ? {} : { rematchOf }),
      ...(tournament === undefined ? {} : { tournament }),
      ...(reserved === undefined ? {} : { reserved: [...reserved] }),
      ...(window === undefined ? {} : { nonceWindow: window }),
    },
    ...seated.flatMap(({ seat, sitter, deck, origin, set = null, nonce = '' }): TableEvent[] => {
      const joined = { type: 'joined', seat, sitter, nonce } as const;
      if (deck === null) return [joined];
      return sitter.type === 'bot'
        ? [{ ...joined, deck, origin, set }]
        : [joined, { type: 'deck-chosen', seat, deck, origin, set }];
    }),
    ...(broughtIn === undefined ? [] : [{ type: 'imported' as const, ...broughtIn, answers: [...broughtIn.answers] }]),
  ];
}
