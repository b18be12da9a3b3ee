import { expect, test } from 'vitest';
import { vaultsong } from './run.ts';

interface Listed {
  readonly slug: string;
  readonly name: string;
  readonly houses: readonly string[];
  readonly set: string;
}

test('decks are listed as one JSON document, with what programs rely on', async () => {
  const { code, out, err } = await vaultsong('decks', '--json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const decks: Listed[] = JSON.parse(out);
  expect(decks[0]).toEqual({
    slug: 'miss-onyx-censorius',
    name: 'Miss “Onyx” Censorius',
    houses: ['brobnar', 'dis', 'shadows'],
    set: 'cota',
  });
  expect(decks.length).toBeGreaterThanOrEqual(22);
  for (const deck of decks) expect(deck.houses).toHaveLength(3);
  expect(new Set(decks.map(({ set }) => set))).toEqual(new Set(['cota', 'aoa', 'wc', 'mm', 'dt', 'toc']));
});

test('for people each deck is a line that begins with the name that other commands take', async () => {
  const { code, out, err } = await vaultsong('decks');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const lines = out.trimEnd().split('\n');
  expect(lines[0]).toMatch(/^miss-onyx-censorius +Miss “Onyx” Censorius +cota {2}brobnar, dis, shadows$/);
  const decks: Listed[] = JSON.parse((await vaultsong('decks', '--json')).out);
  expect(lines.map((line) => line.split(' ')[0])).toEqual(decks.map(({ slug }) => slug));
});

test('a deck that is listed can be played, by its slug and by its title', async () => {
  const decks: Listed[] = JSON.parse((await vaultsong('decks', '--json')).out);
  const [one, two] = [decks.at(-1), decks.at(-2)];
  const args = ['--games', '1', '--bots', 'random', '--json'];
  const { code, out, err } = await vaultsong('simulate', one?.slug ?? '', two?.name ?? '', ...args);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out)).toMatchObject({ decks: [one?.name, two?.name], unfinished: 0, errors: 0 });
});
