// Lists of tables: the lobby, and the games of somebody. Read from the rows beside the logs.
import type { House } from '@vaultsong/engine';
import { houses } from '@vaultsong/engine';
import type { Listing, LobbyQuery, Person } from '@vaultsong/protocol';
import { closeReasons, terms } from '@vaultsong/tables';
import type { SQL } from 'drizzle-orm';
import { and, arrayContains, arrayOverlaps, desc, eq, inArray, not, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { NameCache } from '../people/nameCache.ts';
import { tables } from '../store/schema/tables.ts';
import type { Store } from '../store/store.ts';

/** What stands in the column `listing`. */
const kept = z.object({
  stage: z.enum(['waiting', 'bidding', 'choosing-first', 'playing', 'over', 'closed']),
  terms,
  seats: z.array(
    z
      .object({
        ...{ person: z.string().nullable(), bot: z.string().nullable(), deck: z.string().nullable() },
        // Rows of before have none.
        houses: z.array(z.enum(houses)).default([]),
      })
      .nullable(),
  ),
  score: z.array(z.int()),
  winner: z.int().nullable(),
  // Rows of before have no such field.
  closed: z.enum(closeReasons).nullable().default(null),
});

type Kept = z.infer<typeof kept>;
type Row = Pick<typeof tables.$inferSelect, 'id' | 'createdAt' | 'changedAt' | 'listing' | 'asked'>;

const columns = {
  id: tables.id,
  createdAt: tables.createdAt,
  changedAt: tables.changedAt,
  listing: tables.listing,
  asked: tables.asked,
};

/** A table as a preview of its link shows it, to anybody. */
export interface TablePreview {
  readonly listing: Listing;
  /** By seat: the houses of the deck there. */
  readonly houses: readonly (readonly House[])[];
}

/** So many lines at most are told at once. */
const mostLines = 100;

export class Lists {
  readonly #store: Store;
  readonly #nameCache: NameCache;

  constructor(store: Store, nameCache: NameCache) {
    this.#store = store;
    this.#nameCache = nameCache;
  }

  /**
   * Tables that everybody may see: with a free seat, or played at now.
   * @param apart people whose tables are not shown
   */
  async lobby(
    { show, play, decks, rated, clock, edition }: LobbyQuery,
    apart: ReadonlySet<string> = new Set(),
  ): Promise<readonly Listing[]> {
    const stages = show === 'open' ? ['waiting'] : ['bidding', 'choosing-first', 'playing'];
    const wanted: (SQL | undefined)[] = [
      eq(tables.listed, true),
      inArray(tables.stage, stages),
      apart.size === 0 ? undefined : not(arrayOverlaps(tables.seated, [...apart])),
      play === undefined ? undefined : sql`${tables.listing}->'terms'->'play'->>'type' = ${play}`,
      decks === undefined ? undefined : sql`${tables.listing}->'terms'->'play'->>'decks' = ${decks}`,
      rated === undefined ? undefined : sql`${tables.listing}->'terms'->>'rated' = ${String(rated === 'yes')}`,
      clock === undefined ? undefined : sql`${tables.listing}->'terms'->'clock'->>'type' = ${clock}`,
      edition === undefined ? undefined : sql`${tables.listing}->'terms'->>'edition' = ${edition}`,
    ];
    return await this.#lines(and(...wanted), null);
  }

  /** Tables at which somebody sits or sat, the last first. @param all those that are private too */
  async of(person: string, all: boolean): Promise<readonly Listing[]> {
    const where = and(arrayContains(tables.seated, [person]), all ? undefined : eq(tables.listed, true));
    return await this.#lines(where, all ? person : null);
  }

  /** One table as anybody may know it; null where there is none. */
  async preview(id: string): Promise<TablePreview | null> {
    const [found] = await this.#store.db.select(columns).from(tables).where(eq(tables.id, id)).limit(1);
    const { data } = kept.safeParse(found?.listing);
    if (found === undefined || data === undefined) return null;
    await this.#nameCache.load(data.seats.flatMap((seat) => seat?.person ?? []));
    const [row, shown] = forAnybody(found, data);
    return {
      listing: lineOf(row, shown, (person) => this.#nameCache.find(person)),
      houses: shown.seats.map((seat) => seat?.houses ?? []),
    };
  }

  /** How many tables wait for somebody. */
  async waitingFor(person: string): Promise<number> {
    return await this.#store.db.$count(tables, arrayContains(tables.asked, [person]));
  }

  /** @param viewer who sits or sat at all of these tables; null: anybody */
  async #lines(where: SQL | undefined, viewer: string | null): Promise<readonly Listing[]> {
    const rows: readonly Row[] = await this.#store.db
      .select(columns)
      .from(tables)
      .where(where)
      .orderBy(desc(tables.changedAt))
      .limit(mostLines);
    const read = rows.flatMap((row) => {
      const { data } = kept.safeParse(row.listing);
      return data === undefined ? [] : [{ row, data }];
    });
    await this.#nameCache.load(read.flatMap(({ data }) => data.seats.flatMap((seat) => seat?.person ?? [])));
    return read.map(({ row, data }) => {
      const [shown, listing] = viewer === null ? forAnybody(row, data) : [row, data];
      return lineOf(shown, listing, (id) => this.#nameCache.find(id));
    });
  }
}

const running: ReadonlySet<string> = new Set(['bidding', 'choosing-first', 'playing']);

/** Where nobody may look on, or not at once, a list does not tell how a match goes either. */
function forAnybody(row: Row, data: Kept): readonly [Row, Kept] {
  const { stage, terms: agreed, score } = data;
  const { allowed, delay } = agreed.spectators;
  if (!running.has(stage) || (allowed && delay === 0)) return [row, data];
  return [
    { ...row, asked: [], changedAt: row.createdAt },
    { ...data, stage: 'playing', score: score.map(() => 0) },
  ];
}

const lineOf = (
  row: Row,
  { stage, terms: agreed, seats, score, winner, closed }: Kept,
  find: (id: string) => Person,
): Listing => ({
  id: row.id,
  stage,
  terms: agreed,
  openedAt: row.createdAt.getTime(),
  changedAt: row.changedAt.getTime(),
  seats: seats.map((seat) => {
    if (seat === null) return null;
    const { person, bot, deck } = seat;
    return person === null ? { name: bot ?? '', kind: 'house', deck } : { ...named(find(person)), deck };
  }),
  score,
  winner,
  closed,
  toAct: row.asked.map((id) => find(id).name),
});

const named = ({ name, kind }: Person): Pick<Person, 'name' | 'kind'> => ({ name, kind });
