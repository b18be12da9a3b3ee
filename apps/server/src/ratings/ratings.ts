// The ratings of everybody. A match is rated once, whoever asks for it and how often: any process may, after the log says that
// the match is over, and a sweep finds what none did because it was killed.
import type { Table } from '@vaultsong/tables';
import { and, asc, desc, eq, inArray, isNull, lt, notExists, sql } from 'drizzle-orm';
import { people, ratedMatches, ratingChanges, ratings, tables } from '../store/schema/schema.ts';
import type { Database, Store } from '../store/store.ts';
import type { Rating } from './glicko2.ts';
import { afterAbsence, newcomer, rate, scale } from './glicko2.ts';
import { periodLength, periodsBetween, rankedBelow } from './periods.ts';
import type { Match, Pool } from './pools.ts';
import { countingOf, pools } from './pools.ts';

/** Where somebody stands in a pool. */
export interface Standing {
  readonly person: string;
  readonly pool: Pool;
  readonly rating: number;
  /** As of now: it grows while they are away. */
  readonly deviation: number;
  /** Too unsure for a leaderboard. */
  readonly isProvisional: boolean;
  readonly matches: number;
  readonly wins: number;
  /** Of the last match, in milliseconds since 1970. */
  readonly at: number;
}

/** What a match made of somebody's rating. */
export interface Change {
  readonly table: string;
  readonly pool: Pool;
  readonly opponent: string;
  readonly won: boolean;
  readonly before: number;
  readonly rating: number;
  readonly deviation: number;
  readonly at: number;
}

/** So many matches at most are told of at once. */
const mostChanges = 1_000;

export class Ratings {
  readonly #db: Database;
  readonly #now: () => number;

  constructor({ db }: Store, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /**
   * Rates a match that is over, or notes that it does not count.
   * @returns whether it was rated by this call
   */
  async rateMatch(table: Table): Promise<boolean> {
    const ids = table.seats.flatMap((seated) => (seated?.sitter.type === 'person' ? [seated.sitter.id] : []));
    return await this.#db.transaction(async (tx) => {
      const known = await tx.select({ id: people.id, kind: people.kind }).from(people).where(inArray(people.id, ids));
      const counting = countingOf(table, (id) => known.find((one) => one.id === id)?.kind);
      if (counting.type === 'none' && counting.why === 'not-over') return false;
      const noted = await tx
        .insert(ratedMatches)
        .values({ tableId: table.id, why: counting.type === 'none' ? counting.why : null })
        .onConflictDoNothing()
        .returning({ id: ratedMatches.tableId });
      if (noted.length === 0 || counting.type === 'none') return false;
      await apply(tx, counting.match);
      return true;
    });
  }

  /** Tables whose match is over by rated terms, and that nobody has rated. */
  async missed(): Promise<readonly string[]> {
    const looked = this.#db.select().from(ratedMatches).where(eq(ratedMatches.tableId, tables.id));
    const rows = await this.#db
      .select({ id: tables.id })
      .from(tables)
      .where(and(eq(tables.stage, 'over'), sql`${tables.listing} -> 'terms' ->> 'rated' = 'true'`, notExists(looked)))
      .orderBy(asc(tables.changedAt))
      .limit(200);
    return rows.map(({ id }) => id);
  }

  /** Where somebody stands, in each pool that they have played in. */
  async of(person: string): Promise<readonly Standing[]> {
    const rows = await this.#db.select().from(ratings).where(eq(ratings.person, person));
    const found = rows.map((row) => standingOf(row, this.#now()));
    return pools.flatMap((pool) => found.filter((one) => one.pool === pool));
  }

  /** Those who are known well enough, the strongest first. */
  async leaderboard(pool: Pool, most: number): Promise<readonly Standing[]> {
    const now = this.#now();
    const rows = await this.#db
      .select({ row: ratings })
      .from(ratings)
      .innerJoin(people, eq(people.id, ratings.person))
      .where(and(eq(ratings.pool, pool), isNull(people.leftAt), lt(deviationAt(now), rankedBelow)))
      .orderBy(desc(ratings.rating), asc(ratings.person))
      .limit(most);
    return rows.map(({ row }) => standingOf(row, now));
  }

  /** The last matches of somebody in a pool, in their order. */
  async history(person: string, pool: Pool): Promise<readonly Change[]> {
    const rows = await this.#db
      .select()
      .from(ratingChanges)
      .where(and(eq(ratingChanges.person, person), eq(ratingChanges.pool, pool)))
      .orderBy(desc(ratingChanges.at), desc(ratingChanges.tableId))
      .limit(mostChanges);
    return rows.map(changeOf).toReversed();
  }

  /** All that is known of how somebody's ratings came about, the last first. */
  async changesOf(person: string): Promise<readonly Change[]> {
    const rows = await this.#db
      .select()
      .from(ratingChanges)
      .where(eq(ratingChanges.person, person))
      .orderBy(desc(ratingChanges.at), desc(ratingChanges.tableId));
    return rows.map(changeOf);
  }

  /** The rated matches of one against another, the last first. */
  async between(person: string, opponent: string): Promise<readonly Change[]> {
    const rows = await this.#db
      .select()
      .from(ratingChanges)
      .where(and(eq(ratingChanges.person, person), eq(ratingChanges.opponent, opponent)))
      .orderBy(desc(ratingChanges.at), desc(ratingChanges.tableId))
      .limit(mostChanges);
    return rows.map(changeOf);
  }
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Rates a match. Whoever rates another match of one of both waits until this one is done. */
async function apply(tx: Transaction, { table, pool, winner, loser, at }: Match): Promise<void> {
  const both = [winner, loser].toSorted();
  await tx
    .insert(ratings)
    .values(both.map((person) => ({ person, pool, ...newcomer, at })))
    .onConflictDoNothing();
  const rows = await tx
    .select()
    .from(ratings)
    .where(and(inArray(ratings.person, both), eq(ratings.pool, pool)))
    // Always in one order, so that no two wait for each other.
    .orderBy(asc(ratings.person))
    .for('update');
  const before = (person: string): Row => {
    const row = rows.find((one) => one.person === person);
    if (row === undefined) throw new Error(`${person} has no rating in the pool ${pool}`);
    return row;
  };
  for (const [person, opponent, score] of [
    [winner, loser, 1],
    [loser, winner, 0],
  ] as const) {
    const [own, other] = [before(person), before(opponent)];
    const against = afterAbsence(other, periodsBetween(other.at, at));
    const after = rate(own, [{ opponent: against, score }], periodsBetween(own.at, at));
    await tx
      .update(ratings)
      .set({
        ...after,
        matches: sql`${ratings.matches} + 1`,
        wins: sql`${ratings.wins} + ${score}`,
        // A match that was rated late does not make the last one older.
        at: Math.max(own.at, at),
      })
      .where(and(eq(ratings.person, person), eq(ratings.pool, pool)));
    await tx.insert(ratingChanges).values({
      ...{ tableId: table, person, pool, opponent, score, at },
      ...{ before: own.rating, rating: after.rating, deviation: after.deviation },
    });
  }
}

type Row = typeof ratings.$inferSelect;

/** A row holds the name of a pool as a text; one of a later version is none that this one knows. */
function poolNamed(text: string): Pool {
  const pool = pools.find((one) => one === text);
  if (pool === undefined) throw new Error(`The pool ${text} is unknown to this version: expected ${pools.join(', ')}`);
  return pool;
}

function standingOf(row: Row, now: number): Standing {
  const { person, pool, matches, wins, at } = row;
  const rating: Rating = afterAbsence(row, periodsBetween(at, now));
  return {
    ...{ person, pool: poolNamed(pool), rating: rating.rating, deviation: rating.deviation, matches, wins, at },
    isProvisional: rating.deviation >= rankedBelow,
  };
}

const changeOf = (row: typeof ratingChanges.$inferSelect): Change => ({
  table: row.tableId,
  pool: poolNamed(row.pool),
  opponent: row.opponent,
  won: row.score === 1,
  before: row.before,
  rating: row.rating,
  deviation: row.deviation,
  at: row.at,
});

/** The deviation of a row as `afterAbsence` computes it, without the caps. */
const deviationAt = (now: number) =>
  sql<number>`sqrt(${ratings.deviation} ^ 2 + (${scale}::float8 * ${ratings.volatility}) ^ 2
    * greatest(0, ${now}::float8 - ${ratings.at}) / ${periodLength}::float8)`;
