import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDecks } from '@vaultsong/decks/import';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnswerCache, RegistrySettings } from './index.ts';
import { fileCache, Registry, RegistryError } from './index.ts';
import type { Handler, StandIn } from './testing/standIn.ts';
import { answerDeck, answerForever, send, standInAnswer, standInDeck, startStandIn } from './testing/standIn.ts';

const id = '6daec1d3-55e7-4fa9-b30d-2ebfb662a75a';
const other = '27101499-a5d3-473d-833c-07bd35b8fa86';
const third = '00000000-0000-4000-8000-000000000000';

let standIn: StandIn;
const folder = mkdtempSync(join(tmpdir(), 'vaultsong-registry-'));
beforeAll(async () => {
  standIn = await startStandIn();
});
beforeEach(() => standIn.reset());
afterAll(() => {
  standIn.close();
  rmSync(folder, { recursive: true, force: true });
});

function memoryCache(): AnswerCache & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return { kept, get: async (key) => kept.get(key) ?? null, put: async (key, answer) => void kept.set(key, answer) };
}

/** A client whose time passes only by its own waiting. */
function clientOf(settings: Partial<RegistrySettings> = {}) {
  const waits: number[] = [];
  const clock = { now: 0 };
  const cache = memoryCache();
  const wait = async (time: number): Promise<void> => {
    waits.push(time);
    clock.now += time;
  };
  const registry = new Registry({ base: standIn.base, cache, wait, now: () => clock.now, ...settings });
  return { registry, waits, clock, cache };
}

const failureOf = async (asking: Promise<string>): Promise<RegistryError> => {
  const error = await asking.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof RegistryError) return error;
  throw error ?? new Error('a deck came');
};

describe('a deck of the registry', () => {
  test('comes without the texts of its cards, and is read as a deck', async () => {
    const { registry, cache } = clientOf();
    const answer = await registry.deck(id);
    expect(answer).not.toContain('a text that is not passed on');
    expect(answer).not.toContain('.png');
    expect(cache.kept.get(id)).toBe(answer);
    const read = await readDecks(answer);
    expect(read).toMatchObject({ decks: [{ deck: { name: standInDeck.name, registryId: id }, faults: [] }] });
  });

  test('is asked for once, by however many at one moment', async () => {
    const { registry } = clientOf();
    const answers = await Promise.all([id, other, id, id].map((one) => registry.deck(one)));
    expect(standIn.asked).toEqual([`/api/decks/${id}/?links=cards`, `/api/decks/${other}/?links=cards`]);
    expect(answers[2]).toBe(answers[0]);
    expect(await registry.deck(id)).toBe(answers[0]);
    expect(standIn.asked).toHaveLength(2);
  });

  test('is asked for slowly: one request at a time, a pause between them, and none after a long time', async () => {
    const { registry, waits, clock } = clientOf();
    let open = 0;
    standIn.answer((request, response) => {
      open++;
      expect(open).toBe(1);
      response.on('close', () => open--);
      answerDeck(request, response);
    });
    await Promise.all([id, other].map((one) => registry.deck(one)));
    expect(waits).toEqual([1000]);
    clock.now += 60_000;
    await registry.deck(third);
    expect(waits).toEqual([1000]);
  });

  test('waits for its turn among no more than so many', async () => {
    const { registry } = clientOf({ mostWaiting: 2 });
    const first = [id, other].map((one) => registry.deck(one));
    await Promise.resolve();
    expect(await failureOf(registry.deck(third))).toMatchObject({ reason: 'too-often', retryAfter: 2 });
    await Promise.all(first);
    await registry.deck(third);
    expect(standIn.asked).toHaveLength(3);
  });

  test('may be kept as a file', async () => {
    const { registry } = clientOf({ cache: fileCache(join(folder, 'answers')) });
    const answer = await registry.deck(id);
    expect(readdirSync(join(folder, 'answers'))).toEqual([`${id}.json`]);
    expect(await registry.kept(id)).toBe(answer);
    expect(await registry.kept(other)).toBeNull();
  });
});

describe('a registry that answers otherwise', () => {
  test.each<readonly [string, Handler, string, string]>([
    ['that there is no such deck', send(404, '{}'), 'missing', 'there is no deck with this id'],
    ['that it is broken', send(503, '<html>'), 'unreachable', 'it does not work at the moment (status 503)'],
    ['that it will not', send(403, ''), 'refused', 'it refused with status 403'],
    ['a page', send(200, '<html>Wait\u001b[2J</html>'), 'strange', 'than a deck: “<html>Wait\\u{1b}'],
    ['half an answer', send(200, standInAnswer(id).slice(0, 300)), 'strange', 'something else than a deck'],
    ['a deck without cards', send(200, '{"data": {"name": "x"}}'), 'strange', 'something else than a deck'],
    ['another deck', send(200, standInAnswer(other)), 'strange', 'something else than a deck'],
    ['nothing', (_, response) => response.destroy(), 'unreachable', 'cannot be reached'],
    [
      'that another host has it',
      send(302, '', { location: 'http://169.254.169.254/latest/meta-data' }),
      'refused',
      'it sends on to another host, 169.254.169.254, which is not asked',
    ],
    ['that nobody knows who has it', send(302, '', { location: 'http://' }), 'refused', 'it refused with status 302'],
    ['that it has it elsewhere, for ever', send(302, '', { location: '/on' }), 'refused', 'without end'],
  ])('%s', async (_, answering, reason, message) => {
    standIn.answer(answering);
    const { registry, cache } = clientOf();
    const error = await failureOf(registry.deck(id));
    expect(error.reason).toBe(reason);
    expect(error.message).toContain(`asking the registry for the deck ${id}: `);
    expect(error.message).toContain(message);
    expect(error.why).not.toContain('cannot be reached: ');
    expect(cache.kept.size).toBe(0);
  });

  test('with the address of the same deck on its own host is followed', async () => {
    const { registry } = clientOf();
    standIn.answer((request, response) =>
      request.url?.startsWith('/v3/') === true
        ? answerDeck(request, response)
        : send(301, '', { location: `/v3/${id}/?links=cards` })(request, response),
    );
    await registry.deck(id);
    expect(standIn.asked).toHaveLength(2);
  });

  test('nothing for too long', async () => {
    standIn.answer(() => {});
    const { registry } = clientOf({ timeout: 50 });
    expect((await failureOf(registry.deck(id))).message).toContain(`${id}: there was no answer within 0.05 seconds`);
  });

  test('too much, without end', async () => {
    standIn.answer(answerForever);
    const { registry } = clientOf({ mostBytes: 50_000 });
    const { message } = await failureOf(registry.deck(id));
    expect(message).toContain('the answer is too large; expected at most 50000 bytes');
  });

  test('that it is asked too often, and is left alone for so long', async () => {
    standIn.answer(send(429, '', { 'retry-after': '60' }));
    const { registry, clock } = clientOf();
    expect(await failureOf(registry.deck(id))).toMatchObject({
      reason: 'too-often',
      retryAfter: 60,
      message: expect.stringContaining('asked too often; try again in 60 seconds'),
    });
    clock.now += 20_000;
    expect(await failureOf(registry.deck(other))).toMatchObject({ reason: 'too-often', retryAfter: 40 });
    expect(standIn.asked).toHaveLength(1);
    clock.now += 40_000;
    standIn.answer(answerDeck);
    await registry.deck(other);
    expect(standIn.asked).toHaveLength(2);
  });

  test('the same about a deck that there is not, without being asked again at once', async () => {
    standIn.answer(send(404, ''));
    const { registry, clock } = clientOf();
    for (let n = 0; n < 3; n++) expect((await failureOf(registry.deck(id))).reason).toBe('missing');
    expect(standIn.asked).toHaveLength(1);
    clock.now += 600_000;
    await failureOf(registry.deck(id));
    expect(standIn.asked).toHaveLength(2);
  });
});

test.each(['', 'nowhere', 'file:///etc', 'javascript:1'])('the address of a registry cannot be %j', (base) => {
  expect(() => new Registry({ base, cache: memoryCache() })).toThrow(RegistryError);
});
