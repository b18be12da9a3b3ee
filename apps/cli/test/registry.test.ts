import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { findPrinted } from '@vaultsong/cards/catalogue';
import { findBundled } from '@vaultsong/decks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { UserError } from '../src/errors.ts';
import { cacheFolder, fileCache } from '../src/registry/cache.ts';
import { Registry } from '../src/registry/client.ts';
import { folder, vaultsong } from './run.ts';

const id = '6daec1d3-55e7-4fa9-b30d-2ebfb662a75a';
const other = '27101499-a5d3-473d-833c-07bd35b8fa86';
const { deck } = findBundled('guide-achea');

/** What the registry answers about the deck: a record for each card, an id for each copy. */
const answer = JSON.stringify({
  data: {
    id,
    name: deck.name,
    expansion: 341,
    _links: {
      houses: deck.houses,
      cards: deck.cards.flatMap(({ card, count }) => Array.from({ length: count }, () => card)),
    },
  },
  _linked: {
    cards: deck.cards.map(({ card, house }) => ({
      id: card,
      card_title: findPrinted(card)?.name,
      house,
      expansion: 341,
    })),
  },
});

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const send =
  (status: number, body: string, headers: Readonly<Record<string, string>> = {}): Handler =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  };

let handler: Handler = send(200, answer);
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  handler(request, response);
});
let base = '';
const files = folder();
let caches = 0;
let cache = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  base = `http://127.0.0.1:${address.port}/api/decks`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  files.remove();
});
beforeEach(() => {
  asked.length = 0;
  handler = send(200, answer);
  cache = files.path(`cache-${caches++}`);
  vi.stubEnv('XDG_CACHE_HOME', cache);
});
afterEach(() => vi.unstubAllEnvs());

const ask = (...args: readonly string[]) => vaultsong('deck', 'import', ...args, '--fetch', '--registry', base);

describe('asking the registry for a deck', () => {
  test('by its id or address, once: its answer is kept', async () => {
    for (const source of [id, `https://www.keyforgegame.com/deck-details/${id}`, id.toUpperCase()]) {
      const { code, out, err } = await ask(source);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toContain('Guide Achea  cota  brobnar, dis, logos  36 cards  ready to play');
    }
    expect(asked).toEqual([`/api/decks/${id}/?links=cards`]);
    expect(readdirSync(join(cache, 'vaultsong', 'registry'))).toEqual([`${id}.json`]);
  });

  test('is for show and export too, and the address may come from the environment', async () => {
    vi.stubEnv('VAULTSONG_REGISTRY', `${base}/`);
    expect((await vaultsong('deck', 'show', id, '--fetch')).out).toContain('Guide Achea');
    expect((await vaultsong('deck', 'export', id, '--fetch', '-f', 'text')).out).toContain('Name: Guide Achea');
    expect(asked).toHaveLength(1);
  });

  test('is never done without --fetch', async () => {
    expect((await vaultsong('deck', 'import', id, '--registry', base)).code).toBe(2);
    expect((await vaultsong('simulate', id, id)).err).toContain('only the registry knows');
    expect(asked).toEqual([]);
  });

  test('is done slowly: there is a pause before each request but the first', async () => {
    const waits: number[] = [];
    const wait = async (time: number) => waits.push(asked.length, time);
    const registry = new Registry({ base, cache: fileCache(cacheFolder()), wait });
    for (const one of [id, id, other, '00000000-0000-4000-8000-000000000000']) await registry.deck(one);
    expect(asked).toHaveLength(3);
    expect(waits).toEqual([1, 1000, 2, 1000]);
  });
});

describe('what the registry may answer instead', () => {
  test.each<readonly [string, Handler, string]>([
    ['that there is no such deck', send(404, '{}'), 'there is no deck with this id'],
    ['that it is asked too often', send(429, '', { 'retry-after': '60' }), 'asked too often; try again in 60 seconds'],
    ['that, without a time', send(429, '', { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }), 'try again later'],
    ['that it is broken', send(503, '<html>'), 'it does not work at the moment (status 503)'],
    ['that it will not', send(403, ''), 'it refused with status 403'],
    [
      'a page',
      send(200, '<html><body>Please wait\u001b[2J</body></html>'),
      'something else than a deck: “<html><body>Please wait\\u{1b}',
    ],
    ['half an answer', send(200, answer.slice(0, 300)), 'something else than a deck'],
    ['another thing', send(200, '{"detail": "x"}'), 'something else than a deck'],
    ['a deck without cards', send(200, '{"data": {"name": "x"}}'), 'something else than a deck'],
    ['nothing', (_, response) => response.destroy(), 'cannot be reached'],
  ])('%s', async (_, answering, reason) => {
    handler = answering;
    const { code, out, err } = await ask(id);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`asking the registry for the deck ${id}: `);
    expect(err).toContain(reason);
    expect(err).not.toMatch(/\n\s+at /);
    // Nothing of it is kept: the next time it is asked again.
    handler = send(200, answer);
    expect((await ask(id)).code).toBe(0);
  });

  test('nothing for too long', async () => {
    handler = () => {};
    const registry = new Registry({ base, cache: fileCache(cacheFolder()), timeout: 50 });
    await expect(registry.deck(id)).rejects.toThrow(`${id}: there was no answer within 0.05 seconds`);
  });

  test('too much, without end', async () => {
    handler = (_, response) => {
      response.writeHead(200);
      const fill = () => {
        while (response.write('x'.repeat(10_000)));
      };
      response.on('drain', fill);
      fill();
    };
    const registry = new Registry({ base, cache: fileCache(cacheFolder()), mostBytes: 50_000 });
    await expect(registry.deck(id)).rejects.toThrow('the answer is too large; expected at most 50000 bytes');
  });

  test('a deck with faults, which are told like those of a file', async () => {
    handler = send(200, answer.replace('"card_title":"', '"card_title":"Xq'));
    const { code, err } = await ask(id);
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('unknown card "Xq') });
  });
});

describe('the address of the registry', () => {
  test.each(['', 'nowhere', 'file:///etc', 'javascript:1'])('cannot be %j', async (address) => {
    await expect(async () => new Registry({ base: address, cache: fileCache(cache) })).rejects.toThrow(UserError);
    expect(await vaultsong('deck', 'show', id, '--fetch', '--registry', address)).toMatchObject({
      code: 2,
      err: expect.stringContaining('is not an address'),
    });
  });

  test('may lead to nobody', async () => {
    const { code, err } = await vaultsong('deck', 'show', id, '--fetch', '--registry', 'http://127.0.0.1:1/');
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('127.0.0.1:1 cannot be reached: ') });
  });
});

describe('answers that are kept', () => {
  test('are in the cache of the user, wherever that is', () => {
    expect(cacheFolder()).toBe(join(cache, 'vaultsong', 'registry'));
    vi.stubEnv('XDG_CACHE_HOME', '');
    vi.stubEnv('HOME', '/home/nobody');
    expect(cacheFolder()).toBe('/home/nobody/.cache/vaultsong/registry');
  });

  test('need a place that can be written', async () => {
    mkdirSync(cache);
    writeFileSync(join(cache, 'vaultsong'), '');
    expect(await ask(id)).toMatchObject({ code: 2, err: expect.stringContaining('not a directory') });
  });

  test('are the answers themselves', async () => {
    await ask(id);
    expect(readFileSync(join(cacheFolder(), `${id}.json`), 'utf8')).toBe(answer);
  });
});
