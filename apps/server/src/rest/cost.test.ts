// Tests of the cost of requests: workers do the work that grows with the size of a request, once and within limits. The
// tests count tasks, never time.
import { findBundled, toDeckList } from '@vaultsong/decks';
import type { GameRecord } from '@vaultsong/engine';
import { playOn, record, startRecorded } from '@vaultsong/engine';
import { openedTable } from '@vaultsong/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Server } from '../compose/server.ts';
import { mostAnswers } from '../tables/importGame.ts';
import type { Asker } from '../testing/server.ts';
import { browserAt, testServer } from '../testing/server.ts';
import type { Task } from '../workers/tasks.ts';
import { perform } from '../workers/tasks.ts';
import { Workers } from '../workers/workers.ts';
import { isDeeper } from './jsonBody.ts';

const tasks: Task['type'][] = [];
/** Set while a test holds the workers up: `begun` tells it that a task has begun, `end` releases the workers. */
let held: { begun(): void; readonly end: Promise<void> } | null = null;
let server: Server;

beforeAll(async () => {
  const workers = new Workers(async (task) => {
    tasks.push(task.type);
    held?.begun();
    await held?.end;
    return await perform(task);
  });
  server = await testServer({ workers });
});
afterAll(() => server.close());

async function guest(): Promise<Asker> {
  const browser = browserAt(server);
  expect((await browser.ask('POST', '/api/guests', { body: {} })).statusCode).toBe(201);
  return browser;
}

/** A game in which both answer with the last option there is, which ends their turns. */
function recordOf(answers: number): GameRecord {
  const decks = ['guide-achea', 'clearly-ugly-xhe'].map((slug) => toDeckList(findBundled(slug).deck));
  const game = startRecorded({ decks, seed: 7, first: 0 });
  while (game.answers.length < answers && game.state.ask !== null)
    playOn(game, game.state.ask.kind === 'move' ? game.state.ask.options.length - 1 : 0);
  return record(game);
}

const bringIn = (asker: Asker, game: unknown) =>
  asker.ask('POST', '/api/tables/import', { body: { record: game, seats: ['me', 'rules'] } });

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

describe('a game that is brought in', () => {
  it('is played by workers alone, and so is its table whenever it is opened again', async () => {
    tasks.length = 0;
    const answer = await bringIn(await guest(), recordOf(200));
    expect([answer.statusCode, tasks]).toEqual([201, ['import', 'load']]);
    const { tableRegistry } = server.game;
    const { id } = openedTable.parse(answer.json());
    const before = await tableRegistry.table(id);
    expect(before?.table.playing?.game.answers).toHaveLength(200);
  });

  it('is refused by its length before anybody plays it', async () => {
    tasks.length = 0;
    const saved = recordOf(10);
    const long = { ...saved, answers: Array.from({ length: mostAnswers + 1 }, () => 0) };
    const answer = await bringIn(await guest(), long);
    expect([answer.statusCode, answer.json().error.code, tasks]).toEqual([413, 'too-large', []]);
  });

  it('is refused by name where it is no record, however deep it is nested', async () => {
    const one = await guest();
    const saved = JSON.stringify({ record: recordOf(10), seats: ['me', 'rules'] });
    for (const levels of [20, 100, 100_000]) {
      const body = saved.replace('"answers":[', `"more":${nested(levels)},"answers":[`);
      expect(body).not.toBe(saved);
      const answer = await one.ask('POST', '/api/tables/import', {
        body,
        headers: { 'content-type': 'application/json' },
      });
      expect([levels, answer.statusCode]).toEqual([levels, 400]);
      expect(answer.json().error).toEqual({ code: 'invalid', message: expect.stringContaining('nested deeper than') });
    }
  });

  it('keeps others waiting no longer than its share: the third at once is told when to come again', async () => {
    const one = await guest();
    const game = recordOf(10);
    let release = (): void => {};
    const end = new Promise<void>((resolve) => {
      release = resolve;
    });
    const hasBegun = new Promise<void>((resolve) => {
      held = { begun: resolve, end };
    });
    tasks.length = 0;
    const asked = [bringIn(one, game), bringIn(one, game), bringIn(one, game)];
    // The workers are held up, so that only a refusal is answered now, whichever of the three comes last.
    const refused = await Promise.race(asked);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5']);
    await hasBegun;
    expect(tasks).toEqual(['import']);
    release();
    held = null;
    const answers = await Promise.all(asked);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 429]);
  });

  it('may be sent a few times a minute by one address, and is told how long to wait', async () => {
    const one = await guest();
    const answers = [];
    for (let n = 0; n < 7; n++) answers.push(await bringIn(one, null));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400, 400, 429]);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('a long text of a deck', () => {
  it('is read by a worker, a short one where it arrives', async () => {
    const one = await guest();
    tasks.length = 0;
    const short = await one.ask('PUT', '/api/me/decks/a', { body: { data: 'x' } });
    expect([short.statusCode, tasks]).toEqual([400, []]);
    const long = await one.ask('PUT', '/api/me/decks/a', { body: { data: 'no such card\n'.repeat(3_000) } });
    expect([long.statusCode, tasks]).toEqual([400, ['deck-name']]);
    const answer = await one.ask('POST', '/api/tables', {
      body: { terms: { play: { type: 'duel', decks: 'own' } }, join: { deck: `{"name":"${'x'.repeat(20_000)}"}` } },
    });
    expect([answer.statusCode, tasks]).toEqual([400, ['deck-name', 'deck']]);
  });
});

describe('the record of a game that is over', () => {
  it('is made once, and told to be known to whoever has it', async () => {
    const one = await guest();
    const answer = await bringIn(one, recordOf(100));
    const { id } = openedTable.parse(answer.json());
    const actor = await server.game.tableRegistry.table(id);
    if (actor === null) throw new Error('no table');
    const [person] = actor.table.seats;
    if (person?.sitter.type !== 'person') throw new Error('nobody');
    expect(await actor.act({ id: person.sitter.id, isAccount: false }, { type: 'concede' })).toEqual({ type: 'done' });
    tasks.length = 0;
    const first = await one.ask('GET', `/api/tables/${id}/record`);
    const [again, other] = [
      await one.ask('GET', `/api/tables/${id}/record`),
      await (await guest()).ask('GET', `/api/tables/${id}/record`),
    ];
    expect([first.statusCode, first.json().answers.length >= 100]).toEqual([200, true]);
    expect([again.body, other.body, tasks]).toEqual([first.body, first.body, ['record']]);
    const { etag } = first.headers;
    const known = await one.ask('GET', `/api/tables/${id}/record`, { headers: { 'if-none-match': String(etag) } });
    expect([known.statusCode, known.body]).toEqual([304, '']);
  });
});

describe('the OpenAPI document', () => {
  it('is told to be known to whoever has it', async () => {
    const one = browserAt(server);
    const first = await one.ask('GET', '/api/openapi.json');
    expect([first.statusCode, first.json().openapi, first.headers['content-type']]).toEqual([
      200,
      '3.1.0',
      'application/json; charset=utf-8',
    ]);
    const known = await one.ask('GET', '/api/openapi.json', {
      headers: { 'if-none-match': `W/${first.headers.etag}` },
    });
    expect([known.statusCode, known.body]).toEqual([304, '']);
  });
});

describe('how deep a text is nested', () => {
  it.each([
    [nested(32), false],
    [nested(33), true],
    [`{"a":"${'['.repeat(99)}\\"${'{'.repeat(99)}"}`, false],
    [`"\\\\",${nested(33)}`, true],
    ['[],'.repeat(99), false],
  ])('is counted outside of its texts: %#', (text, deeper) => {
    expect(isDeeper(text, 32)).toBe(deeper);
  });
});
