// Decks by their ids over REST, against a stand-in for the registry.
import { randomUUID } from 'node:crypto';
import { readDecks } from '@vaultsong/decks/import';
import { registryDeckAnswer } from '@vaultsong/protocol';
import type { Handler, StandIn } from '@vaultsong/registry/testing';
import { answerDeck, answerForever, send, standInDeck, startStandIn } from '@vaultsong/registry/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MemoryCounters } from '../limits/counters.ts';
import { registryDecks } from '../store/schema/schema.ts';
import type { Store } from '../store/store.ts';
import { browserAt, testServer } from '../testing/server.ts';
import { freshStore, sharedStore } from '../testing/store.ts';
import { keptAnswers, sweepAnswers } from './keptAnswers.ts';
import { RegistryDecks } from './registryDecks.ts';

let standIn: StandIn;
let store: Store;
beforeAll(async () => {
  standIn = await startStandIn();
  store = await sharedStore();
});
beforeEach(() => standIn.reset());
afterAll(() => standIn.close());

/** @param timeout longer than any answer takes on the busiest machine, but where none comes */
const decksFrom = (base: string | null = standIn.base, timeout = 60_000): RegistryDecks =>
  new RegistryDecks({
    ...{ base, store, counters: new MemoryCounters() },
    ...{ wait: async () => {}, timeout, mostBytes: 50_000 },
  });

describe('GET /api/registry/:id', () => {
  it('gives whoever asks the deck, which the registry is asked for once', async () => {
    const server = await testServer({ env: { REGISTRY: standIn.base } });
    const id = randomUUID();
    for (const word of [id, id.toUpperCase()]) {
      const answer = await browserAt(server).ask('GET', `/api/registry/${word}`);
      expect(answer.statusCode).toBe(200);
      const read = await readDecks(registryDeckAnswer.parse(answer.json()).data);
      expect(read).toMatchObject({ decks: [{ deck: { name: standInDeck.name, registryId: id }, faults: [] }] });
    }
    await server.close();
    const later = await testServer({ env: { REGISTRY: standIn.base } });
    expect((await browserAt(later).ask('GET', `/api/registry/${id}`)).statusCode).toBe(200);
    expect(standIn.asked).toEqual([`/api/decks/${id}/?links=cards`]);
    expect((await browserAt(later).ask('GET', '/api/hello')).json()).toMatchObject({ registry: true });
    await later.close();
  });

  it.each(['x', 'https%3A%2F%2Fevil.example', '..%2F..%2Fetc', '6daec1d3-55e7-4fa9-b30d-2ebfb662a75a%2F..%2Fx'])(
    'asks for nothing but an id: %s',
    async (id) => {
      const server = await testServer({ env: { REGISTRY: standIn.base } });
      const answer = await browserAt(server).ask('GET', `/api/registry/${id}?registry=http://evil.example`);
      expect(answer.json()).toMatchObject({ error: { code: 'invalid' } });
      expect(standIn.asked).toEqual([]);
      await server.close();
    },
  );

  it('says that it is switched off, and asks nobody', async () => {
    const server = await testServer({ env: { REGISTRY: 'off' } });
    const browser = browserAt(server);
    const answer = await browser.ask('GET', `/api/registry/${randomUUID()}`);
    expect(answer.statusCode).toBe(403);
    expect(answer.json().error.message).toContain('its operator has switched that off');
    expect((await browser.ask('GET', '/api/hello')).json()).toMatchObject({ registry: false });
    await server.close();
  });

  it('asks nobody for those who only look: crawlers, previews, browsers that load ahead, and who watches over the server', async () => {
    const server = await testServer({ env: { REGISTRY: standIn.base } });
    const [id, path] = [randomUUID(), '/api/registry/'];
    const browser = browserAt(server);
    for (const [name, value] of [
      ['sec-purpose', 'prefetch;prerender'],
      ['purpose', 'prefetch'],
      ['x-moz', 'prefetch'],
    ] as const)
      expect((await browser.ask('GET', `${path}${id}`, { headers: { [name]: value } })).statusCode).toBe(404);
    expect((await browser.ask('HEAD', `${path}${id}`)).statusCode).toBe(404);
    for (const probe of ['/healthz', '/readyz', '/metrics', '/api/hello', '/api/openapi.json', '/robots.txt'])
      await browser.ask('GET', probe);
    expect(standIn.asked).toEqual([]);
    expect((await browser.ask('GET', `${path}${id}`)).statusCode).toBe(200);
    expect((await browser.ask('HEAD', `${path}${id}`)).statusCode).toBe(200);
    expect(standIn.asked).toHaveLength(1);
    await server.close();
  });

  it('is counted by what came of it', async () => {
    const server = await testServer({ env: { REGISTRY: standIn.base } });
    const browser = browserAt(server);
    const id = randomUUID();
    for (const one of [id, id, id]) await browser.ask('GET', `/api/registry/${one}`);
    standIn.answer(send(404, ''));
    await browser.ask('GET', `/api/registry/${randomUUID()}`);
    standIn.answer(send(200, '<html>'));
    await browser.ask('GET', `/api/registry/${randomUUID()}`);
    const { body } = await browser.ask('GET', '/metrics');
    const counts = [...body.matchAll(/^vaultsong_registry_decks_total\{how="([^"]+)"\} (\d+)$/gm)];
    expect(counts.map(([, how, count]) => [how, count]).toSorted()).toEqual([
      ['fetched', '1'],
      ['kept', '2'],
      ['missing', '1'],
      ['strange', '1'],
    ]);
    await server.close();
  });

  it('tells of a registry that is asked too often, and when to come again', async () => {
    standIn.answer(send(429, '', { 'retry-after': '30' }));
    const server = await testServer({ env: { REGISTRY: standIn.base } });
    const answer = await browserAt(server).ask('GET', `/api/registry/${randomUUID()}`);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '30']);
    await server.close();
  });
});

describe('asking the registry for others', () => {
  it.each<readonly [string, Handler, string, string]>([
    ['no deck', send(404, ''), 'not-found', 'The registry has no deck with this id.'],
    ['another thing', send(200, '{"detail": "x"}'), 'unavailable', 'something else than a deck'],
    ['no JSON', send(200, '<html>'), 'unavailable', 'something else than a deck'],
    ['too much', answerForever, 'unavailable', 'too large'],
    ['another host', send(302, '', { location: 'http://10.0.0.1/' }), 'unavailable', 'another host, 10.0.0.1'],
  ])('tells of %s', async (_, handler, code, message) => {
    standIn.answer(handler);
    await expect(decksFrom().deck(randomUUID(), ['1.2.3.4'])).rejects.toMatchObject({
      code,
      message: expect.stringContaining(message),
    });
  });

  it('tells of nothing for too long', async () => {
    standIn.answer(() => {});
    await expect(decksFrom(standIn.base, 200).deck(randomUUID(), ['1.2.3.4'])).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('no answer within 0.2 seconds'),
    });
  });

  it('lets nobody take more than a share of the turns, nor of an hour', async () => {
    const decks = new RegistryDecks({
      ...{ base: standIn.base, store, counters: new MemoryCounters(), wait: async () => {} },
    });
    let open = (): void => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    standIn.answer((request, response) => void gate.then(() => answerDeck(request, response)));
    const three = [1, 2, 3].map(() => decks.deck(randomUUID(), ['1.2.3.4', 'anna']));
    await expect(decks.deck(randomUUID(), ['5.6.7.8', 'anna'])).rejects.toMatchObject({ code: 'too-many' });
    const other = decks.deck(randomUUID(), ['5.6.7.8']);
    open();
    await Promise.all([...three, other]);
    expect(await decks.deck(randomUUID(), ['5.6.7.8', 'anna'])).toContain(standInDeck.name);
    const hour = new RegistryDecks({
      ...{ base: standIn.base, store, wait: async () => {} },
      counters: { add: async () => ({ count: 1001, left: 60_000 }), clear: async () => {}, close: () => {} },
    });
    await expect(hour.deck(randomUUID(), ['1.2.3.4'])).rejects.toMatchObject({ code: 'too-many', retryAfter: 60 });
  });
});

it('the answers that were kept longest are forgotten beyond so many', async () => {
  const own = await freshStore();
  const answers = keptAnswers(own);
  for (const [n, id] of ['a', 'b', 'c'].entries())
    await own.db.insert(registryDecks).values({ id, answer: '{}', askedAt: new Date(n * 1000) });
  await answers.put('c', 'other');
  await sweepAnswers(own, 2);
  expect(await Promise.all(['a', 'b', 'c'].map((id) => answers.get(id)))).toEqual([null, '{}', '{}']);
  await own.close();
});
