// Answers of the registry in the database, where all processes find them.
import type { AnswerCache } from '@vaultsong/registry';
import { desc, eq, inArray } from 'drizzle-orm';
import { registryDecks } from '../store/schema/schema.ts';
import type { Store } from '../store/store.ts';

/** Of some 3 kB each on the disk. Those that were asked for longest ago are forgotten first, and can be asked for again. */
export const mostKept = 50_000;

export const keptAnswers = ({ db }: Store): AnswerCache => ({
  async get(id) {
    const [row] = await db.select().from(registryDecks).where(eq(registryDecks.id, id));
    return row?.answer ?? null;
  },
  async put(id, answer) {
    // Two processes may have asked at one moment; both got the same.
    await db.insert(registryDecks).values({ id, answer }).onConflictDoNothing();
  },
});

/** Removes the oldest answers beyond so many. */
export async function sweepAnswers({ db }: Store, most = mostKept): Promise<void> {
  const old = db.select({ id: registryDecks.id }).from(registryDecks).orderBy(desc(registryDecks.askedAt)).offset(most);
  await db.delete(registryDecks).where(inArray(registryDecks.id, old));
}
