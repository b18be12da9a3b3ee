import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { isGenerated, readPages } from '../docs/pages.ts';
import type { Claim } from './claims.ts';
import { claims, root } from './claims.ts';
import { claimsCommand } from './command.ts';
import { byHand, marksIn, withClaims } from './fill.ts';
import type { Outcome } from './outcomes.ts';
import { differences, printed, readOutcome, withoutTimes, writeOutcome } from './outcomes.ts';
import { wordsOf } from './run.ts';
import { otherFigures, outcomesFolder, pagesWithClaims, shownOf } from './shown.ts';
import { ageOf, changedOf, commitOf, gitIn, sayAge } from './stale.ts';
import { tellers } from './tell/index.ts';

const pages = readPages(root).filter((page) => !isGenerated(page) && page.file !== 'CHANGELOG.md');
const shown = shownOf();

describe('the claims of the project', () => {
  test('have each a name of their own, a teller, an outcome, and a place in a document', () => {
    const marks = pages.flatMap(({ text }) => marksIn(text));
    expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length);
    expect(Object.keys(tellers).toSorted()).toEqual(claims.map(({ id }) => id).toSorted());
    for (const { id } of claims) {
      expect([id, readOutcome(outcomesFolder, id)?.result]).not.toEqual([id, undefined]);
      expect([id, marks.some((mark) => mark.startsWith(`${id}/`) || mark.startsWith(`${id}.`))]).toEqual([id, true]);
    }
  });

  test('have commands that can be started here, and print JSON', () => {
    for (const { command, sample = command } of claims)
      for (const line of [command, sample]) {
        expect(wordsOf(line).length).toBeGreaterThan(1);
        expect(line.includes('bench/src/claims/main.ts ') || line.endsWith(' --json')).toBe(true);
      }
    expect(() => wordsOf('rm -r docs')).toThrow('expected npx vaultsong … or npx tsx …');
  });

  test('are told in documents as their outcomes say, and in what programs read', () => {
    for (const { file, text } of pages) {
      expect([file, withClaims(text, () => shown) === text]).toEqual([file, true]);
      if (marksIn(text).length > 0) expect(pagesWithClaims).toContain(file);
      // A line that begins with a comment is no part of its paragraph.
      expect(text).not.toMatch(/^\s*<!--[=/](?! )/m);
    }
    expect(Object.keys(shown.files)).toEqual([
      'apps/web/src/pages/start/counts.json',
      'packages/bots/src/chain-costs.json',
      'packages/bots/src/published-ladder.json',
    ]);
    for (const [file, text] of Object.entries(shown.files))
      expect(readFileSync(path.join(root, file), 'utf8')).toBe(text);
  });

  test('make all figures of games and times, but for those in sections that are listed', () => {
    const found = pages.flatMap(({ file, text }) => byHand(file, text).map(({ heading }) => `${file}, ${heading}`));
    expect(found.toSorted()).toEqual(otherFigures.map(({ page, heading }) => `${page}, ${heading}`).toSorted());
  });
});

describe('a document', () => {
  const shows = { sections: { 'a/t': '| x |' }, figures: { 'a.f': '48.7 %' } };

  test('shows a table between its marks, and figures within sentences', () => {
    const page = (table: string, figure: string) =>
      `<!-- claim: a/t -->${table}<!-- /claim -->\nIt won <!--=a.f-->${figure}<!--/-->.\n`;
    expect(withClaims(page('\nold\n', '1 %'), () => shows)).toBe(page('\n\n| x |\n\n', '48.7 %'));
    const broken = page('\n\n| x |\n\n', '48.7\n%');
    expect(withClaims(broken, () => shows)).toBe(broken);
    expect(marksIn(broken)).toEqual(['a/t', 'a.f']);
  });

  test('that shows what there is not is refused with what there is', () => {
    expect(() => withClaims('<!--=a.g-->1<!--/-->', () => shows)).toThrow('There is no figure a.g: expected a.f');
    expect(() => withClaims('<!-- claim: b/t -->\n<!-- /claim -->', () => shows)).toThrow(
      'There is no table b/t: expected a claim that was measured, not “b”',
    );
  });

  test('has figures by hand where they stand outside marks and code, one a heading', () => {
    const text =
      '# One\nwon 3 %, 20 games\nand 5 ms\n## Two\n<!--=a.f-->4 %<!--/--> in\n```\n5 %\n```\n## Three\n| 7 Elo |\n';
    expect(byHand('a.md', text).map(({ heading, line }) => [heading, line])).toEqual([
      ['One', 2],
      ['Three', 10],
    ]);
  });
});

describe('an outcome', () => {
  test('is read as it was written, in lines that a change of one figure changes one of', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'claims-'));
    try {
      const outcome: Outcome = {
        command: 'c',
        commit: '12345678',
        date: '2026-11-27',
        machine: 'm',
        seconds: 1,
        result: [1],
      };
      writeOutcome(folder, 'a', outcome);
      expect(readOutcome(folder, 'a')).toEqual(outcome);
      expect(readOutcome(folder, 'b')).toBeNull();
    } finally {
      rmSync(folder, { recursive: true });
    }
    const value = {
      rows: Array.from({ length: 3 }, (_, i) => ({ name: 'x'.repeat(60), i, gone: undefined })),
      none: null,
    };
    expect(JSON.parse(printed(value))).toEqual(JSON.parse(JSON.stringify(value)));
    expect(printed(value).split('\n')).toHaveLength(8);
  });

  test('differs from another one at places that are named, times apart', () => {
    const one = { seconds: 1, rows: [{ won: 12, thinkMs: { p99: 1 } }] };
    const other = { seconds: 2, rows: [{ won: 14, thinkMs: { p99: 2 } }], more: 1 };
    expect(differences(withoutTimes(one), withoutTimes(one))).toEqual([]);
    expect(differences(withoutTimes(one), withoutTimes(other))).toEqual([
      'rows.0.won: 12, now 14',
      'more: undefined, now 1',
    ]);
  });
});

describe('the age of a claim', () => {
  const claim: Claim = { id: 'a', title: 'A', command: 'npx tsx a', rests: ['rules'], minutes: 1 };
  const outcome = (commit: string): Outcome => ({
    ...{ command: claim.command, commit, date: '2026-11-27', machine: 'm', seconds: 1, result: {} },
  });

  test('is told by what has changed of that on which it rests, tests and texts apart', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'claims-'));
    const git = gitIn(folder);
    const write = (file: string, text: string): void => {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    };
    const commit = (message: string): void => {
      git('add', '.');
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-qm', message], { cwd: folder });
    };
    try {
      git('init', '-q');
      write('packages/engine/src/a.ts', '1\n');
      commit('one');
      const first = commitOf(claim, git);
      write('packages/engine/src/a.test.ts', '1\n');
      write('packages/engine/src/tests/b.ts', '1\n');
      write('packages/engine/src/texts.md', '1\n');
      write('packages/cards/src/c.ts', '1\n');
      commit('two');
      expect(ageOf(claim, outcome(first), git)).toEqual({ is: 'fresh' });
      expect(commitOf(claim, git)).toBe(first);
      write('packages/engine/src/a.ts', '2\n');
      expect(changedOf(claim, git)).toHaveLength(1);
      commit('three');
      expect(changedOf(claim, git)).toEqual([]);
      const age = ageOf(claim, outcome(first), git);
      expect(age).toEqual({ is: 'stale', commits: 1, files: 1, lines: 2 });
      expect(sayAge(age)).toBe('since then 1 commit changed 2 lines in 1 file of what it rests on');
      expect(ageOf(claim, outcome('0123456789'), git)).toEqual({ is: 'unknown', commit: '0123456789' });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('is none where it was never measured, or by another command', () => {
    const git = (): string => '';
    expect(ageOf(claim, null, git)).toEqual({ is: 'unmeasured' });
    expect(ageOf(claim, { ...outcome('12345678'), command: 'npx tsx b' }, git)).toEqual({ is: 'unmeasured' });
  });
});

describe('what is told of chains', () => {
  const rows = [
    {
      decks: ['a', 'b'],
      cells: [
        { won: 200, finished: 400 },
        { won: 100, finished: 400 },
      ],
    },
  ];

  test('is the difference of log odds, and what even decks come to', () => {
    const told = tellers.chains?.({ levels: [0, 6], rows });
    expect(told?.sections?.costs).toBe(
      '| Chains | 6 |\n| --- | ---: |\n| Cost in log odds | 1.10 |\n| Standard error | 0.15 |\n| Even decks come to | 25 % |',
    );
    expect(told?.figures).toMatchObject({ games: '800', pairs: '1', sixty: '2', 'seventy-five': '6' });
    expect(told?.data).toEqual({
      'packages/bots/src/chain-costs.json': [
        { chains: 0, cost: 0 },
        { chains: 6, cost: 1.1 },
      ],
    });
  });

  test('is nothing of another shape', () => {
    expect(() => tellers.chains?.({ rows })).toThrow('levels');
  });
});

describe('npm run claims', () => {
  const said: string[] = [];
  afterEach(() => {
    vi.restoreAllMocks();
    said.length = 0;
  });
  const run = (...words: readonly string[]): Promise<number> => {
    vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
    return claimsCommand(words);
  };

  test('lists claims with their commands, as lines and as JSON', async () => {
    expect(await run('--only', 'first')).toBe(0);
    expect(said.join('\n')).toContain('npx tsx bench/src/claims/main.ts first');
    expect(await run('--list', '--json')).toBe(0);
    expect(JSON.parse(said.at(-1) ?? '')).toHaveLength(claims.length);
    expect(await run('--help')).toBe(0);
  });

  test('refuses claims that there are not, and two things at once', async () => {
    await expect(run('--only', 'frist')).rejects.toThrow('--only: found “frist”; expected some of');
    await expect(run('--stale', '--write')).rejects.toThrow('found --stale and --write; expected one of them');
    await expect(run('--what')).rejects.toThrow('--what');
  });
});
