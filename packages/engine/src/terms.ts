// The words of the game that everything else is written in: seats, houses, zones, types, keywords.

/** A place at the table, counted from 0. Nothing in the engine assumes that there are two. */
export type Seat = number;

/** Index of one physical card in `State.cards`. Dealt anew among the cards of a zone when that zone is shuffled. */
export type CardId = number;

/** Names a card definition, such as `bad-penny`. */
export type CardName = string;

/**
 * One card during one stay in a place: `life` grows when the card leaves play or is shuffled away, so that "it"
 * never means a later self of the same cardboard.
 */
export interface Ref {
  readonly id: CardId;
  readonly life: number;
  /** What it is called: logs and questions must still be able to name a card that was shuffled away since. */
  readonly name: CardName;
}

export const sameRef = (a: Ref, b: Ref): boolean => a.id === b.id && a.life === b.life;

export const houses = [
  'brobnar',
  'dis',
  'ekwidon',
  'geistoid',
  'keyraken',
  'logos',
  'mars',
  'ouboros',
  'redemption',
  'sanctum',
  'saurian',
  'shadows',
  'skyborn',
  'star-alliance',
  'unfathomable',
  'untamed',
] as const;
export type House = (typeof houses)[number];

/** R: Keyraken, "Reading adventure cards": its house is in no deck of a player, but for some of Menagerie 2024. */
export const housesOfDecks: readonly House[] = houses.filter((house) => house !== 'keyraken');

/**
 * `adversary`: the oversized card of an opponent that is a program, which is in play and in no battleline, and is no creature.
 * `archon-power`, `prophecy` and `tide` lie beside the table and are never in play.
 */
export const cardTypes = [
  'action',
  'adversary',
  'archon-power',
  'artifact',
  'creature',
  'prophecy',
  'tide',
  'upgrade',
] as const;
export type CardType = (typeof cardTypes)[number];

/**
 * `played`: an action while it resolves. `under`: facedown beneath a card in play, or beside the table. `beside`: never in
 * play and always there, such as an archon power.
 */
export const zones = ['deck', 'hand', 'play', 'played', 'under', 'beside', 'discard', 'archives', 'purged'] as const;
export type Zone = (typeof zones)[number];

/**
 * A gigantic creature is two cards of one title: the base half has its text and values, the art half nothing but icons.
 * What becomes of the two is said in state/halves.ts.
 */
export type Half = 'base' | 'art';
/** The zones out of play in which an ability of a card may work, if it says so (`whileIn`). */
export const homes = ['hand', 'discard', 'archives', 'purged'] as const satisfies readonly Zone[];
export type Home = (typeof homes)[number];

/** Where a permission may let cards be played from, beside the hand. */
export type PlayedFrom = Exclude<Home, 'hand'>;

/** Bonus icons below the house of a card, resolved one by one when it is played. */
export type Bonus = 'aember' | 'capture' | 'damage' | 'draw' | 'discard' | 'power';

export const keywords = [
  'alpha',
  'assault',
  'deploy',
  'elusive',
  'entrench',
  'hazardous',
  'invulnerable',
  'omega',
  'poison',
  'skirmish',
  'splash-attack',
  'taunt',
  'treachery',
  'versatile',
] as const;
export type Keyword = (typeof keywords)[number];

/** What a creature or artifact can be used for. */
export type UseVerb = 'reap' | 'fight' | 'action' | 'omni' | 'unstun';

/** What the active player can do with one card in the third step; `beside`: the move that a card beside the table gives. */
export type CardVerb = 'play' | 'discard' | UseVerb | 'beside';

export type Flank = 'left' | 'right';

/** Each player has one key of each colour. R: "Setup", v1.3 p.3; the order is ours. */
export const keyColors = ['red', 'blue', 'yellow'] as const;
/** R: Tinkerer: a key that has to be forged besides these is the last one, and of no colour. */
export type KeyColor = (typeof keyColors)[number] | 'colorless';

/** The five steps of a turn (v1.3 p.3), what comes before the first turn and after the last one. */
export type Step = 'setup' | 'forge' | 'house' | 'main' | 'ready' | 'draw' | 'over';
