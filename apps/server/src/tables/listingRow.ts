// Row with the summary of a table, kept beside its log, so that no list has to read a log.
import type { House, Seat } from '@vaultsong/engine';
import type { Listing } from '@vaultsong/protocol';
import type { Table } from '@vaultsong/tables';
import { askedAt, scoreOf, stageOf, termsOf, wakesAt } from '@vaultsong/tables';
import { isDeckSecret } from './viewerRights.ts';

/** A game of the table that is over. */
export interface GameLine {
  readonly winner: Seat;
  /** The seat that went first; null where the players chose it as they played. */
  readonly first: Seat | null;
  /** By seat: whose deck was played. */
  readonly deckOf: readonly Seat[];
}

export interface ListingRow {
  readonly stage: string;
  readonly listed: boolean;
  readonly listing: Omit<Listing, 'id' | 'openedAt' | 'changedAt' | 'seats' | 'toAct'> & {
    /** Names are looked up when a list is shown: people change them. */
    readonly seats: readonly ({
      readonly person: string | null;
      readonly bot: string | null;
      readonly deck: string | null;
      /** Of its deck, which lie open; none where there is no deck yet. */
      readonly houses: readonly House[];
    } | null)[];
    /** For the results of those who played. */
    readonly games: readonly GameLine[];
  };
  readonly seated: string[];
  readonly asked: string[];
  readonly dueAt: number | null;
  readonly seq: number;
}

/** The row of a table as it stands. */
export function listingRowOf(table: Table): ListingRow {
  const asked = askedAt(table);
  const personAt = (seat: number): string[] => {
    const sitter = table.seats[seat]?.sitter;
    return sitter?.type === 'person' ? [sitter.id] : [];
  };
  const stage = stageOf(table);
  return {
    stage,
    listed: termsOf(table).listed,
    listing: {
      stage,
      terms: termsOf(table),
      seats: table.seats.map((seated, seat) =>
        seated === null
          ? null
          : {
              person: seated.sitter.type === 'person' ? seated.sitter.id : null,
              bot: seated.sitter.type === 'bot' ? seated.sitter.bot : null,
              // A row is shown to everybody.
              deck: isDeckSecret(table, seat, null) ? null : (seated.deck?.name ?? null),
              houses: seated.deck?.houses ?? [],
            },
      ),
      score: [...scoreOf(table)],
      winner: table.result?.winner ?? null,
      closed: table.closed,
      games: table.finished.map(({ winner, setup }, n) => ({
        winner,
        first: setup.first ?? null,
        deckOf: [...(table.series?.games[n]?.deckOf ?? table.seats.keys())],
      })),
    },
    seated: table.seats.flatMap((_, seat) => personAt(seat)),
    asked: asked === null ? [] : personAt(asked),
    dueAt: wakesAt(table),
    seq: table.next - 1,
  };
}

/**
 * Text of a row without its place in the log: a row that differs in nothing else need not be written. A clock that runs
 * anew is a difference.
 */
export const rowText = (row: ListingRow): string => JSON.stringify({ ...row, seq: 0 });
