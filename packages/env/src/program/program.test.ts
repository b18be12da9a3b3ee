// Programs that misbehave: the one who asks has an answer or a reason in each case.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import '@vaultsong/cards';
import { findBundled, toDeckList } from '@vaultsong/decks';
import { deal } from '@vaultsong/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { decks } from '../testing/session.ts';
import type { Program } from './program.ts';
import { startProgram } from './program.ts';

const folder = mkdtempSync(join(tmpdir(), 'vaultsong-program-'));
afterAll(() => rmSync(folder, { recursive: true }));

const player = fileURLToPath(new URL('../testing/program.mjs', import.meta.url));
const setup = { decks: decks.map((name) => toDeckList(findBundled(name).deck)), seed: 7, first: 0 };
const hour = 3_600_000;

const start = (behaviour: string, deadline = hour, file = ''): Program =>
  startProgram(`"${process.execPath}" "${player}" ${behaviour} ${file}`, deadline);

describe.concurrent('a program', () => {
  test('is told what its seat may know, and answers by place, by key or by action', async () => {
    for (const [behaviour, option] of [
      ['first', 0],
      ['last', 1],
      ['action', 0],
    ] as const) {
      const file = join(folder, behaviour);
      const program = start(behaviour, hour, file);
      program.start(setup, 0);
      const state = deal(setup);
      expect(await program.choose(state)).toBe(option);
      expect(await program.choose(state)).toBe(option);
      program.over(0, [1, -1]);
      await program.end();
      const told = JSON.parse(readFileSync(file, 'utf8'));
      expect(told.map(({ op }: { readonly op: string }) => op)).toEqual(['start', 'choose', 'choose', 'over']);
      expect(told[0]).toEqual({ op: 'start', protocol: 2, player: 0, decks: setup.decks });
      expect(told[1]).toMatchObject({ player: 0, question: { kind: 'mulligan' }, observation: { viewer: 0 } });
      expect(told[1].observation.players[1].hand.every(({ known }: { readonly known: boolean }) => !known)).toBe(true);
      expect(told[3].returns).toEqual([1, -1]);
    }
  });

  test.each([
    ['stop', 'dead', 'with code 3'],
    ['stop-later', 'dead', 'with code 0'],
    ['words', 'illegal', '"the first one, please"'],
    ['nothing', 'illegal', '{"option":3}'],
    ['too-many', 'illegal', 'option: 2 is not legal; the question "mulligan" of seat 0 has the options 0 to 1'],
    ['half', 'illegal', '0.5'],
    ['text', 'illegal', '{"option":3}'],
    ['endless', 'illegal', 'without an end of line'],
  ])('that answers wrongly is told why: %s', async (behaviour, why, message) => {
    const program = start(behaviour);
    const state = deal(setup);
    await expect(program.choose(state)).rejects.toMatchObject({ why, message: expect.stringContaining(message) });
    // It is gone, and says so at once.
    await expect(program.choose(state)).rejects.toMatchObject({ name: 'ProgramFault' });
    program.close();
  });

  test('of protocol 1, which looks for options by their old name, ends with a reason that names the new one', async () => {
    const renamed = expect.stringContaining('protocol 2, where a question has "options" (before: "legal")');
    for (const behaviour of ['before', 'nothing'])
      await expect(start(behaviour).choose(deal(setup))).rejects.toMatchObject({ message: renamed });
  });

  test('that fails later is not told of old names', async () => {
    const program = start('first-only');
    const state = deal(setup);
    expect(await program.choose(state)).toBe(0);
    await expect(program.choose(state)).rejects.toMatchObject({
      why: 'dead',
      message: expect.not.stringContaining('protocol'),
    });
  });

  test('that does not answer is late', async () => {
    const program = start('silent', 100);
    await expect(program.choose(deal(setup))).rejects.toMatchObject({
      why: 'late',
      message: 'it did not answer within 0.1 s',
    });
  });

  test('that there is none of is dead', async () => {
    const program = startProgram('vaultsong-there-is-no-such-program 2>/dev/null', hour);
    await expect(program.choose(deal(setup))).rejects.toMatchObject({ why: 'dead' });
  });

  test('that does not end with its input is ended', async () => {
    const program = start('stubborn');
    await program.end();
    await expect(program.choose(deal(setup))).rejects.toMatchObject({ why: 'dead' });
  });
});
