// Targets that a choice on the card of a player offers, for every card that comes up in random games of three players: read from
// the description of the cards that are looked for, and compared with what lies on the table.
// R: Keyraken, "Team play": what others have is in play too; "Reading adventure cards": teammates are neither friendly nor enemy.
import { cards } from '@vaultsong/cards';
import type { Ask, CardType, DeckList, Filter, House, Node, Seat, State } from '@vaultsong/engine';
import { answer, deal, definition, legal, nodeAt } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import { keyraken } from '../index.ts';

const GAMES = 60;
const MOST_ANSWERS = 1500;

/** Small and repeatable; games need no better dice. */
function dice(seed: number): (sides: number) => number {
  let x = seed | 0;
  return (sides) => {
    x = (Math.imul(x, 1664525) + 1013904223) | 0;
    return Math.floor(((x >>> 8) / 0x1000000) * sides);
  };
}

/** A card beside the table is no card of a deck. */
const inDecks = cards.filter(({ type }) => type !== 'tide' && type !== 'archon-power' && type !== 'prophecy');

/** Twelve cards of each of three houses; those without a house of their own, anomalies, may be in any. */
function drawnDeck(name: string, roll: (sides: number) => number): DeckList {
  const houses = [...new Set(inDecks.flatMap(({ house }) => house ?? []))];
  while (houses.length > 3) houses.splice(roll(houses.length), 1);
  const of = (house: House) => inDecks.filter((card) => card.house === house || card.house === null);
  const drawn = houses.flatMap((house) =>
    Array.from({ length: 12 }, () => ({ name: of(house)[roll(of(house).length)]?.id ?? '', house })),
  );
  return { name, houses, cards: drawn };
}

/** Which cards are looked for by a choice of cards in play; null for one of other zones, or of one kind in several ways. */
function lookedFor(node: Node): Filter | null {
  if (node.kind !== 'choose' || node.how !== undefined || node.unlike !== undefined || node.again) return null;
  const { pick } = node;
  return pick.zone === undefined && pick.is === undefined && pick.either === undefined ? pick : null;
}

/** All cards in play of that type: each lies where such cards lie, whatever is printed on it. */
function inPlay(s: State, type: CardType): readonly number[] {
  switch (type) {
    case 'creature':
      return s.players.flatMap(({ line }) => line);
    case 'artifact':
      return s.players.flatMap(({ artifacts }) => artifacts);
    case 'upgrade':
      return Object.values(s.bodies).flatMap((body) => body?.upgrades ?? []);
    default:
      return [];
  }
}

const controllerOf = (s: State, id: number): Seat => s.bodies[id]?.controller ?? -1;

interface Found {
  readonly friendly: Set<string>;
  readonly enemy: Set<string>;
  readonly anybody: Set<string>;
  /** Cards whose choice offered something of a teammate. */
  readonly teammates: Set<string>;
}

/** Checks the options of one question against the table. */
function check(game: number, s: State, ask: Ask, found: Found): void {
  const { source, controller } = ask;
  if (ask.kind !== 'cards' || source === null || ask.why.startsWith('rules/')) return;
  if (
    definition(source.name).speaksOf !== undefined ||
    definition(ask.why.split(/[@/]/)[0] ?? '').speaksOf !== undefined
  )
    return;
  // A card of a player that was given to the automaton looks the other way.
  if (controller === s.adventure?.automaton) return;
  const filter = lookedFor(nodeAt(ask.why));
  if (filter === null) return;
  const offered = ask.options.flatMap((option) => (option.pick === 'card' ? [option.card.id] : []));
  const seats = new Set(offered.map((id) => controllerOf(s, id)));
  const where = `random game ${game}: ${source.name}, ${ask.why}`;
  if (filter.side === 'friendly') {
    found.friendly.add(source.name);
    expect([...seats], where).toEqual([controller]);
  } else if (filter.side === 'enemy') {
    found.enemy.add(source.name);
    expect([...seats], where).toEqual([s.adventure?.automaton]);
  } else {
    const isMate = (seat: Seat): boolean => seat !== controller && seat !== s.adventure?.automaton;
    if ([...seats].some(isMate)) found.teammates.add(source.name);
    const { type, ...more } = filter;
    if (typeof type !== 'string' || Object.keys(more).length > 0) return;
    found.anybody.add(source.name);
    const picked = ask.picked.map(({ id }) => id);
    expect([...offered, ...picked].sort(), where).toEqual([...inPlay(s, type)].sort());
  }
}

describe('what a choice on the card of a player offers', () => {
  const found: Found = { friendly: new Set(), enemy: new Set(), anybody: new Set(), teammates: new Set() };

  function playGame(game: number): void {
    const roll = dice(game * 101 + 5);
    const s = deal(
      keyraken({
        decks: ['a', 'b', 'c'].map((name) => drawnDeck(name, roll)),
        difficulty: 'easy',
        seed: game,
        first: game % 3,
      }),
    );
    for (let i = 0; i < MOST_ANSWERS && s.ask !== null; i++) {
      check(game, s, s.ask, found);
      const options = legal(s);
      const moves = options.flatMap((option, n) =>
        option.pick === 'move' && 'card' in option.move && option.move.do !== 'discard' ? [n] : [],
      );
      answer(s, moves[roll(moves.length)] ?? roll(options.length));
    }
  }

  it('is what lies there, in random games in which many cards ask for each kind, and teammates are among them', () => {
    for (let game = 0; game < GAMES; game++) playGame(game);
    expect(found.friendly.size).toBeGreaterThan(10);
    expect(found.enemy.size).toBeGreaterThan(10);
    expect(found.anybody.size).toBeGreaterThan(25);
    expect(found.teammates.size).toBeGreaterThan(35);
  });
});
