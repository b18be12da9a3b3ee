// Logs of tournaments in the database, and the rows beside them by which they are found.
import { tournamentListing } from '@vaultsong/protocol';
import type { Entry } from '@vaultsong/tables';
import { and, asc, desc, eq, gte, inArray, lte, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { tournamentEvents, tournaments } from '../store/schema/schema.ts';
import type { Database, Store } from '../store/store.ts';
import type { Tournament } from './tournament.ts';

/** A listing as it is kept: names are looked up when a list is shown. */
const storedListing = tournamentListing.extend({ organizer: z.string(), champion: z.string().nullable() });
export type StoredListing = z.infer<typeof storedListing>;

const listingOf = ({ id, stage, opened, players, rounds, openedAt, champion }: Tournament): StoredListing => ({
  ...{ id, stage, openedAt, champion, players: players.length, round: rounds.length },
  ...{ name: opened.name, terms: opened.terms, cut: opened.cut, maxPlayers: opened.maxPlayers, admits: opened.admits },
  ...{ startsAt: opened.startsAt, organizer: opened.organizer },
});

const rowOf = (tournament: Tournament) => ({
  stage: tournament.stage,
  startsAt: tournament.opened.startsAt,
  listing: listingOf(tournament),
  seq: tournament.next - 1,
});

/** So many are told of in one list. */
const mostListed = 100;

export class TournamentEventStore {
  readonly #db: Database;

  constructor({ db }: Store) {
    this.#db = db;
  }

  /** Writes the first entry of a new one down. */
  async create(tournament: Tournament, secret: string, first: Entry): Promise<void> {
    await this.#db.transaction(async (tx) => {
      const { id, openedAt } = tournament;
      await tx.insert(tournaments).values({ id, secret, createdAt: openedAt, ...rowOf(tournament) });
      await tx.insert(tournamentEvents).values({ tournamentId: id, ...first });
    });
  }

  /** null where there is no such tournament. */
  async secretOf(id: string): Promise<string | null> {
    const [row] = await this.#db.select({ secret: tournaments.secret }).from(tournaments).where(eq(tournaments.id, id));
    return row?.secret ?? null;
  }

  /** The entries from one number on. */
  async read(id: string, from: number): Promise<readonly Entry[]> {
    const { seq, at, data, hash } = tournamentEvents;
    return await this.#db
      .select({ seq, at, data, hash })
      .from(tournamentEvents)
      .where(and(eq(tournamentEvents.tournamentId, id), gte(seq, from)))
      .orderBy(asc(seq));
  }

  /**
   * Writes an entry down, and with it the row.
   * @param after the tournament with it
   * @returns whether it was the first of its number
   */
  async append(after: Tournament, entry: Entry): Promise<boolean> {
    return await this.#db.transaction(async (tx) => {
      const written = await tx
        .insert(tournamentEvents)
        .values({ tournamentId: after.id, ...entry })
        .onConflictDoNothing()
        .returning({ seq: tournamentEvents.seq });
      if (written.length === 0) return false;
      await tx.update(tournaments).set(rowOf(after)).where(eq(tournaments.id, after.id));
      return true;
    });
  }

  /** Those that run, or must begin: somebody has to see to them. */
  async waiting(now: number): Promise<readonly string[]> {
    const { id, stage, startsAt } = tournaments;
    const rows = await this.#db
      .select({ id })
      .from(tournaments)
      .where(or(eq(stage, 'running'), and(eq(stage, 'gathering'), lte(startsAt, now))));
    return rows.map((row) => row.id);
  }

  /** Those that somebody can still join or watch, then those that are over; the newest first. */
  async list(): Promise<readonly StoredListing[]> {
    const { listing, stage, createdAt } = tournaments;
    const current = await this.#db
      .select({ listing })
      .from(tournaments)
      .where(inArray(stage, ['gathering', 'running']))
      .orderBy(desc(createdAt))
      .limit(mostListed);
    const past = await this.#db
      .select({ listing })
      .from(tournaments)
      .where(eq(stage, 'over'))
      .orderBy(desc(createdAt))
      .limit(mostListed);
    return [...current, ...past].map((row) => storedListing.parse(row.listing));
  }

  /** How many of somebody's are not over. */
  async running(by: string): Promise<number> {
    const isTheirs = sql`${tournaments.listing} ->> 'organizer' = ${by}`;
    return await this.#db.$count(tournaments, and(inArray(tournaments.stage, ['gathering', 'running']), isTheirs));
  }
}
