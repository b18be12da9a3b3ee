import { createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { breakConnections, withPostgres } from '../testing/postgres.ts';
import { outageOf } from './outage.ts';

const coded = (code: string, message = 'x'): Error => Object.assign(new Error(message), { code });

/** What a statement, or a transaction, is told of. */
const faultOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no fault',
    (error: unknown) => error,
  );

test('what says that nothing can be written is an outage of the disk, what says that nobody answers one of the database', () => {
  for (const code of ['53100', '58030', '25006', 'ENOSPC', 'EDQUOT', 'EROFS'])
    expect(outageOf(coded(code))).toBe('disk');
  expect(outageOf(coded('XX000', 'could not extend file "base/5/1": File too large'))).toBe('disk');
  for (const code of ['08006', '57P01', '53300', 'XX002', 'ECONNREFUSED', 'ECONNRESET'])
    expect(outageOf(coded(code))).toBe('database');
  expect(outageOf(new AggregateError([coded('ECONNREFUSED')]))).toBe('database');
});

test('faults of statements and of ours are none', () => {
  for (const code of ['23505', '22P02', '42703', '40001', '57014', 'ERR_INVALID_ARG_TYPE'])
    expect(outageOf(coded(code))).toBeNull();
  expect(outageOf(new TypeError('x is undefined'))).toBeNull();
  expect(outageOf('text')).toBeNull();
});

test('a database that is not there, or closes each connection, is an outage, also to a transaction', async () => {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const pool = new Pool({ host: '127.0.0.1', port, user: 'x' });
  const db = drizzle({ client: pool });
  const faults = (): Promise<unknown[]> =>
    Promise.all([faultOf(db.execute(sql`select 1`)), faultOf(db.transaction((tx) => tx.execute(sql`select 1`)))]);
  expect((await faults()).map(outageOf)).toEqual(['database', 'database']);
  await new Promise((resolve) => server.close(resolve));
  expect((await faults()).map(outageOf)).toEqual(['database', 'database']);
  await pool.end();
});

withPostgres(test)(
  'a connection that is ended in the middle of a statement is an outage, a wrong statement none',
  async (url) => {
    const pool = new Pool({ connectionString: url });
    pool.on('error', () => {});
    const db = drizzle({ client: pool });
    const slow = faultOf(db.execute(sql`select pg_sleep(600)`));
    const isThere = async (): Promise<boolean> => {
      const found = await pool.query(
        "select 1 from pg_stat_activity where query like '%pg_sleep(600)%' and state = 'active' and pid <> pg_backend_pid()",
      );
      return found.rows.length > 0;
    };
    // PostgreSQL tells nobody what it is at: it has to be asked, again and again.
    while (!(await isThere()));
    await breakConnections(url);
    expect(outageOf(await slow)).toBe('database');
    await pool.end();
    // The pool of before may not have heard yet that its other connection has ended too.
    const after = new Pool({ connectionString: url });
    expect(outageOf(await faultOf(drizzle({ client: after }).execute(sql`select nonsense`)))).toBeNull();
    await after.end();
  },
);
