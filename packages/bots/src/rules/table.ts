// The table as a player looks at it: whose cards lie where, found by the reference that options name them with.
import type { BesideView, Flank, House, InPlayView, KnownCard, Ref, Seat, View } from '@vaultsong/engine';
import type { Race } from './race.ts';
import { raceOf } from './race.ts';

export interface Table {
  readonly view: View;
  /** The seat that decides. */
  readonly me: Seat;
  /** Where cards are found. */
  readonly seen: Seen;
  /** Null in the standard game. */
  readonly race: Race | null;
}

export type Known = KnownCard | InPlayView;

/** An archon power, with its player. */
interface Power extends BesideView {
  readonly controller: Seat;
}

const none: readonly Power[] = [];

/** The cards of a view in one list. Many decisions need none, so it is made when somebody looks. */
class Seen {
  readonly #view: View;
  #inPlay: readonly InPlayView[] | null = null;
  #cards: readonly Known[] | null = null;
  #powers: readonly Power[] | null = null;

  constructor(view: View) {
    this.#view = view;
  }

  /** Everything in play, upgrades too. */
  get inPlay(): readonly InPlayView[] {
    this.#inPlay ??= inPlayOf(this.#view);
    return this.#inPlay;
  }

  /** The archon powers of all players. */
  get powers(): readonly Power[] {
    this.#powers ??= powersOf(this.#view);
    return this.#powers;
  }

  /** All cards that the seat knows, wherever they are; those in play come last. */
  get cards(): readonly Known[] {
    this.#cards ??= [...knownOutOfPlay(this.#view), ...this.inPlay];
    return this.#cards;
  }
}

function inPlayOf(view: View): readonly InPlayView[] {
  const found: InPlayView[] = [];
  const add = (card: InPlayView): void => {
    found.push(card);
    for (const upgrade of card.upgrades) found.push(upgrade);
  };
  for (const { line, artifacts } of view.players) {
    line.forEach(add);
    artifacts.forEach(add);
  }
  if (view.adventure !== null) add(view.adventure.adversary);
  return found;
}

function powersOf({ players }: View): readonly Power[] {
  if (players.every(({ beside }) => beside.length === 0)) return none;
  return players.flatMap(({ seat, beside }) =>
    beside.filter(({ type }) => type === 'archon-power').map((power) => ({ ...power, controller: seat })),
  );
}

function knownOutOfPlay({ players, played }: View): Known[] {
  const found: Known[] = [];
  for (const { hand, archives, discard, purged } of players)
    for (const pile of [hand, archives, discard, purged]) for (const card of pile) if (card.known) found.push(card);
  found.push(...played);
  return found;
}

/** How a view looks to one of its seats, for all that is asked about it afterwards. */
export const tableOf = (view: View, me: Seat): Table => ({ view, me, seen: new Seen(view), race: raceOf(view, me) });

const isMeant = (card: Known, { id, life }: Ref): boolean => card.ref.id === id && card.ref.life === life;

/** The card of an option, as far as the seat knows it. */
export function cardAt({ seen }: Table, ref: Ref): Known | undefined {
  for (const card of seen.inPlay) if (isMeant(card, ref)) return card;
  for (const card of seen.cards) if (isMeant(card, ref)) return card;
  return undefined;
}

export const isInPlay = (card: Known): card is InPlayView => card.zone === 'play';

/** The user of a card: its controller in play, its owner elsewhere. */
export const holderOf = (card: Known): Seat => (isInPlay(card) && 'controller' in card ? card.controller : card.owner);

export const areAllies = (table: Table, a: Seat, b: Seat): boolean =>
  table.view.players[a]?.team === table.view.players[b]?.team;

/** Whether a card can be used while that house is active. R: later sets 1.8: with versatile, whichever that is. */
export const isUsedIn = (card: InPlayView, house: House | null): boolean =>
  (house !== null && card.houses.includes(house)) || card.keywords.versatile !== undefined;

/** A creature that its player can still use in this turn. */
export const isToBeUsed = ({ view, race }: Table, card: InPlayView): boolean =>
  race === null &&
  card.type === 'creature' &&
  card.controller === view.active &&
  view.step === 'main' &&
  !card.exhausted &&
  !card.stunned &&
  isUsedIn(card, view.house);

/** R: "Invulnerable", Master Rulebook 18.4: it is neither damaged nor destroyed. */
export const isInvulnerable = (card: InPlayView): boolean => card.keywords.invulnerable !== undefined;

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

/** The view tells it in games in which a card asks for it. */
export const isHauntedIn = (table: Table, seat: Seat): boolean => table.view.players[seat]?.haunted === true;

/** R: "Overwhelmed", Master Rulebook 18.3: the opponent controls more creatures. */
export const isOverwhelmed = (seat: Seat, table: Table): boolean =>
  opponentsOf(table, seat).some(
    (other) => table.view.players[other]!.line.length > table.view.players[seat]!.line.length,
  );
