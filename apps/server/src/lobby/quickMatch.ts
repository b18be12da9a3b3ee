// Matchmaking against any opponent. The queue is in the database, so that people at different processes meet.
import type { AskedTerms, Terms } from '@vaultsong/tables';
import { deckList, terms } from '@vaultsong/tables';
import { and, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { quickMatches } from '../store/schema/tables.ts';
import type { Store } from '../store/store.ts';
import { nonceWindow } from '../tables/createTable.ts';
import type { Brought } from '../tables/decks.ts';
import type { TableRegistry } from '../tables/tableRegistry.ts';

export interface Wish {
  readonly person: string;
  readonly kind: 'open' | 'sealed';
  readonly rated: boolean;
  /** null in sealed play. */
  readonly brought: Brought | null;
}

/** A person who was not heard of for so long does not wait any more. Milliseconds. */
export const patience = 30_000;

/** Of so many at most it is written down at once that they have gone. */
const mostLeft = 1_000;

/** Terms of a quick match. */
function termsOfQuick({ kind, rated }: Pick<Wish, 'kind' | 'rated'>): Terms {
  const asked: AskedTerms = {
    play: { type: 'duel', decks: kind === 'open' ? 'own' : 'sealed' },
    clock: { type: 'chess', seconds: 1200, increment: 15 },
    rated,
    takeBacks: rated ? 'never' : 'consent',
  };
  return terms.parse(asked);
}

interface Found {
  readonly person: string;
  readonly deck: unknown;
  readonly origin: string | null;
}

interface Deps {
  readonly store: Store;
  readonly tableRegistry: TableRegistry;
  now(): number;
  /** Tells somebody that they were paired. */
  tell(person: string, table: string): void;
  /** It could not be written down that somebody has gone. */
  onError(error: unknown): void;
}

export class QuickMatch {
  readonly #store: Store;
  readonly #tableRegistry: TableRegistry;
  readonly #now: () => number;
  readonly #tell: (person: string, table: string) => void;
  readonly #onError: (error: unknown) => void;
  /** Of whom it is still to be written down that they have gone. */
  readonly #left = new Set<string>();
  #forgetting: Promise<void> | null = null;

  constructor({ store, tableRegistry, now, tell, onError }: Deps) {
    this.#store = store;
    this.#tableRegistry = tableRegistry;
    this.#now = now;
    this.#tell = tell;
    this.#onError = onError;
  }

  /**
   * Looks for somebody to play against, and waits if there is nobody; to be asked again as long as one waits.
   * @returns the table where one was paired; null: one waits
   */
  async want(wish: Wish): Promise<string | null> {
    const paired = await this.#pairedAlready(wish.person);
    if (paired !== null) return paired;
    const other = await this.#take(wish);
    if (other === null) return null;
    return await this.#pair(wish, other);
  }

  /** Does not want to play any more. */
  async cancel(person: string): Promise<void> {
    await this.#store.db.delete(quickMatches).where(eq(quickMatches.person, person));
  }

  /**
   * A connection of somebody has ended, here or at another process, and perhaps the page that waits with it: nobody is seated with them
   * before they ask again. A page that lives does so in some seconds, so that it matters little which of several was closed.
   */
  left(person: string): void {
    this.#left.add(person);
    this.#forgetting ??= this.#forget()
      .catch(this.#onError)
      .finally(() => {
        this.#forgetting = null;
      });
  }

  /** Resolves when all who have gone are out of the row. */
  async idle(): Promise<void> {
    await this.#forgetting;
  }

  /** Terms of the match that a wish leads to. */
  termsOf(wish: Pick<Wish, 'kind' | 'rated'>): Terms {
    return termsOfQuick(wish);
  }

  /** Number of people who wait. */
  async waiting(): Promise<number> {
    return await this.#store.db.$count(
      quickMatches,
      and(isNull(quickMatches.tableId), gt(quickMatches.at, this.#now() - patience)),
    );
  }

  /** Many go at one moment: those of whom is heard meanwhile are next, together. */
  async #forget(): Promise<void> {
    while (this.#left.size > 0) {
      const people = [...this.#left].slice(0, mostLeft);
      for (const person of people) this.#left.delete(person);
      await this.#store.db
        .delete(quickMatches)
        .where(and(inArray(quickMatches.person, people), isNull(quickMatches.tableId)));
    }
  }

  async #pairedAlready(person: string): Promise<string | null> {
    const [row] = await this.#store.db
      .delete(quickMatches)
      .where(and(eq(quickMatches.person, person), sql`${quickMatches.tableId} is not null`))
      .returning({ table: quickMatches.tableId, at: quickMatches.at });
    // Somebody who comes an hour later asks for a new game, not for one that is long over.
    return row !== undefined && row.at > this.#now() - 10 * patience ? row.table : null;
  }

  /** Takes one who waits out of the row, or stands in it. */
  async #take({ person, kind, rated, brought }: Wish): Promise<Found | null> {
    const now = this.#now();
    return await this.#store.db.transaction(async (tx) => {
      // One after the other: two who come at one moment must not both stand in the row and both find nobody.
      await tx.execute(sql`select pg_advisory_xact_lock(731001)`);
      await tx.delete(quickMatches).where(and(isNull(quickMatches.tableId), lt(quickMatches.at, now - patience)));
      const [other] = await tx
        .select({ person: quickMatches.person, deck: quickMatches.deck, origin: quickMatches.origin })
        .from(quickMatches)
        .where(
          and(
            ne(quickMatches.person, person),
            eq(quickMatches.kind, kind),
            eq(quickMatches.rated, rated),
            isNull(quickMatches.tableId),
            // Who blocks somebody does not meet them by chance either.
            sql`not exists (select 1 from blocks where (person = ${person} and blocked = ${quickMatches.person}) or (person = ${quickMatches.person} and blocked = ${person}))`,
          ),
        )
        .orderBy(quickMatches.at)
        .limit(1);
      if (other === undefined) {
        const row = { kind, rated, deck: brought?.deck ?? null, origin: brought?.origin ?? null, at: now };
        await tx
          .insert(quickMatches)
          .values({ person, ...row })
          .onConflictDoUpdate({ target: quickMatches.person, set: row });
        return null;
      }
      await tx.delete(quickMatches).where(eq(quickMatches.person, other.person));
      await tx.delete(quickMatches).where(eq(quickMatches.person, person));
      return other;
    });
  }

  async #pair(wish: Wish, other: Found): Promise<string> {
    const agreed = termsOfQuick(wish);
    const players = [
      { person: other.person, deck: other.deck === null ? null : deckList.parse(other.deck), origin: other.origin },
      { person: wish.person, deck: wish.brought?.deck ?? null, origin: wish.brought?.origin ?? null },
    ];
    const table = await this.#tableRegistry.create({
      ...{ by: null, terms: agreed, reserved: players.map(({ person }) => person), nonceWindow },
      seated: players.map(({ person, deck, origin }, seat) => ({
        ...{ seat, sitter: { type: 'person', id: person }, deck, origin },
      })),
    });
    await this.#store.db
      .insert(quickMatches)
      .values({ person: other.person, kind: wish.kind, rated: wish.rated, at: this.#now(), tableId: table })
      .onConflictDoUpdate({ target: quickMatches.person, set: { tableId: table, at: this.#now() } });
    this.#tell(other.person, table);
    this.#tell(wish.person, table);
    return table;
  }
}
