// Migrations are frozen: a server that was started once has run them, so they are only ever added to.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import { z } from 'zod';
import * as schema from './schema/schema.ts';

const folder = path.join(import.meta.dirname, 'migrations');

/**
 * SHA-256 of each migration. A new one adds a line at the end; no line ever changes. A migration that is wrong is mended by the
 * next one.
 */
const frozen: Readonly<Record<string, string>> = {
  '0000_initial': '696fbb7c01684f17a9c2217093e1d2c53b9feb619529cc4cc56be69b27519328',
  '0001_moderation': '8e4483524a03301a7112eeead0f5654f526ceb1d21f58be46d34d99ff23096ac',
  '0002_names': '8e7a73b73295424b07d79642972b537a5630bd7e6543dca644441b8a39cddd51',
  '0003_registry': 'aeae9931f74b5e539f328bb023e0c6a014a9a58463fe249043662cd92e491e34',
};

const journal = z
  .object({ entries: z.array(z.object({ idx: z.int(), when: z.int(), tag: z.string() })) })
  .parse(JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8'))).entries;

const hashOf = (tag: string): string =>
  createHash('sha256')
    .update(readFileSync(path.join(folder, `${tag}.sql`)))
    .digest('hex');

test('every migration is byte for byte what it was; a new one adds its line to `frozen`', () => {
  expect(Object.fromEntries(journal.map(({ tag }) => [tag, hashOf(tag)]))).toEqual(frozen);
  expect(readdirSync(folder).filter((name) => name.endsWith('.sql'))).toEqual(journal.map(({ tag }) => `${tag}.sql`));
});

test('migrations are numbered in order, and each is later than the one before it', () => {
  expect(journal.map(({ idx }) => idx)).toEqual(journal.map((_, at) => at));
  // A database notes only the time of the last one that it has had, and skips whatever is not later than that.
  const times = journal.map(({ when }) => when);
  expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
});

test('the migrations make what the schema says: else `npm run migrations -w @vaultsong/server`', async () => {
  const last = String(journal.length - 1).padStart(4, '0');
  const written = JSON.parse(readFileSync(path.join(folder, `meta/${last}_snapshot.json`), 'utf8'));
  expect(await generateMigration(written, generateDrizzleJson(schema))).toEqual([]);
});
