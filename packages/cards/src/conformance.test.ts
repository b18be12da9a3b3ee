// Random games in which every promise of the engine is checked at every question (see conformance.ts of the engine):
// clones and JSON copies, views that hide what they must, imagined states, reasons, zones. CONFORMANCE_GAMES says how
// many games, CONFORMANCE_FIRST with which to begin; one in sixteen is between the starter decks, the others are between
// decks drawn from the whole set, so evenly that many games play every card many times. The editions take turns;
// CONFORMANCE_EDITION plays all games by one of them. CONFORMANCE_PLAYS names a folder in which several processes keep
// how often each card was played, so that the last of them to end adds up the games of all. CONFORMANCE_SETS=as,toc draws
// decks of what these sets print. CONFORMANCE_UNCHECKED=1 plays the same games without the checks, in a twentieth of the
// time: to count the plays of many games, or to find one of them.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AskKind, Bonus, DeckCard, DeckList, EditionName, Game, House, Move, Setup } from '@vaultsong/engine';
import {
  conform,
  definition,
  editionNames,
  houses,
  legal,
  playOn,
  record,
  replay,
  startRecorded,
  stateHash,
} from '@vaultsong/engine';
import { allIsSaid } from '@vaultsong/say';
import { afterAll, describe, expect, it } from 'vitest';
import { cards as allCards, playable } from './index.ts';

const GAMES = Number(process.env.CONFORMANCE_GAMES ?? 5);
const FIRST = Number(process.env.CONFORMANCE_FIRST ?? 0);
const EDITION = process.env.CONFORMANCE_EDITION;
const SETS = process.env.CONFORMANCE_SETS?.split(',');
const IS_CHECKED = process.env.CONFORMANCE_UNCHECKED === undefined;
const KEPT_IN = process.env.CONFORMANCE_PLAYS;
const MOST_ANSWERS = 20_000;
/** From so many games on, every card must have been played so often. */
const MANY_GAMES = SETS === undefined ? 2500 : 1500;
const PLAYS_OF_EACH = 20;

const inSets = new Set(
  playable.flatMap(({ id, printings }) =>
    SETS === undefined || printings.some(({ set }) => SETS.includes(set)) ? [id] : [],
  ),
);
const cards = allCards.filter(({ id }) => inSets.has(id));

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
function isSeldom(card: string): boolean {
  const { half, keywords, needs, goesOn } = definition(card);
  return needs.length > 0 || typeof goesOn === 'object' || half !== undefined || (keywords.alpha ?? 0) > 0;
}

/** The two halves of a gigantic creature, where the card is its base half: neither can be played without the other. */
function withItsHalf(card: string): readonly string[] {
  const { half, name } = definition(card);
  const art = half === 'base' ? cards.find((other) => other.half === 'art' && other.name === name) : undefined;
  return art === undefined ? [card] : [card, art.id];
}

/** What a card cannot be played without comes along: the other half, or the card that alone an upgrade goes on. */
function withItsOwn(card: string): readonly string[] {
  const { goesOn } = definition(card);
  return typeof goesOn === 'object' && typeof goesOn.name === 'string' ? [card, goesOn.name] : withItsHalf(card);
}

/** They lie beside the table, and are made of the cards of a deck. */
const tokens = playable.filter(({ id, type }) => type === 'token-creature' && inSets.has(id)).map(({ id }) => id);

/** The token creatures that each card names, and so wants beside its deck. */
const calledBy = new Map(
  playable.map(({ id }) => {
    const data = JSON.stringify(definition(id).abilities);
    return [id, tokens.filter((token) => data.includes(`"${token}"`))] as const;
  }),
);

const makesTokens = (card: string): boolean => JSON.stringify(definition(card).abilities).includes('makeToken');

/** Four Cultists in line, Open the Seal in the discard pile, or æmber to lose hardly ever come by chance. */
const hardToPlay: Readonly<Record<string, number>> = {
  tangaika: 96,
  'thing-from-the-deep': 40,
  truebaru: 8,
  'kelifi-dragon': 8,
  // These bring the Legendary Keyraken along, and its house is small.
  primordial: 2,
  'titanic-maw': 2,
};

const copiesOf = (card: string): number => hardToPlay[card] ?? (isSeldom(card) ? 4 : makesTokens(card) ? 2 : 1);

/** All cards of a house by chance, again and again, each as often as the others. */
const bags = new Map<House, string[]>();
const tokenBag: string[] = [];

const pools = new Map<House, readonly string[]>();
for (const house of houses) {
  const pool = cards
    // An art half comes with its base half.
    .filter((card) => card.house === house && card.half !== 'art' && !tokens.includes(card.id))
    .flatMap(({ id }) => Array.from({ length: copiesOf(id) }, () => id));
  if (pool.length > 0) pools.set(house, pool);
}
const isBeside = (type: string): boolean => type === 'tide' || type === 'archon-power' || type === 'prophecy';
const homeless = cards.flatMap(({ house, id, type }) => (house === null && !isBeside(type) ? [id] : []));
const powers = cards.flatMap(({ id, type }) => (type === 'archon-power' ? [id] : []));
const prophecies = cards.flatMap(({ id, type }) => (type === 'prophecy' ? [id] : []));
const powerBag: string[] = [];
const prophecyBag: string[] = [];

/** One of two decks brings an archon power, and the other four prophecies, the two sides of two cards, if there are any. */
function drawnBeside(roll: (sides: number) => number): readonly string[] {
  if (roll(2) === 0) {
    if (powerBag.length === 0) powerBag.push(...powers);
    return powerBag.length === 0 ? [] : drawnFrom(powerBag, roll);
  }
  if (prophecyBag.length < 4) prophecyBag.splice(0, 4, ...prophecies);
  return prophecyBag.length < 4 ? [] : [1, 2, 3, 4].flatMap(() => drawnFrom(prophecyBag, roll));
}
/** A house with many cards comes often, so that each card does. */
const chances = [...pools].flatMap(([house, pool]) => pool.map(() => house));

function drawn(house: House, roll: (sides: number) => number): string {
  const bag = bags.get(house) ?? [];
  if (bag.length === 0) bag.push(...(pools.get(house) ?? []), ...homeless);
  bags.set(house, bag);
  return drawnFrom(bag, roll)[0] ?? '';
}

const drawnFrom = (bag: string[], roll: (sides: number) => number): readonly string[] =>
  bag.splice(roll(bag.length), 1);

const ofDecks = houses.filter((house) => house !== 'keyraken');

/** Every ninth card of a deck belongs to another house too, which may be one that no deck of the game has. */
const withHouseIcon = (card: DeckCard, i: number): DeckCard => {
  const icon = ofDecks[(i + card.name.length) % ofDecks.length];
  return i % 9 !== 4 || icon === undefined || icon === card.house ? card : { ...card, houseIcons: [icon] };
};

const bonuses: readonly Bonus[] = ['aember', 'capture', 'damage', 'draw', 'discard'];

/** One card in six has a bonus icon more than is printed on it. */
function withBonusIcon(card: DeckCard, roll: (sides: number) => number): DeckCard {
  const icon = roll(6) === 0 ? bonuses[roll(bonuses.length)] : undefined;
  return icon === undefined ? card : { ...card, bonus: [...definition(card.name).bonus, icon] };
}

/** Twelve cards of each of three houses, from every playable card. */
function drawnDeck(name: string, roll: (sides: number) => number): DeckList {
  const three: House[] = [];
  while (three.length < 3) {
    const house = chances[roll(chances.length)];
    if (house !== undefined && !three.includes(house)) three.push(house);
  }
  const chosen = three.flatMap((house) => {
    const picked: string[] = [];
    while (picked.length < 12) picked.push(...withItsOwn(drawn(house, roll)));
    return picked.slice(-12).map((name) => withBonusIcon({ name, house }, roll));
  });
  // Every other deck brings the tide, with the move that raises it, and seven of eight a token creature: one that a card
  // of it names, if any does; else each as often as the others in decks whose cards make some.
  const tide = roll(2) === 0 ? ['the-tide'] : [];
  const called = chosen.flatMap(({ name: card }) => calledBy.get(card) ?? []);
  if (tokenBag.length === 0) tokenBag.push(...tokens);
  const fitting = chosen.some(({ name: card }) => makesTokens(card)) ? tokenBag : [...tokens];
  const token = called.length === 0 && roll(8) === 0 ? [] : drawnFrom(called.length > 0 ? called : fitting, roll);
  return { name, houses: three, cards: chosen.map(withHouseIcon), beside: [...tide, ...token, ...drawnBeside(roll)] };
}

const drawnDecks: (readonly DeckList[])[] = [];

/** Decks of a game are drawn after those of all games before it, whichever game one begins with. */
function decksOf(game: number): readonly DeckList[] {
  while (drawnDecks.length <= game) {
    const roll = dice(drawnDecks.length + 1);
    drawnDecks.push(
      drawnDecks.length % 16 === 0 ? [onyx, argus] : [drawnDeck('first', roll), drawnDeck('second', roll)],
    );
  }
  return drawnDecks[game] ?? [];
}

/** The games between the starter decks are every sixteenth, and so must not fall to the same edition each time. */
const editionOfGame = (game: number): EditionName =>
  editionNames.find((name) => name === EDITION) ??
  editionNames[(game + Math.floor(game / 16)) % editionNames.length] ??
  'master-16';

function setupOf(game: number): Setup {
  return {
    ...{ decks: decksOf(game), seed: game, chains: game % 3 === 0 ? [0, 4] : [0, 0], edition: editionOfGame(game) },
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
    if (chosen?.pick !== 'move' || !idle.includes(chosen.move.do) || tries > 5) return option;
  }
}

const asked = new Map<AskKind, number>();
const happened = new Map<string, number>();
const plays = new Map<string, number>();
const count = <K>(counts: Map<K, number>, key: K): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

interface Kept {
  readonly games: number;
  readonly plays: Readonly<Record<string, number>>;
}

/** Games and plays of this process, and of all others that kept theirs in the folder. */
function playsOfAll(): Kept {
  const own: Kept = { games: GAMES, plays: Object.fromEntries(plays) };
  if (KEPT_IN === undefined) return own;
  mkdirSync(KEPT_IN, { recursive: true });
  writeFileSync(join(KEPT_IN, `${FIRST}.json`), JSON.stringify(own));
  const sum = new Map<string, number>();
  let games = 0;
  for (const file of readdirSync(KEPT_IN)) {
    const kept: Kept = JSON.parse(readFileSync(join(KEPT_IN, file), 'utf8'));
    games += kept.games;
    for (const [card, n] of Object.entries(kept.plays)) sum.set(card, (sum.get(card) ?? 0) + n);
  }
  return { games, plays: Object.fromEntries(sum) };
}

describe('every promise holds at every question', () => {
  it.each(Array.from({ length: GAMES }, (_, i) => FIRST + i))('game %i', (i) => {
    const roll = dice(i * 7919 + 13);
    const setup = setupOf(i);
    const game = startRecorded(setup);
    // An archon power is in force all the time.
    for (const power of setup.decks.flatMap(({ beside = [] }) => beside))
      if (definition(power).type === 'archon-power') count(plays, power);
    while (game.state.ask !== null && game.answers.length < MOST_ANSWERS) {
      count(asked, game.state.ask.kind);
      const option = pick(game, roll);
      const seed = roll(1 << 20);
      if (IS_CHECKED) conform(game.state, option, seed, [allIsSaid]);
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

  it.runIf(GAMES >= MANY_GAMES || KEPT_IN !== undefined)(
    `every card was played, or used beside the table, at least ${PLAYS_OF_EACH} times (asked of ${MANY_GAMES} games or more)`,
    () => {
      const { games, plays } = playsOfAll();
      const playedAtAll = cards.filter(({ id }) => !definition(id).barred.includes('play'));
      const seldom = playedAtAll.filter(({ id }) => (plays[id] ?? 0) < PLAYS_OF_EACH);
      const least = Math.min(...playedAtAll.map(({ id }) => plays[id] ?? 0));
      console.info(`${games} games of all processes played ${playedAtAll.length} cards at least ${least} times each.`);
      if (games < MANY_GAMES) return;
      expect(seldom.map((card) => `${card.id}: ${plays[card.id] ?? 0}`)).toEqual([]);
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
