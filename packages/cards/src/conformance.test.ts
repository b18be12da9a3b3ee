// Random games in which every promise of the engine is checked at every question (see conformance.ts of the engine):
// clones and JSON copies, views that hide what they must, imagined states, reasons, zones. CONFORMANCE_GAMES says how
// many games, CONFORMANCE_FIRST with which to begin; one in eight is between the starter decks, the others are between
// decks drawn from the whole set, so evenly that many games play every card many times. The editions take turns;
// CONFORMANCE_EDITION plays all games by one of them.
import type { AskKind, DeckList, EditionName, Game, House, Move, Setup } from '@vaultsong/engine';
import {
  conform,
  definition,
  editionNames,
  legal,
  playOn,
  record,
  replay,
  startRecorded,
  stateHash,
} from '@vaultsong/engine';
import { allIsSaid } from '@vaultsong/say';
import { afterAll, describe, expect, it } from 'vitest';
import { cards, playable } from './index.ts';

const GAMES = Number(process.env.CONFORMANCE_GAMES ?? 5);
const FIRST = Number(process.env.CONFORMANCE_FIRST ?? 0);
const EDITION = process.env.CONFORMANCE_EDITION;
const MOST_ANSWERS = 5000;
/** From so many games on, every card must have been played so often. */
const MANY_GAMES = 2500;
const PLAYS_OF_EACH = 20;

const deck = (name: string, words: string): DeckList => {
  const cards = words.split(/\s+/).map((card) => ({ name: card }));
  return { name, houses: [...new Set(cards.flatMap((card) => definition(card.name).houses))], cards };
};

const onyx = deck(
  'onyx',
  `anger loot-the-bodies punch warsong gauntlet-of-command valdr ganger-chieftain ganger-chieftain headhunter
  headhunter smaaash blood-of-titans fear hand-of-dis mind-barb mind-barb dominator-bauble charette dust-imp
  dust-imp shooler stealer-of-souls the-terror tocsin nerve-blast nerve-blast poison-wave too-much-to-protect
  seeker-needle bad-penny noddy-the-thief dodger shadow-self silvertooth urchin urchin`,
);
const argus = deck(
  'argus',
  `dimension-door library-access twin-bolt-emission wild-wormhole wild-wormhole library-of-babble batdrone
  batdrone doc-bookton dr-escotera quixo-the-adventurer mother cleansing-wave cleansing-wave shield-of-justice
  terms-of-redress hallowed-blaster champion-anaphiel lady-maxena raiding-knight raiding-knight sergeant-zakiel
  staunch-knight protect-the-weak cooperative-hunting full-moon lost-in-the-woods regrowth dust-pixie
  snufflegator snufflegator niffle-ape niffle-ape niffle-queen hunting-witch witch-of-the-eye`,
);

/** Small and repeatable; games need no better dice. */
function dice(seed: number): (sides: number) => number {
  let x = seed | 0;
  return (sides) => {
    x = (Math.imul(x, 1664525) + 1013904223) | 0;
    return Math.floor(((x >>> 8) / 0x1000000) * sides);
  };
}

/** What may be played only in a game that stands so hardly ever is: more decks have it, and it is played as soon as it can be. */
const isSeldom = (card: string): boolean => definition(card).needs.length > 0 || definition(card).half !== undefined;

/** The two halves of a gigantic creature, where the card is its base half: neither can be played without the other. */
function withItsHalf(card: string): readonly string[] {
  const { half, name } = definition(card);
  const art = half === 'base' ? cards.find((other) => other.half === 'art' && other.name === name) : undefined;
  return art === undefined ? [card] : [card, art.id];
}

/** They lie beside the table, and are made of the cards of a deck. */
const tokens = playable.filter(({ type }) => type === 'token-creature').map(({ id }) => id);

/** Twelve cards of each of three houses, from every playable card. */
function drawnDeck(name: string, roll: (sides: number) => number): DeckList {
  const byHouse = new Map<House, string[]>();
  for (const { house, id, half } of cards) {
    // It comes with its base half.
    if (half === 'art' || tokens.includes(id)) continue;
    const copies = Array.from({ length: isSeldom(id) ? 3 : 1 }, () => id);
    if (house !== null) byHouse.set(house, [...(byHouse.get(house) ?? []), ...copies]);
  }
  const homeless = cards.flatMap(({ house, id, type }) => (house === null && type !== 'tide' ? [id] : []));
  const houses = [...byHouse.keys()];
  while (houses.length > 3) houses.splice(roll(houses.length), 1);
  const drawn = houses.flatMap((house) => {
    const pool = [...(byHouse.get(house) ?? []), ...homeless];
    const picked = Array.from({ length: 12 }, () => pool[roll(pool.length)] ?? '');
    return picked
      .flatMap(withItsHalf)
      .slice(-12)
      .map((name) => ({ name, house }));
  });
  // Every other deck brings the tide, with the move that raises it, and three of four a token creature.
  const tide = roll(2) === 0 ? ['the-tide'] : [];
  const token = roll(4) === 0 ? [] : [tokens[roll(tokens.length)] ?? ''];
  return { name, houses, cards: drawn, beside: [...tide, ...token] };
}

/** The games between the starter decks are every eighth, and so must not fall to the same edition each time. */
const editionOfGame = (game: number): EditionName =>
  editionNames.find((name) => name === EDITION) ??
  editionNames[(game + Math.floor(game / 8)) % editionNames.length] ??
  'master-16';

function setupOf(game: number): Setup {
  const roll = dice(game + 1);
  const decks = game % 8 === 0 ? [onyx, argus] : [drawnDeck('first', roll), drawnDeck('second', roll)];
  return {
    ...{ decks, seed: game, chains: game % 3 === 0 ? [0, 4] : [0, 0], edition: editionOfGame(game) },
    // Every other game has the chance of games between people.
    ...(game % 2 === 0 ? {} : { chance: game.toString(16).padStart(64, '5') }),
  };
}

/** Raising the tide costs chains, with which hardly any cards are drawn. */
const idle: readonly Move['do'][] = ['end', 'discard', 'raise-tide'];

/** Mostly plays and uses rather than discards, ends the turn or takes chains, so that games get somewhere; else anything. */
function pick(game: Game, roll: (sides: number) => number): number {
  const options = legal(game.state);
  const seldom = options.findIndex(
    (one) => one.pick === 'move' && one.move.do === 'play' && isSeldom(one.move.card.name),
  );
  if (seldom >= 0) return seldom;
  for (let tries = 0; ; tries++) {
    const option = roll(options.length);
    const chosen = options[option];
    if (chosen?.pick !== 'move' || !idle.includes(chosen.move.do) || tries > 3) return option;
  }
}

const asked = new Map<AskKind, number>();
const happened = new Map<string, number>();
const plays = new Map<string, number>();
const count = <K>(counts: Map<K, number>, key: K): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

describe('every promise holds at every question', () => {
  it.each(Array.from({ length: GAMES }, (_, i) => FIRST + i))('game %i', (i) => {
    const roll = dice(i * 7919 + 13);
    const game = startRecorded(setupOf(i));
    while (game.state.ask !== null && game.answers.length < MOST_ANSWERS) {
      count(asked, game.state.ask.kind);
      const option = pick(game, roll);
      conform(game.state, option, roll(1 << 20), [allIsSaid]);
      for (const e of playOn(game, option)) {
        count(happened, e.type);
        if (e.type === 'played') for (const card of withItsHalf(e.card.name)) count(plays, card);
        if (e.type === 'beside') count(plays, e.card.name);
        if (e.type === 'enter' && e.token !== undefined) count(plays, e.token);
      }
    }
    expect(game.state.winner, `a winner within ${MOST_ANSWERS} answers`).not.toBeNull();
    const again = replay(JSON.parse(JSON.stringify(record(game))));
    expect(stateHash(again.state)).toBe(stateHash(game.state));
    expect(JSON.stringify(again.state)).toBe(JSON.stringify(game.state));
  });

  it('the games were worth it: questions of the usual kinds were asked', () => {
    for (const kind of ['mulligan', 'house', 'move', 'cards', 'flank', 'may'] as const) {
      expect(asked.get(kind) ?? 0, kind).toBeGreaterThan(0);
    }
  });

  it.runIf(GAMES >= MANY_GAMES)(
    `every card was played, or used beside the table, at least ${PLAYS_OF_EACH} times (asked of ${MANY_GAMES} games or more)`,
    () => {
      const seldom = cards.filter((card) => (plays.get(card.id) ?? 0) < PLAYS_OF_EACH);
      expect(seldom.map((card) => `${card.id}: ${plays.get(card.id) ?? 0}`)).toEqual([]);
    },
  );

  afterAll(() => {
    const list = (counts: ReadonlyMap<string, number>): string =>
      [...counts]
        .sort((a, b) => b[1] - a[1])
        .map(([kind, n]) => `${kind} ${n}`)
        .join(', ');
    const least = Math.min(...cards.map((card) => plays.get(card.id) ?? 0));
    console.info(
      `${GAMES} games, ${plays.size} different cards played, each at least ${least} times. Questions: ${list(asked)}. Events: ${list(happened)}.`,
    );
  });
});
