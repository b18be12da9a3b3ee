// Links to tables as a chat follows them: the head of the page, and the picture that it names.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Server } from '../compose/server.ts';
import type { Asker } from '../testing/server.ts';
import { browserAt, testServer } from '../testing/server.ts';
import { sharedStore } from '../testing/store.ts';
import { readPage } from './page.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vaultsong-preview-'));
let server: Server;
beforeAll(async () => {
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  const page = readPage(folder);
  if (page === null) throw new Error('no page');
  server = await testServer({ page, env: { PUBLIC_URL: 'https://cards.example' } });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Browsers of this test say that they are at the address of the server. */
const at = { headers: { origin: 'https://cards.example' } };

async function guest(): Promise<Asker> {
  const browser = browserAt(server);
  await browser.ask('POST', '/api/guests', at);
  return browser;
}

const decks = ['miss-onyx-censorius', 'clearly-ugly-xhe'] as const;

async function begun(terms: object) {
  const [one, two] = [await guest(), await guest()];
  const body = { terms: { play: { type: 'duel', decks: 'own' }, ...terms }, join: { deck: decks[0] } };
  const id: string = (await one.ask('POST', '/api/tables', { ...at, body })).json().id;
  await two.ask('POST', `/api/tables/${id}/seats`, { ...at, body: { deck: decks[1] } });
  await server.game.idle();
  return { id, one, two };
}

/** The color of a pixel of a PNG file. */
function colorAt(png: Buffer, x: number, y: number): string {
  const width = png.readUInt32BE(16);
  const at = png.indexOf('IDAT');
  const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  return `#${rows
    .subarray(y * (width * 3 + 1) + 1 + x * 3)
    .subarray(0, 3)
    .toString('hex')}`;
}

const pictureOf = async (id: string, headers = {}) =>
  await browserAt(server).ask('GET', `/api/tables/${id}.png`, { headers });

describe('a link to a table', () => {
  it('shows who plays, with a picture of the houses of both, and when it is over who won', async () => {
    const { id, one } = await begun({});
    const crawler = browserAt(server);
    const table = (await crawler.ask('GET', `/t/${id}`)).body;
    expect(table).toContain('The match is being played: look on.');
    expect(table).toContain(`content="https://cards.example/api/tables/${id}.png"`);
    expect((await crawler.ask('GET', `/g/${id}`)).body).not.toContain('og:');
    const running = await pictureOf(id);
    expect([running.statusCode, running.headers['content-type']]).toEqual([200, 'image/png']);
    expect(running.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(running.rawPayload.length).toBeLessThan(30_000);
    expect([running.rawPayload.readUInt32BE(16), running.rawPayload.readUInt32BE(20)]).toEqual([600, 315]);
    const again = await pictureOf(id, { 'if-none-match': String(running.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);

    const actor = await server.game.tableRegistry.table(id);
    const sitter = actor?.table.seats[0]?.sitter;
    if (sitter?.type !== 'person') throw new Error('nobody');
    await actor?.act({ id: sitter.id, isAccount: false }, { type: 'concede' });
    await server.game.idle();
    expect((await one.ask('GET', `/g/${id}?t=2.1`)).body).toContain('won: look back on it step by step.');
    const over = (await pictureOf(id)).rawPayload;
    // The winner has a bar of gold below; the other side is darker than before.
    expect(colorAt(over, 590, 310)).toBe('#efd956');
    expect(colorAt(over, 10, 310)).not.toBe(colorAt(running.rawPayload, 10, 310));
    expect(colorAt(over, 590, 10)).toBe(colorAt(running.rawPayload, 590, 10));
  });

  it('tells nothing of how a match goes that nobody may watch', async () => {
    const { id } = await begun({ spectators: { allowed: false, delay: 0 } });
    const page = (await browserAt(server).ask('GET', `/t/${id}`)).body;
    expect(page).toContain('The match is being played.');
    expect(page).not.toContain('look on');
    expect((await pictureOf(id)).statusCode).toBe(200);
  });

  it('has no picture where there is no table, and one of rows of before, which told no houses', async () => {
    expect((await pictureOf('abcdefgh00')).statusCode).toBe(404);
    expect((await browserAt(server).ask('GET', '/api/tables/x.png')).statusCode).toBe(400);
    const { id } = await begun({});
    const { db } = await sharedStore();
    await db.execute(sql`update tables set listing = jsonb_set(listing, '{seats}',
      (select jsonb_agg(seat - 'houses') from jsonb_array_elements(listing->'seats') as seat)) where id = ${id}`);
    const { rawPayload } = await pictureOf(id);
    expect([colorAt(rawPayload, 0, 0), colorAt(rawPayload, 599, 314)]).toEqual(['#1a2130', '#1a2130']);
  });
});

it('a link to a deck that comes with the program has a picture of its houses, and no other deck', async () => {
  const picture = await browserAt(server).ask('GET', '/api/decks/clearly-ugly-xhe.png');
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
  const colors = [100, 300, 500].map((x) => colorAt(picture.rawPayload, x, 5));
  expect(new Set(colors).size).toBe(3);
  expect((await browserAt(server).ask('GET', '/api/decks/mine.png')).statusCode).toBe(404);
});
