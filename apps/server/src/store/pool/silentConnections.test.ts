// A PostgreSQL that takes connections and statements, and answers nothing. Time passes only where a test says so, so that none is
// silent because the machine is busy.
import type { Server } from 'node:net';
import { createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { until } from '../../testing/until.ts';
import { outageOf } from '../outage.ts';
import { letGoOfBroken } from './brokenConnections.ts';
import { endSilent } from './silentConnections.ts';

type Manner = 'answers' | 'answers nothing' | 'lets nobody in';

/** As much of PostgreSQL as is needed to be silent: it lets everybody in, and says that each statement is done. */
class Fake {
  manner: Manner = 'answers';
  /** What it was asked, over which connection. */
  readonly asked: (readonly [connection: number, text: string])[] = [];
  /** How many it let wait at the door. */
  waiting = 0;
  readonly #heard = new Set<() => void>();
  #connections = 0;
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((socket) => {
      this.#connections += 1;
      const connection = this.#connections;
      let isIn = false;
      socket.on('error', () => {});
      socket.on('data', (data) => {
        if (this.manner === 'lets nobody in') {
          this.waiting += 1;
          return this.#tell();
        }
        if (!isIn) {
          isIn = true;
          return void socket.write(Buffer.concat([said('R', Buffer.alloc(4)), ready]));
        }
        if (data[0] !== 'Q'.charCodeAt(0)) return;
        this.asked.push([connection, data.toString('latin1', 5, data.length - 1)]);
        if (this.manner === 'answers') socket.write(Buffer.concat([said('C', Buffer.from('SELECT 0\0')), ready]));
        this.#tell();
      });
    });
  }

  #tell(): void {
    for (const look of this.#heard) look();
  }

  /** Resolves as soon as it has heard so much. */
  until(isSo: () => boolean): Promise<void> {
    return until(isSo, (look) => {
      this.#heard.add(look);
      return () => this.#heard.delete(look);
    });
  }

  static async open(): Promise<Fake> {
    const fake = new Fake();
    await new Promise<void>((resolve) => fake.#server.listen(0, '127.0.0.1', resolve));
    return fake;
  }

  get port(): number {
    const address = this.#server.address();
    return typeof address === 'object' ? (address?.port ?? 0) : 0;
  }

  close(): void {
    this.#server.close();
  }
}

function said(letter: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(letter);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const ready = said('Z', Buffer.from('I'));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

const closing: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const close of closing.splice(0)) await close();
});

const patience = 200;

async function silentPool(max: number) {
  const fake = await Fake.open();
  const pool = new Pool({ host: '127.0.0.1', port: fake.port, user: 'x', max, connectionTimeoutMillis: patience });
  pool.on('error', () => {});
  letGoOfBroken(pool);
  endSilent(pool, patience);
  closing.push(
    () => pool.end(),
    () => fake.close(),
  );
  return { fake, pool, db: drizzle({ client: pool }) };
}

const faultOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no fault',
    (error: unknown) => error,
  );

test('whoever waits hears of an outage: with a connection, in a transaction, in the queue for one', async () => {
  const { fake, db } = await silentPool(2);
  await db.execute(sql`select 1`);
  fake.manner = 'answers nothing';
  const hearing = Promise.all([
    faultOf(db.execute(sql`select 2`)),
    faultOf(db.transaction((tx) => tx.execute(sql`select 3`))),
    faultOf(db.execute(sql`select 4`)),
  ]);
  await fake.until(() => fake.asked.length === 3);
  vi.advanceTimersByTime(patience);
  const faults = await hearing;
  expect(faults.map(outageOf)).toEqual(['database', 'database', 'database']);
  expect(faults[0]).toMatchObject({ cause: new Error('PostgreSQL did not answer for 0.2 seconds') });
  fake.manner = 'lets nobody in';
  const outside = faultOf(db.execute(sql`select 5`));
  await fake.until(() => fake.waiting === 1);
  vi.advanceTimersByTime(patience);
  expect(outageOf(await outside)).toBe('database');
  fake.manner = 'answers';
  expect(await faultOf(db.execute(sql`select 6`))).toBe('no fault');
});

test('nobody gets a connection that was in the middle of a transaction', async () => {
  const { fake, db } = await silentPool(1);
  const half = faultOf(
    db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      fake.manner = 'answers nothing';
      await tx.execute(sql`select 2`);
    }),
  );
  await fake.until(() => fake.asked.length === 3);
  vi.advanceTimersByTime(patience);
  expect(outageOf(await half)).toBe('database');
  fake.manner = 'answers';
  await db.execute(sql`select 3`);
  expect(fake.asked).toEqual([
    [1, 'begin'],
    [1, 'select 1'],
    [1, 'select 2'],
    [2, 'select 3'],
  ]);
});

test('a connection that nobody has may be silent, and an answer that came while this process had no time counts', async () => {
  const { fake, pool, db } = await silentPool(1);
  await db.execute(sql`select 1`);
  vi.advanceTimersByTime(2 * patience);
  await db.execute(sql`select 2`);
  const busy = pool.query('select 3');
  // It is sent, and answered while nothing runs here: the fake is asked first, as it has to answer.
  while (fake.asked.length < 3) await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(2 * patience);
  expect(await faultOf(busy)).toBe('no fault');
  expect(fake.asked.map(([connection]) => connection)).toEqual([1, 1, 1]);
});
