// An empty table, and how cards come to lie on it before a game begins.

import type { EditionName } from '../editions/editions.ts';
import { makeCard, makePrint } from '../state/card.ts';
import { player } from '../state/players.ts';
import { seedWords } from '../state/random.ts';
import type { PlayerState, State } from '../state/state.ts';
import { moveOut } from '../state/zones.ts';
import type { CardId, CardName, House, Seat } from '../terms.ts';
import type { DeckCard } from './setup.ts';

const emptyPlayer = (seat: Seat, houses: readonly House[], chains: number): PlayerState => ({
  team: seat,
  houses,
  aember: 0,
  keys: [],
  chains,
  deck: [],
  hand: [],
  line: [],
  artifacts: [],
  discard: [],
  archives: [],
  purged: [],
  beside: [],
  beneath: [],
  lastTurn: [],
});

/** An empty table with the given seats; what lies on it is added by `addCard`. */
export function emptyState(
  seats: readonly { readonly houses: readonly House[]; readonly chains: number }[],
  seed: number,
  edition: EditionName,
  first: Seat,
): State {
  return {
    shape: 0,
    edition,
    rng: seedWords(seed),
    turn: 0,
    active: first,
    acting: null,
    first,
    step: 'setup',
    house: null,
    stepOver: false,
    players: seats.map(({ houses, chains }, seat) => emptyPlayer(seat, houses, chains)),
    cards: [],
    bodies: [],
    lasting: [],
    nextLasting: 0,
    fight: null,
    gone: [],
    deeds: [],
    stack: [],
    ask: null,
    winner: null,
    adventure: undefined,
    tide: undefined,
  };
}

/** Adds a card to the top of its owner's deck. @returns its id. */
export function addCard(s: State, owner: Seat, { name, house, bonus, houseIcons }: DeckCard): CardId {
  const id = s.cards.length;
  const print = makePrint(house, bonus, houseIcons?.length === 0 ? undefined : houseIcons);
  s.cards.push(makeCard({ id, life: 0, name }, owner, 'deck', owner, 0, print, undefined));
  s.bodies.push(null);
  player(s, owner).deck.push(id);
  return id;
}

/** Lays a card beside the table, where it stays. @returns its id. */
export function addBeside(s: State, seat: Seat, name: CardName): CardId {
  const id = addCard(s, seat, { name });
  moveOut(s, id, { zone: 'beside', seat });
  const p = player(s, seat);
  s.players[seat] = { ...p, beside: [...p.beside, id] };
  s.shape++;
  return id;
}
