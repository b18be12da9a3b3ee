// Features of the chance to win: what lies open on the table, each feature for the one seat less that of the other. So a table
// seen from the other side has the same features with the other sign, and the chances of both seats add up to one.
import type { InPlayView, PlayerView, Seat, View } from '@vaultsong/engine';
import { worthInPlay } from '../rules/worth.ts';

/** Those that count something of a seat. */
const ofSeat = [
  'firstKey',
  'secondKey',
  /** How much of the next key is paid for, from 0 to 1. */
  'paid',
  'paidOfLast',
  /** Can pay for a key, and the opponent’s turn comes before. */
  'waits',
  'waitsForLast',
  /** Can pay for a key in the middle of its own turn. */
  'holds',
  'holdsForLast',
  /** Æmber beyond the cost of a key. */
  'excess',
  'keyCost',
  'creatures',
  'creaturesLate',
  'ready',
  'readyLate',
  'power',
  'bestHouse',
  'stunned',
  'warded',
  'captured',
  'artifacts',
  'artifactsLate',
  'hand',
  'handLate',
  'archives',
  'chains',
  'discard',
] as const;

/** Those that the seat has whose turn it is. */
const ofTurn = ['turn', 'turnLate', 'beforeHouse', 'beforeHouseLate'] as const;

export const featureNames = [...ofSeat, ...ofTurn] as const;
export type FeatureName = (typeof featureNames)[number];

/** Rounds off what may grow without end, so that no single pile decides alone. */
const mostExcess = 6;
const mostInPile = 15;

/**
 * @param view of anybody: nothing is read but what all may know
 * @param seat of two that play against each other
 * @returns by the order of `featureNames`
 */
export function featuresOf(view: View, seat: Seat): readonly number[] {
  const [mine, theirs] = facing(view, seat);
  // Both have a key to go at most: what pays later may come too late.
  const late = mine.keys >= 2 || theirs.keys >= 2 ? 1 : 0;
  const [my, their] = [countsOf(view, mine, late), countsOf(view, theirs, late)];
  const turn = view.active === seat ? 1 : -1;
  const before = view.house === null ? turn : 0;
  return [...my.map((count, i) => count - (their[i] ?? 0)), turn, turn * late, before, before * late];
}

/** @throws RangeError where there are not two seats, one against the other */
function facing({ players }: View, seat: Seat): readonly [PlayerView, PlayerView] {
  const [one, other] = players;
  if (one === undefined || other === undefined || players.length !== 2)
    throw new RangeError(`There is a chance to win in games of two players, not of ${players.length}`);
  return seat === one.seat ? [one, other] : [other, one];
}

/** By the order of `ofSeat`. */
function countsOf(view: View, player: PlayerView, late: number): readonly number[] {
  const { seat, keys, aember, spendable, keyCost, hand, archives, chains, line, artifacts, discard } = player;
  const funds = aember + spendable;
  const pays = funds >= keyCost ? 1 : 0;
  const paid = keyCost <= 0 ? 1 : Math.min(1, funds / keyCost);
  const last = keys >= 2 ? 1 : 0;
  const waits = view.active === seat ? 0 : pays;
  const holds = pays - waits;
  const board = boardOf(line);
  const works = artifacts.reduce((sum, card) => sum + worthInPlay(card), 0);
  return [
    keys >= 1 ? 1 : 0,
    last,
    paid,
    paid * last,
    waits,
    waits * last,
    holds,
    holds * last,
    Math.min(mostExcess, Math.max(0, funds - keyCost)),
    keyCost,
    board.worth,
    board.worth * late,
    board.ready,
    board.ready * late,
    board.power,
    board.bestHouse,
    board.stunned,
    board.warded,
    board.captured,
    works,
    works * late,
    hand.length,
    hand.length * late,
    archives.length,
    chains,
    Math.min(mostInPile, discard.length),
  ];
}

function boardOf(line: readonly InPlayView[]) {
  const board = { worth: 0, ready: 0, power: 0, bestHouse: 0, stunned: 0, warded: 0, captured: 0 };
  const readyOf = new Map<string, number>();
  for (const card of line) {
    board.worth += worthInPlay(card);
    board.power += Math.max(0, card.power - card.damage);
    board.captured += card.aember;
    if (card.stunned) board.stunned++;
    if (card.warded) board.warded++;
    if (card.exhausted) continue;
    board.ready++;
    for (const house of card.houses) {
      const ready = (readyOf.get(house) ?? 0) + 1;
      readyOf.set(house, ready);
      board.bestHouse = Math.max(board.bestHouse, ready);
    }
  }
  return board;
}
