// The tide of the standard game, which is high for one player and low for the other: what it is worth to raise it, and
// whether three chains are not too much for that.
import type { Node, PlayerView, Seat, Tide, View } from '@vaultsong/engine';
import { definition, isDefined } from '@vaultsong/engine';
import { seatsMeant } from './meaning.ts';
import type { Perspective } from './outlook.ts';
import { perspectiveOf } from './outlook.ts';
import { printedOn } from './printed.ts';
import type { Known, Table } from './table.ts';
import { opponentsOf, sideOf } from './table.ts';

type Turning = Extract<Node, { readonly kind: 'tide' }>;

/** That it is high, whatever for. */
const perTide = 0.2;
/** For each card of its player that speaks of it, and for each of the other one in play. */
const perCard = 0.4;
const perEnemyCard = 0.2;

/** R: notes on later sets, "Tide": three chains, each of which costs about a card. */
const price = 3 * 0.6;

/** The same once the tide has turned. */
export function afterTide(outlook: Perspective, turning: Turning): Perspective {
  const { table } = outlook;
  const [seat] = seatsMeant(turning.who, outlook);
  return seat === undefined ? outlook : { ...outlook, table: withTide(table, tideAfter(table, seat, turning.to)) };
}

const withTide = (table: Table, tide: Tide | null): Table => ({ ...table, view: { ...table.view, tide } });

function tideAfter(table: Table, seat: Seat, to: Turning['to']): Tide | null {
  // Against an automaton it is one for all.
  if (table.view.adventure !== null) return to === 'high' ? 'high' : 'low';
  const highFor = to === 'high' ? seat : opponentsOf(table, seat)[0];
  return to === 'neutral' || highFor === undefined ? null : { highFor };
}

const isHighFor = ({ tide }: View, seat: Seat): boolean =>
  tide !== null && (typeof tide === 'string' ? tide === 'high' : tide.highFor === seat);

/**
 * What it is worth to the deciding seat that the tide turns.
 * @param worthOf what an effect is worth
 */
export function worthOfTide(
  turning: Turning,
  outlook: Perspective,
  worthOf: (effect: Node, from: Perspective) => number,
): number {
  const { table } = outlook;
  // Against an automaton it has a price of its own, and other rules of thumb.
  if (table.view.adventure !== null) return 0;
  const after = afterTide(outlook, turning).table;
  const change = (seat: Seat): number => Number(isHighFor(after.view, seat)) - Number(isHighFor(table.view, seat));
  let worth = 0;
  for (const player of table.view.players) {
    const { seat } = player;
    const turn = change(seat);
    if (turn === 0) continue;
    worth += turn * sideOf(table, seat) * (perTide + cardsFor(table, player));
    if (turn > 0) worth += waiting({ ...outlook, table: after }, seat, worthOf);
  }
  return worth;
}

/** What those cards are worth that speak of the tide, to the player for whom it is high. */
function cardsFor(table: Table, { seat, hand, line, artifacts }: PlayerView): number {
  const mine = [...hand, ...line, ...artifacts].filter((card) => card.known && speaksOfTide(card)).length;
  const theirs = opponentsOf(table, seat)
    .flatMap((other) => table.view.players[other]?.line ?? [])
    .filter(speaksOfTide).length;
  return perCard * mine + perEnemyCard * theirs;
}

const speaksOfTide = ({ name }: Known): boolean => isDefined(name) && printedOn(definition(name)).speaksOfTide;

/** What waits for somebody to raise it, and does not raise it in its turn. */
function waiting(
  { table, isScrap }: Perspective,
  riser: Seat,
  worthOf: (effect: Node, from: Perspective) => number,
): number {
  let worth = 0;
  for (const card of table.seen.inPlay) {
    if (!speaksOfTide(card)) continue;
    for (const ability of definition(card.name, table.view.edition).abilities) {
      if (ability.on !== 'trigger' || ability.when.event !== 'tide') continue;
      const from = { ...perspectiveOf(table, card.controller, card.ref), isScrap };
      const isMeant = ability.when.who === undefined || seatsMeant(ability.when.who, from).includes(riser);
      if (isMeant && !JSON.stringify(ability.do).includes('"kind":"tide"')) worth += worthOf(ability.do, from);
    }
  }
  return worth;
}

/**
 * Whether it is worth three chains now.
 * @param turn what the rest of the turn brings at a table
 * @param raising what it is worth to raise the tide by itself
 */
export function paysForTide(table: Table, turn: (table: Table) => number, raising: number): boolean {
  const mine = table.view.players[table.me];
  if (mine === undefined || !table.view.players.some((player) => hasTideCards(player))) return false;
  // Who has a card to play that raises it needs not pay.
  const { house } = table.view;
  const isRaisedAnyhow = mine.hand.some(
    (card) =>
      card.known &&
      house !== null &&
      card.houses.includes(house) &&
      isDefined(card.name) &&
      printedOn(definition(card.name)).raisesTide,
  );
  if (isRaisedAnyhow) return false;
  return turn(withTide(table, { highFor: table.me })) - turn(table) + raising > price;
}

const hasTideCards = ({ hand, line, artifacts }: PlayerView): boolean =>
  [...hand, ...line, ...artifacts].some((card) => card.known && speaksOfTide(card));
