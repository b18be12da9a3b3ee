// The first hand: keep it, or take one card fewer (v1.3 p.4).
import type { Table } from './table.ts';

/** A hand is poor when nothing in it can stand on the table, or when its houses are spread thin. */
export function isPoor(table: Table): boolean {
  const hand = table.view.players[table.me]?.hand.filter((card) => card.known) ?? [];
  const creatures = hand.filter((card) => card.type === 'creature').length;
  const most = Math.max(0, ...hand.map((card) => hand.filter((other) => other.houses.includes(card.house)).length));
  return creatures === 0 || most < 3;
}
