// Values of a card in play and of an æmber at this table: in the standard game always the same, in a race against an
// automaton by the time that is left.
import type { InPlayView, Seat } from '@vaultsong/engine';
import { definition } from '@vaultsong/engine';
import { seatsMeant, seemsTrue } from './meaning.ts';
import { perspectiveOf } from './outlook.ts';
import { isForgingBan, printedOn } from './printed.ts';
import type { Table } from './table.ts';
import { areAllies, opponentsOf } from './table.ts';
import { worthInPlay } from './worth.ts';

/** Cards on the table are easily lost to an automaton. */
const perBody = 0.6;
/** The uses of a card of the automaton that are worth forestalling: later ones may never come. */
const mostUses = 4;

/** What a key is worth that nothing but this card keeps a player from forging. */
const aKey = 6;

/** What it is worth to the controller of a card that it keeps players from forging keys that they could pay for now. */
function worthOfBans(table: Table, card: InPlayView): number {
  const printed = definition(card.name, table.view.edition);
  if (!printedOn(printed).bansForging) return 0;
  const outlook = perspectiveOf(table, card.controller, card.ref);
  let worth = 0;
  for (const { ability } of printed.constants) {
    if (ability.while !== undefined && seemsTrue(ability.while, outlook) === false) continue;
    for (const line of ability.give) {
      if (!isForgingBan(line)) continue;
      for (const seat of seatsMeant(line.who, outlook)) {
        const player = table.view.players[seat];
        if (player === undefined || player.aember < player.keyCost) continue;
        worth += areAllies(table, seat, card.controller) ? -aKey : aKey;
      }
    }
  }
  return worth;
}

/** Worth of a card in play to its controller. */
export function stakeIn(table: Table, card: InPlayView): number {
  const { race } = table;
  if (race === null) return worthInPlay(card) + worthOfBans(table, card);
  if (card.controller !== race.automaton) return perBody * race.future * worthInPlay(card);
  const uses = race.theirs * Math.min(race.turns, mostUses);
  return card.type === 'creature' ? uses + race.mine * card.aember : 1 + 0.7 * uses;
}

/** How much of its usual worth there still is in what only pays in later turns. */
export const futureOf = ({ race }: Table): number => (race === null ? 1 : race.future);

/** Worth of an æmber in its own pool to a seat. */
export function aemberOf({ race }: Table, seat: Seat): number {
  if (race === null) return 1;
  return seat === race.automaton ? race.theirs : race.mine;
}

/** What an æmber of those is worth from whom a creature of the seat would capture. */
export const aemberAgainstOf = (table: Table, seat: Seat): number =>
  table.race === null ? 1 : seat === table.race.automaton ? table.race.mine : table.race.theirs;

/** What it is worth that an æmber goes from a pool of an opponent to that of the other side. */
export const stolenAember = ({ race }: Table): number => (race === null ? 1.8 : race.mine + race.theirs);

/** Who can pay for a key forges it next, unless the æmber is taken first: what that is worth, and what the last key is. */
const perThreat = 6;
const perLastThreat = 30;
/** A step towards it, where not enough is taken: another card may take the rest. */
const partly = 0.3;

/** What it costs a seat, beyond the æmber itself, that so much of it leaves its pool: a key that it can no longer pay for. */
export function keyLostBy({ race, view }: Table, seat: Seat, taken: number): number {
  const player = view.players[seat];
  if (race !== null || player === undefined || taken <= 0) return 0;
  const excess = player.aember + player.spendable - player.keyCost;
  if (excess < 0) return 0;
  const key = player.keys === (player.keysToWin ?? 3) - 1 ? perLastThreat : perThreat;
  return taken > excess ? key : (partly * key * taken) / (excess + 1);
}

/** What a forged key is worth to a seat: the last but one keeps a player from winning who can pay for the last. */
export function keyInHand({ view }: Table, seat: Seat): number {
  const player = view.players[seat];
  if (player === undefined || player.keys === 0) return 0;
  const wins = player.keys === (player.keysToWin ?? 3) - 1 && player.aember + player.spendable >= player.keyCost;
  return perThreat + (wins ? perLastThreat : 0);
}

/** The same for all opponents of a seat, from each of whom no more can be taken than there is. */
export const keysLostAgainst = (table: Table, seat: Seat, amount: number): number =>
  opponentsOf(table, seat).reduce(
    (sum, other) => sum + keyLostBy(table, other, Math.min(amount, table.view.players[other]?.aember ?? 0)),
    0,
  );
