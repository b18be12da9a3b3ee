import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '@vaultsong/registry';
import type { Handler, StandIn } from '@vaultsong/registry/testing';
import { answerDeck, send, standInAnswer, startStandIn } from '@vaultsong/registry/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { folder, vaultsong } from './run.ts';

const id = '6daec1d3-55e7-4fa9-b30d-2ebfb662a75a';

let standIn: StandIn;
let base = '';
const files = folder();
let caches = 0;
let cache = '';

beforeAll(async () => {
  standIn = await startStandIn();
  base = standIn.base;
});
afterAll(() => {
  standIn.close();
  files.remove();
});
beforeEach(() => {
  standIn.reset();
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
    expect(standIn.asked).toEqual([`/api/decks/${id}/?links=cards`]);
    expect(readdirSync(join(cache, 'vaultsong', 'registry'))).toEqual([`${id}.json`]);
  });

  test('is for show and export too, and the address may come from the environment', async () => {
    vi.stubEnv('VAULTSONG_REGISTRY', `${base}/`);
    expect((await vaultsong('deck', 'show', id, '--fetch')).out).toContain('Guide Achea');
    expect((await vaultsong('deck', 'export', id, '--fetch', '-f', 'text')).out).toContain('Name: Guide Achea');
    expect(standIn.asked).toHaveLength(1);
  });

  test('is never done without --fetch', async () => {
    expect((await vaultsong('deck', 'import', id, '--registry', base)).code).toBe(2);
    expect((await vaultsong('simulate', id, id)).err).toContain('only the registry knows');
    expect(standIn.asked).toEqual([]);
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
    ['half an answer', send(200, standInAnswer(id).slice(0, 300)), 'something else than a deck'],
    ['another thing', send(200, '{"detail": "x"}'), 'something else than a deck'],
    ['a deck without cards', send(200, '{"data": {"name": "x"}}'), 'something else than a deck'],
    [
      'another host',
      send(302, '', { location: 'https://example.com/' }),
      'another host, example.com, which is not asked',
    ],
    ['nothing', (_, response) => response.destroy(), 'cannot be reached'],
  ])('%s', async (_, answering, reason) => {
    standIn.answer(answering);
    const { code, out, err } = await ask(id);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`asking the registry for the deck ${id}: `);
    expect(err).toContain(reason);
    expect(err).not.toMatch(/\n\s+at /);
    // Nothing of it is kept: the next time it is asked again.
    standIn.answer(answerDeck);
    expect((await ask(id)).code).toBe(0);
  });

  test('a deck with faults, which are told like those of a file', async () => {
    standIn.answer(send(200, standInAnswer(id).replace('"card_title":"', '"card_title":"Xq')));
    const { code, err } = await ask(id);
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('unknown card "Xq') });
  });
});

describe('the address of the registry', () => {
  test.each(['', 'nowhere', 'file:///etc', 'javascript:1'])('cannot be %j', async (address) => {
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

  test('are for all commands, which ask nobody', async () => {
    await ask(id);
    const address = `https://decksofkeyforge.com/decks/${id}`;
    const { code, out } = await vaultsong(
      'simulate',
      address,
      id,
      '--games',
      '1',
      '--workers',
      '1',
      '--bots',
      'random',
    );
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('Guide Achea') });
    expect((await vaultsong('deck', 'show', address)).out).toContain('Guide Achea');
    expect(standIn.asked).toHaveLength(1);
  });
});
