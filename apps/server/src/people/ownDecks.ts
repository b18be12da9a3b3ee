// Decks of one's own, whole, as text: what the collection of the page keeps, wherever one is signed in.
import { mostOwnDecks } from '@vaultsong/protocol';
import { and, asc, eq } from 'drizzle-orm';
import { ApiError } from '../errors/apiError.ts';
import { decks } from '../store/schema/schema.ts';
import type { Database, Store } from '../store/store.ts';

export interface OwnDeck {
  readonly id: string;
  readonly name: string;
  readonly data: string;
  readonly addedAt: number;
}

export class OwnDecks {
  private readonly db: Database;

  constructor({ db }: Store) {
    this.db = db;
  }

  async all(person: string): Promise<readonly OwnDeck[]> {
    const rows = await this.db.select().from(decks).where(eq(decks.person, person)).orderBy(asc(decks.createdAt));
    return rows.map(ownDeckOf);
  }

  /** @throws ApiError where there is none */
  async find(person: string, id: string): Promise<OwnDeck> {
    const [row] = await this.db
      .select()
      .from(decks)
      .where(and(eq(decks.person, person), eq(decks.id, id)));
    if (row === undefined) throw new ApiError('not-found', `You have no deck ${id}`);
    return ownDeckOf(row);
  }

  /**
   * Keeps a deck, in the place of the one of that id.
   * @param name of it, as `deckNameOf` reads it
   * @throws ApiError where there are too many
   */
  async put(person: string, id: string, data: string, name: string): Promise<OwnDeck> {
    return await this.db.transaction(async (tx) => {
      const has = await tx.$count(decks, eq(decks.person, person));
      const isThere = (await tx.$count(decks, and(eq(decks.person, person), eq(decks.id, id)))) > 0;
      if (!isThere && has >= mostOwnDecks)
        throw new ApiError('conflict', `${mostOwnDecks} decks are kept at most; remove one first`);
      const [row] = await tx
        .insert(decks)
        .values({ person, id, name, data })
        .onConflictDoUpdate({ target: [decks.person, decks.id], set: { name, data } })
        .returning();
      if (row === undefined) throw new Error(`the deck ${id} was not written`);
      return ownDeckOf(row);
    });
  }

  async remove(person: string, id: string): Promise<void> {
    await this.db.delete(decks).where(and(eq(decks.person, person), eq(decks.id, id)));
  }
}

const ownDeckOf = ({ id, name, data, createdAt }: typeof decks.$inferSelect): OwnDeck => ({
  id,
  name,
  data,
  addedAt: createdAt.getTime(),
});
