// PostgreSQL for tests: TEST_DATABASE_URL says where one is, and `.ci/run` starts one. Each test file gets a database of its own there.
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

const { TEST_DATABASE_URL: url, BROKER_URL: broker } = process.env;

/** Of Vitest. */
interface Test {
  (title: string, work: () => Promise<void>): void;
  skip(title: string, work: () => void): void;
}

/** Makes tests that need PostgreSQL; where there is none, they are skipped by their name. */
export const withPostgres =
  (test: Test) =>
  (title: string, work: (url: string) => Promise<void>): void => {
    if (url === undefined) test.skip(`${title}: skipped, as TEST_DATABASE_URL names no PostgreSQL`, () => {});
    else
      test(title, async () => {
        const database = await newDatabase(url);
        try {
          await work(database.url);
        } finally {
          await database.drop();
        }
      });
  };

/** Makes tests that need Redis; where there is none, they are skipped by their name. */
export const withRedis =
  (test: Test) =>
  (title: string, work: (url: string) => Promise<void>): void => {
    if (broker?.startsWith('redis') === true) test(title, () => work(broker));
    else test.skip(`${title}: skipped, as BROKER_URL names no Redis`, () => {});
  };

/** A database that nobody else uses, and what removes it again. */
export async function newDatabase(server: string): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const name = `vaultsong_test_${randomBytes(6).toString('hex')}`;
  await asked(server, `create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return { url: address.href, drop: () => asked(server, `drop database ${name} with (force)`) };
}

async function asked(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Ends all other connections to a database, as a restart of PostgreSQL does. */
export const breakConnections = (database: string): Promise<void> =>
  asked(
    database,
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
