// vaultsong env as a program sees it that starts it; what it answers to which request is tested in packages/env.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { bin, folder, vaultsong } from './run.ts';

const root = join(fileURLToPath(new URL('.', import.meta.url)), '../../..');
const files = folder();
afterAll(() => files.remove());

interface Ended {
  readonly code: number | null;
  readonly lines: readonly string[];
  readonly err: string;
}

/** Runs it with this input, to its end. */
const fed = (pieces: Iterable<string | Uint8Array>, ...flags: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [bin, 'env', '--jsonl', ...flags]);
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      err += text;
    });
    child.once('close', (code) => resolve({ code, lines: out.split('\n').slice(0, -1), err }));
    for (const piece of pieces) child.stdin.write(piece);
    child.stdin.end();
  });

const reset = { op: 'reset', decks: ['guide-achea', 'generated:cota:7'], seed: 7, observe: false };
const asLines = (requests: readonly unknown[]): string =>
  requests.map((request) => `${JSON.stringify(request)}\n`).join('');

describe.concurrent('the process', () => {
  test('ends with its input, at once where there is none', async () => {
    expect(await fed([])).toEqual({ code: 0, lines: [], err: '' });
  });

  test('knows each kind of deck, reads none of them from its input, and says what is wrong with one', async () => {
    const file = files.write('mine.json', '{"name": "x",');
    const named = (name: string) => ({ ...reset, decks: [name, 'guide-achea'] });
    const names = ['nobody', '-', '/dev/zero', '/dev/stdin', '/', file, 'generated:cota:x', ''];
    const { code, lines, err } = await fed([asLines([...names.map(named), reset])]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const replies = lines.map((line) => JSON.parse(line));
    expect(replies).toHaveLength(names.length + 1);
    for (const { error } of replies.slice(0, -2)) expect(error.code, error.message).toBe('wrong-deck');
    expect(replies.at(-2).error.code).toBe('wrong-fields');
    expect(replies.at(-1)).toMatchObject({ id: 1, seed: 7, decks: ['Guide Achea', expect.any(String)] });
  });

  test('outlives a line of 100 MB, bytes that are no text, and a line without an end', async () => {
    const piece = 'x'.repeat(1_000_000);
    const { code, lines, err } = await fed([
      '{"op":"',
      ...Array.from({ length: 100 }, () => piece),
      '"}\n',
      new Uint8Array([0, 0xff, 0xfe, 0x0a]),
      asLines([reset]),
      '{"op":"describe"}',
    ]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [long, bytes, game, description] = lines.map((line) => JSON.parse(line));
    expect([long.error.code, bytes.error.code]).toEqual(['line-too-long', 'not-text']);
    expect(game.id).toBe(1);
    expect(description.limits.games).toBe(1024);
  });

  test('opens as many games as it is told', async () => {
    const { lines } = await fed([asLines([{ ...reset, n: 3 }])], '--games', '2');
    expect(JSON.parse(lines[0] ?? '').error.code).toBe('too-many-games');
  });

  test('ends quietly when nobody reads on', async () => {
    const child = spawn(process.execPath, [bin, 'env', '--jsonl']);
    let err = '';
    child.stderr.on('data', (data) => {
      err += data;
    });
    child.stdin.on('error', () => {});
    child.stdout.once('data', () => {
      child.stdout.destroy();
      for (let i = 0; i < 100; i++) child.stdin.write(asLines([{ ...reset, n: 20 }]));
    });
    child.stdin.write(asLines([reset]));
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  test('waits for a program that reads slowly', async () => {
    const child = spawn(process.execPath, [bin, 'env', '--jsonl']);
    child.stdin.end(asLines([{ ...reset, n: 500, observe: true }, reset]));
    let out = '';
    for await (const piece of child.stdout.setEncoding('utf8')) {
      out += piece;
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(
      out
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line).batch?.length),
    ).toEqual([500, undefined]);
  });
});

test('without --jsonl it says what is missing', async () => {
  const { code, out, err } = await vaultsong('env');
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain('--jsonl');
});

describe('docs/env.md', () => {
  const text = readFileSync(join(root, 'docs/env.md'), 'utf8');
  const sessions = [...text.matchAll(/^```jsonl\n(.*?)^```$/gms)].map(([, lines = '']) => lines);
  const escaped = (part: string): string => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const patternOf = (line: string): RegExp => new RegExp(`^${line.split('…').map(escaped).join('.*')}$`);

  test('has a session', () => expect(sessions).toHaveLength(1));

  test.each(sessions)('session %#', async (session) => {
    const lines = session.trimEnd().split('\n');
    const sent = lines.filter((line) => line.startsWith('> ')).map((line) => `${line.slice(2)}\n`);
    const expected = lines.filter((line) => line.startsWith('< ')).map((line) => line.slice(2));
    expect(sent.length + expected.length).toBe(lines.length);
    const { lines: told } = await fed(sent);
    expect(told).toHaveLength(expected.length);
    for (const [i, line] of expected.entries()) expect(told[i]).toMatch(patternOf(line));
  });

  test('names each code of an error', async () => {
    const { faultCodes } = await import('@vaultsong/env');
    for (const code of faultCodes) expect(text).toContain(`\`${code}\``);
  });
});
