import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folder, vaultsong } from './run.ts';

const files = folder();
afterAll(() => files.remove());

const good = files.path('good.json');
let text = '';
beforeAll(async () => {
  await vaultsong(
    'simulate',
    'miss-onyx-censorius',
    'radiant-argus-the-supreme',
    '--games',
    '1',
    '--seed',
    '9',
    '--bots',
    'random',
    '--record',
    good,
  );
  text = readFileSync(good, 'utf8');
});

interface Recorded {
  readonly setup: { readonly seed: number };
  readonly answers: readonly number[];
  readonly checkpoints: readonly { readonly answers: number; readonly turn: number; readonly hash: string }[];
  readonly winner: number;
}
const recorded = (): Recorded => JSON.parse(text);

async function expectRefused(name: string, content: string, ...words: readonly string[]): Promise<void> {
  const { code, out, err } = await vaultsong('replay', files.write(name, content), '--json');
  expect({ code, out }, err).toEqual({ code: 2, out: '' });
  for (const word of [name, ...words]) expect(err).toContain(word);
  expect(err).not.toMatch(/\n\s+at .*:\d+:\d+/);
}

describe('replay', () => {
  test('tells how the game ended, and that its checkpoints are right', async () => {
    const { code, out, err } = await vaultsong('replay', good, '--verify', '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject({
      verified: true,
      finished: true,
      winner: recorded().winner,
      answers: recorded().answers.length,
      seed: recorded().setup.seed,
    });
  });

  test('names both decks', async () => {
    const { out } = await vaultsong('replay', good);
    expect(out.split('\n')[0]).toBe('Miss “Onyx” Censorius against Radiant Argus the Supreme');
  });

  test('tells the game in words', async () => {
    const { code, out } = await vaultsong('replay', good, '--log');
    expect(code).toBe(0);
    expect(out.split('\n').length).toBeGreaterThan(50);
    expect(out).toContain(`${recorded().winner === 0 ? 'Miss “Onyx” Censorius' : 'Radiant Argus the Supreme'} won`);
  });

  test('refuses a file that was cut off', () =>
    expectRefused('cut.json', text.slice(0, text.length / 2), 'not JSON', 'the end of the text'));
  test('refuses a file that is something else', () =>
    expectRefused('else.json', '{"name": "x"}', 'not the record of a game'));
  test('refuses a list of answers without end, without a fault for each', () =>
    expectRefused('long.json', `{"answers": [${'null,'.repeat(8_000_000)}0]}`, 'answers: at most 1000000 entries'));
  test('refuses a deck for a record', () => expectRefused('list.json', '[]', 'not the record of a game'));

  test('refuses a record without its last answers', () =>
    expectRefused(
      'short.json',
      JSON.stringify({ ...recorded(), answers: recorded().answers.slice(0, -40) }),
      'answer',
    ));

  test('refuses another seed', () =>
    expectRefused('seed.json', JSON.stringify({ ...recorded(), setup: { ...recorded().setup, seed: 1 } }), 'answer'));

  test('refuses a setup that was changed, even by a name alone', () =>
    expectRefused('setup.json', text.replace('"Miss “Onyx” Censorius"', '"Another"'), 'The setup is not the one'));

  test('tells that a record is of another version of the engine, where it does not replay', () =>
    expectRefused(
      'version.json',
      JSON.stringify({ ...recorded(), version: '0.1.0', winner: 1 - recorded().winner }),
      'version 0.1.0 of the engine',
    ));

  test('refuses an answer that was changed', async () => {
    const { answers } = recorded();
    const at = Math.floor(answers.length / 2);
    const changed = answers.map((answer, i) => (i === at ? 999 : answer));
    await expectRefused('answer.json', JSON.stringify({ ...recorded(), answers: changed }), String(at));
  });

  test('refuses a hash that was changed', async () => {
    const checkpoints = recorded().checkpoints.map((entry, i) =>
      i === 2 ? { ...entry, hash: entry.hash.replace(/[0-9a-f]{14}$/, '00000000000000') } : entry,
    );
    await expectRefused('hash.json', JSON.stringify({ ...recorded(), checkpoints }), 'turn');
  });

  test('refuses another winner', () =>
    expectRefused('winner.json', JSON.stringify({ ...recorded(), winner: 1 - recorded().winner }), 'win'));

  test('refuses a card that nobody knows', () =>
    expectRefused('card.json', text.replace('"anger"', '"angry"'), 'setup.decks'));
  test('refuses a file that is not there', async () => {
    expect(await vaultsong('replay', files.path('nowhere.json'))).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('no such file'),
    });
  });
});
