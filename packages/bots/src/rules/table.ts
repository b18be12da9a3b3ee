// The table as a player looks at it: whose cards lie where, found by the reference that options name them with.
import type { Flank, House, InPlayView, KnownCard, Ref, Seat, View } from '@vaultsong/engine';
import type { Race } from './race.ts';
import { raceOf } from './race.ts';

export interface Table {
  readonly view: View;
  /** The seat that decides. */
  readonly me: Seat;
  /** Everything in play, upgrades too. */
  readonly inPlay: readonly InPlayView[];
  /** All cards that the seat knows, wherever they are. */
  readonly cards: ReadonlyMap<number, Known>;
  /** Null in the standard game. */
  readonly race: Race | null;
}

export type Known = KnownCard | InPlayView;

/** Reads the view of a seat once, for all that is asked about it afterwards. */
export function tableOf(view: View, me: Seat): Table {
  const rows = view.players.flatMap((player) => [...player.line, ...player.artifacts]);
  if (view.adventure !== null) rows.push(view.adventure.adversary);
  const inPlay = rows.flatMap((card) => [card, ...card.upgrades]);
  const piles = view.players.flatMap((player) => [
    ...player.hand,
    ...player.archives,
    ...player.discard,
    ...player.purged,
  ]);
  const known = [...piles, ...view.played, ...inPlay].filter((card): card is Known => !('known' in card) || card.known);
  return { view, me, inPlay, cards: new Map(known.map((card) => [card.ref.id, card])), race: raceOf(view, me) };
}

/** The card of an option, as far as the seat knows it. */
export function cardAt(table: Table, ref: Ref): Known | undefined {
  const card = table.cards.get(ref.id);
  return card !== undefined && card.ref.life === ref.life ? card : undefined;
}

export const isInPlay = (card: Known): card is InPlayView => card.zone === 'play';

/** Who can use a card: its controller in play, its owner elsewhere. */
export const holderOf = (card: Known): Seat => (isInPlay(card) && 'controller' in card ? card.controller : card.owner);

export const areAllies = (table: Table, a: Seat, b: Seat): boolean =>
  table.view.players[a]?.team === table.view.players[b]?.team;

/** Whether a card can be used while that house is active. R: later sets 1.8: with versatile, whichever that is. */
export const isUsedIn = (card: InPlayView, house: House | null): boolean =>
  card.house === house || card.keywords.versatile !== undefined;

/** 1 for what helps the deciding seat when it happens to that seat, -1 for an opponent. */
export const sideOf = (table: Table, seat: Seat): 1 | -1 => (areAllies(table, table.me, seat) ? 1 : -1);

/** R: Keyraken, "Reading adventure cards": an automaton is against the player that it faces, and no other. */
export function opponentsOf(table: Table, seat: Seat): readonly Seat[] {
  const { adventure, players } = table.view;
  if (adventure !== null && seat === adventure.automaton) return [adventure.facing];
  return players.map((player) => player.seat).filter((other) => !areAllies(table, seat, other));
}

/** All the æmber that the opponents of a seat hold. */
export const aemberAgainst = (table: Table, seat: Seat): number =>
  opponentsOf(table, seat).reduce((sum, other) => sum + (table.view.players[other]?.aember ?? 0), 0);

/** Whether a creature stands to the left of another in one battleline. */
export function isLeftOf(table: Table, card: InPlayView, other: InPlayView): boolean {
  const line = (table.view.players[card.controller]?.line ?? []).map(({ ref }) => ref.id);
  const at = line.indexOf(card.ref.id);
  return at >= 0 && at < line.indexOf(other.ref.id);
}

/** Whether a creature stands at that end of its battleline. */
export const isAtEnd = (table: Table, card: InPlayView, flank: Flank): boolean =>
  table.view.players[card.controller]?.line.at(flank === 'left' ? 0 : -1)?.ref.id === card.ref.id;

/** The creatures beside a creature. */
export function neighborsOf(table: Table, card: InPlayView): readonly InPlayView[] {
  const line = table.view.players[card.controller]?.line ?? [];
  const at = line.findIndex((other) => other.ref.id === card.ref.id);
  return at < 0 ? [] : [line[at - 1], line[at + 1]].filter((other) => other !== undefined);
}
