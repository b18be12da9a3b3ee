// Secret that signs sessions: taken from the settings, or made at the first start and kept in the database, so that all
// processes share it.
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { keyValues } from '../store/schema/schema.ts';
import type { Store } from '../store/store.ts';

const name = 'session secret';

export async function sessionSecretOf({ db }: Store, given: string | null): Promise<string> {
  if (given !== null) return given;
  // Of processes that start at once, the first one's counts for all.
  await db
    .insert(keyValues)
    .values({ name, value: randomBytes(32).toString('hex') })
    .onConflictDoNothing();
  const [row] = await db.select().from(keyValues).where(eq(keyValues.name, name));
  if (row === undefined) throw new Error('the secret of sessions has been removed from the database while it was read');
  return row.value;
}
