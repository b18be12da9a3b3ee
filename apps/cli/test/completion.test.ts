import { execFileSync } from 'node:child_process';
import { afterAll, describe, expect, test } from 'vitest';
import { folder, vaultsong } from './run.ts';

const files = folder();
afterAll(() => files.remove());

const script = async (shell: string): Promise<string> => {
  const { code, out, err } = await vaultsong('completion', shell);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
};

describe('bash completes', async () => {
  const path = files.write('vaultsong.bash', await script('bash'));
  /** What is offered for the last word. */
  const offered = (...words: readonly string[]): readonly string[] => {
    const line = ['vaultsong', ...words].map((word) => `'${word}'`).join(' ');
    const program = `source '${path}'; COMP_WORDS=(${line}); COMP_CWORD=${words.length}; _vaultsong; printf '%s\\n' "\${COMPREPLY[@]}"`;
    return execFileSync('bash', ['--norc', '-c', program], { encoding: 'utf8' }).trim().split('\n');
  };

  test.each([
    [['sim'], ['simulate']],
    [['de'], ['decks', 'deck']],
    [['deck', 'im'], ['import']],
    [
      ['deck', 'export', '--f'],
      ['--format', '--fetch'],
    ],
    [['simulate', 'guide'], ['guide-achea']],
    [['simulate', 'guide-achea', 'decks', 'clear'], ['clearly-ugly-xhe']],
    [['simulate', '--edition', 'cota-1.0'], ['cota-1.0']],
    [['cards', '--set', 'r'], ['rotk']],
    [['rules', 'taun'], ['taunt']],
    [
      ['completion', ''],
      ['bash', 'zsh', 'fish', '--help'],
    ],
    [['simulate', '--games', ''], ['']],
  ])('%j', (words, expected) => {
    expect(offered(...words)).toEqual(expected);
  });
});

// Not every machine has these shells; that their scripts say the same is seen in them.
describe('zsh and fish are told the same', () => {
  test('zsh', async () => {
    const text = await script('zsh');
    expect(text).toMatch(/^#compdef vaultsong\n/);
    expect(text).toContain(`'cards|--set') found=('cota' 'aoa'`);
    expect(text).toMatch(/'deck\|'\*\) found=\('generate' 'import' 'show' 'export' '--help'\) ;;/);
  });

  test('fish', async () => {
    const text = await script('fish');
    expect(text).toMatch(/-n '__vaultsong_at '\\'''\\''' -a 'simulate' -d 'let bots play two decks/);
    expect(text).toMatch(/-n '__vaultsong_at '\\''cards'\\''' -l set -x -a 'cota aoa /);
    expect(text).toMatch(/-n '__vaultsong_at '\\''simulate'\\''' -l games -s g -r -d 'the number of games/);
  });

  test('of a shell that is none the three are named', async () => {
    const { code, err } = await vaultsong('completion', 'csh');
    expect(code).toBe(2);
    expect(err).toContain('bash, zsh, fish');
  });
});
