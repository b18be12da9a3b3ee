// Choice of a creature's place in the line, where it matters: an automaton's cards strike at flanks, and gain by neighbors of
// one house.
import type { Ask, House } from '@vaultsong/engine';
import type { Table } from './table.ts';
import { cardAt } from './table.ts';

/** The index of the flank on which it stands beside a creature of another house; any will do in the standard game. */
export function chooseFlank(table: Table, ask: Ask): number {
  const card = ask.source === null ? undefined : cardAt(table, ask.source);
  if (table.race === null || card === undefined) return 0;
  const line = table.view.players[table.me]?.line ?? [];
  const neighbor = { left: line[0]?.house, right: line.at(-1)?.house } as const;
  const isApart = (house: House | undefined): boolean => house !== card.house;
  const found = ask.options.findIndex((option) => option.pick === 'flank' && isApart(neighbor[option.side]));
  return Math.max(0, found);
}
