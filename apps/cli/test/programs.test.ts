// Programs of one's own at the seats of a match.
import { afterAll, expect, test } from 'vitest';
import { folder, vaultsong } from './run.ts';

const files = folder();
afterAll(() => files.remove());

const player = files.write(
  'player.mjs',
  `import { createInterface } from 'node:readline';
   let asked = 0;
   for await (const line of createInterface(process.stdin)) {
     if (JSON.parse(line).op !== 'choose') continue;
     asked++;
     process.stdout.write(process.argv[2] === 'tired' && asked === 4 ? '{"option":"none"}\\n' : '{"option":0}\\n');
   }`,
);
const program = (...args: readonly string[]) => ['program:"', process.execPath, '" "', player, '" ', ...args].join('');
const match = (bots: string, ...options: readonly string[]) =>
  vaultsong('match', 'guide-achea', 'clearly-ugly-xhe', '--bots', bots, '--workers', '2', ...options);

test('a program plays a match', async () => {
  const { code, out, err } = await match(`${program()},random`, '--games', '4', '--json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out)).toMatchObject({
    a: program().trim(),
    b: 'random',
    games: 4,
    forfeits: { a: 0, b: 0 },
    errors: 0,
  });
});

test('one that answers what is not legal loses its games, and its author hears why', async () => {
  const { code, out, err } = await match(`random,${program('tired')}`, '--games', '2');
  expect(code).toBe(0);
  expect(out).toContain('random wins 2 of 2 games');
  expect(out).toContain('lost without an answer 0 and 2');
  expect(err).toMatch(/^game 1 \(seed \d+\) was lost by program:.* after \d+ answers, illegal: it answered .*none/m);
});

test('a program stands on a ladder', async () => {
  const { code, out, err } = await vaultsong(
    ...['ladder', '--bots', `random,${program()}`, '--games', '2', '--workers', '1', '--json'],
    ...['--decks', 'guide-achea', 'clearly-ugly-xhe'],
  );
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out).ratings.map(({ name }: { readonly name: string }) => name)).toContain(program().trim());
});

test.each([
  ['program:', 'program:COMMAND'],
  ['program:python3 a.py,b,rules', 'no comma'],
  ['clever,rules', '"clever,rules"'],
])('--bots %s is refused', async (bots, words) => {
  const { code, out, err } = await match(bots);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(words);
});

test.each([
  ['simulate', 'guide-achea', 'clearly-ugly-xhe'],
  ['adventure', 'keyraken'],
])('%s, which lets no program play, says who does', async (...command) => {
  const { code, out, err } = await vaultsong(...command, '--bots', 'program:python3 a.py');
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain('Programs play in match and ladder');
});

test.each(['0', '-1', 'x', '1e9'])('--deadline %s is refused', async (deadline) => {
  const { code, err } = await match('random,rules', '--deadline', deadline);
  expect(code).toBe(2);
  expect(err).toContain('--deadline');
});
