// Lists of tables: the lobby, and the games of somebody. Read from the rows beside the logs.
import type { House } from '@vaultsong/engine';
import type { Listing, LobbyQuery, OwnResult, Person } from '@vaultsong/protocol';
import { mostResults } from '@vaultsong/protocol';
import type { SQL } from 'drizzle-orm';
import { and, arrayContains, arrayOverlaps, desc, eq, inArray, lt, not, or, sql } from 'drizzle-orm';
import type { NameCache } from '../people/nameCache.ts';
import { tables } from '../store/schema/tables.ts';
import type { Store } from '../store/store.ts';
import type { Kept, Row } from './keptListing.ts';
import { kept } from './keptListing.ts';
import { resultOf } from './ownResults.ts';

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

  /**
   * Matches of somebody that are over, the last first.
   * @param after the last table of the page before; null: the first page
   */
  async results(person: string, after: string | null) {
    const { db } = this.#store;
    const [last] = after === null ? [] : await db.select().from(tables).where(eq(tables.id, after));
    // A table that is gone, or none of theirs, ends the list.
    if (after !== null && last?.seated.includes(person) !== true) return { results: [], hasOlder: false };
    // Times of the database are finer than those of this program: compared there, no two tables are told twice or left out.
    const at = sql`(select ${tables.changedAt} from ${tables} where ${tables.id} = ${after})`;
    const older =
      after === null ? undefined : or(lt(tables.changedAt, at), and(eq(tables.changedAt, at), lt(tables.id, after)));
    const rows: readonly Row[] = await db
      .select(columns)
      .from(tables)
      .where(and(arrayContains(tables.seated, [person]), inArray(tables.stage, ['over', 'closed']), older))
      .orderBy(desc(tables.changedAt), desc(tables.id))
      .limit(mostResults + 1);
    const read = readRows(rows.slice(0, mostResults));
    await this.#loadNames(read);
    const results = read.flatMap(({ row, data }): OwnResult[] => {
      const result = resultOf(row, data, person, (id) => this.#nameCache.find(id));
      return result === null ? [] : [result];
    });
    return { results, hasOlder: rows.length > mostResults };
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
    const read = readRows(rows);
    await this.#loadNames(read);
    return read.map(({ row, data }) => {
      const [shown, listing] = viewer === null ? forAnybody(row, data) : [row, data];
      return lineOf(shown, listing, (id) => this.#nameCache.find(id));
    });
  }

  async #loadNames(read: ReturnType<typeof readRows>): Promise<void> {
    await this.#nameCache.load(read.flatMap(({ data }) => data.seats.flatMap((seat) => seat?.person ?? [])));
  }
}

/** Rows that this version can read. */
const readRows = (rows: readonly Row[]) =>
  rows.flatMap((row) => {
    const { data } = kept.safeParse(row.listing);
    return data === undefined ? [] : [{ row, data }];
  });

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
