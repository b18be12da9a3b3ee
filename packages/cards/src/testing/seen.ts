// Powers and keywords of creatures in play, as all see them: for tests of modifiers.
import type { CardName, Keyword, Table } from '@vaultsong/engine';
import { see } from '@vaultsong/engine';

/** The powers of the creatures, from left to right, of each player. */
export const powersIn = (t: Table): readonly (readonly number[])[] =>
  see(t.state, 'table').players.map(({ line }) => line.map(({ power }) => power));

/** The keywords of the first creature of that name, whoever controls it. */
export function keywordsOf(t: Table, name: CardName): Readonly<Partial<Record<Keyword, number>>> {
  const found = see(t.state, 'table')
    .players.flatMap(({ line }) => line)
    .find((card) => card.name === name);
  if (found === undefined) throw new Error(`No creature in play is ${name}`);
  return found.keywords;
}
