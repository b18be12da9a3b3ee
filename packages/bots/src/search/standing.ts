// Standing of a game for a seat, in æmber, by which a search compares its ends. Its terms are those of the rules bot.
import type { InPlayView, PlayerView, Seat, View } from '@vaultsong/engine';
import type { Table } from '../rules/table.ts';
import { sideOf, tableOf } from '../rules/table.ts';
import { aemberOf, stakeIn } from '../rules/value.ts';

const perWin = 1000;
const perKey = 8;
/** A player who can pay for a key will forge it, unless the æmber is taken away first. */
const perPromise = 3;
const perCard = 0.6;
const perArchived = 0.7;
const perChain = 0.4;

/** What a standing is made of, in the order in which it is told. */
export const standingTermNames = [
  'won',
  'race',
  'keys',
  'aember',
  'promise',
  'creatures',
  'artifacts',
  'hand',
  'archives',
  'chains',
] as const;
export type StandingTerm = (typeof standingTermNames)[number];

/** Worth of each term of one seat, in æmber, to the seat that the game stands so for: below 0 what helps an opponent. */
export interface TermsOfSeat {
  readonly seat: Seat;
  readonly terms: Readonly<Record<StandingTerm, number>>;
}

/** The whole race against an automaton, for each damage that it can take. */
const perRace = 3.6;

/**
 * Two that only build stand still. So what lies on the table counts for less the longer a game lasts, down to a share of its
 * worth. An automaton never stands still.
 */
export const patience = 60;
const leastShare = 0.25;
const turnsOfImpatience = 60;

/** What share of its worth a card in play has. */
const shareAt = ({ race, view }: Table): number =>
  race === null ? Math.max(leastShare, 1 - Math.max(0, view.turn - patience) / turnsOfImpatience) : 1;

/** @param view of the seat, at any question or at the end of the game */
export function standingOf(view: View, me: Seat): number {
  let sum = 0;
  for (const { terms } of standingTerms(view, me)) for (const name of standingTermNames) sum += terms[name];
  return sum;
}

/**
 * The terms whose sum is the standing.
 * @param view of the seat, at any question or at the end of the game
 */
export function standingTerms(view: View, me: Seat): readonly TermsOfSeat[] {
  const table = tableOf(view, me);
  return view.players.map((player) => ({ seat: player.seat, terms: termsOfSeat(table, player) }));
}

function termsOfSeat(table: Table, player: PlayerView): TermsOfSeat['terms'] {
  const { seat, keys, aember, spendable, keyCost, hand, archives, chains, line, artifacts } = player;
  const side = sideOf(table, seat);
  const share = shareAt(table);
  const race = table.race?.automaton === seat ? table.race : null;
  const worthOf = (cards: readonly InPlayView[]): number =>
    side * share * cards.reduce((sum, card) => sum + stakeIn(table, card), 0);
  return {
    won: table.view.winner === seat ? side * perWin : 0,
    keys: side * perKey * keys,
    race: race === null ? 0 : perRace * (table.view.adventure?.adversary.power ?? 0) * race.lead,
    // The æmber of an automaton is its way, which the race counts.
    aember: race === null ? side * aember * aemberOf(table, seat) : 0,
    promise: aember + spendable >= keyCost ? side * perPromise : 0,
    creatures: worthOf(line),
    artifacts: worthOf(artifacts),
    hand: side * perCard * hand.length,
    archives: side * perArchived * archives.length,
    chains: -side * perChain * chains,
  };
}
