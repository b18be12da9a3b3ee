// How a game stands for a seat, in æmber: what a search compares its ends by. Its terms are those of the rules bot.
import type { Seat, View } from '@vaultsong/engine';
import { aemberOf, stakeIn } from '../rules/stake.ts';
import type { Table } from '../rules/table.ts';
import { sideOf, tableOf } from '../rules/table.ts';

const perWin = 1000;
const perKey = 8;
/** Who can pay for a key will have it, unless somebody takes the æmber away first. */
const perPromise = 3;
const perCard = 0.6;
const perArchived = 0.7;
const perChain = 0.4;

/** @param view of the seat, at any question or at the end of the game */
export function standingOf(view: View, me: Seat): number {
  const table = tableOf(view, me);
  const won = view.winner === null ? 0 : perWin * sideOf(table, view.winner);
  return won + view.players.reduce((sum, { seat }) => sum + sideOf(table, seat) * standingOfSeat(table, seat), 0);
}

function standingOfSeat(table: Table, seat: Seat): number {
  const player = table.view.players[seat];
  if (player === undefined) return 0;
  const { keys, aember, spendable, keyCost, hand, archives, chains, line, artifacts } = player;
  const cards = [...line, ...artifacts].reduce((sum, card) => sum + stakeIn(table, card), 0);
  const promise = aember + spendable >= keyCost ? perPromise : 0;
  return (
    perKey * keys +
    aember * aemberOf(table, seat) +
    promise +
    cards +
    perCard * hand.length +
    perArchived * archives.length -
    perChain * chains
  );
}
