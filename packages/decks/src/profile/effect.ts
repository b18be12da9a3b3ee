// Effects of a card, in words that can be counted: one for each thing that its definition says. Read by `read.ts`
// from the data that the engine runs; no card is known here by name.
import type { CardType, Timing, Until, Zone } from '@vaultsong/engine';

/** All that a card can do. The closed list that roles, texts and tests are written against. */
export const effectKinds = [
  // æmber
  'gain',
  'lose',
  'steal',
  'capture',
  'pay',
  'place-aember',
  'take-aember',
  'divert-aember',
  'spend-stored',
  'get-spent',
  'toll',
  // keys and chains
  'forge',
  'unforge',
  'key-cost',
  'chains',
  // creatures and artifacts
  'damage',
  'destroy',
  'sacrifice',
  'heal',
  'save',
  'ready',
  'exhaust',
  'stun',
  'unstun',
  'ward',
  'enrage',
  'lose-armor',
  'counter',
  'take-control',
  'give-control',
  'move',
  'redirect-damage',
  'protect',
  // standing values
  'power',
  'armor',
  'keyword',
  'lose-keyword',
  'counts-as',
  'fight-rule',
  'enters',
  // cards
  'draw',
  'hand-size',
  'discard',
  'archive',
  'purge',
  'return',
  'to-deck',
  'shuffle-in',
  'put-under',
  'put-into-play',
  'make-token',
  'flip',
  'play-card',
  'reveal',
  'shuffle',
  'recycle',
  'swap-deck',
  'tide',
  // what may and may not be done
  'use',
  'trigger',
  'resolve-bonus',
  'allow-play',
  'allow-use',
  'forbid',
  'limit-plays',
  'house-choice',
  'haunt',
  'extra-turn',
  'play-condition',
  'play-cost',
  'prevent',
  'copy',
  'special',
] as const;
export type EffectKind = (typeof effectKinds)[number];

/**
 * When it happens: on a bold word; `bonus`: by its icons, when it is played; `each-time`: whenever something else
 * happens; `instead`: in place of something; `constant`: while it is in play.
 */
export type Moment = Timing | 'bonus' | 'each-time' | 'instead' | 'constant';

/** `sometimes`: under a condition, or if the player likes; `repeatedly`: as often as something else happens or is there. */
export type Chance = 'always' | 'sometimes' | 'repeatedly';

/** To whom it is done, seen from whoever has the card; `either`: to one or the other, whichever is chosen. */
export type Side = 'self' | 'opponent' | 'both' | 'either';

/** How much or how many: a fixed number (at most that, where a player may take less), or it depends on the game. */
export type Amount = number | 'varies';

/** The cards that something is done to. */
export interface Group {
  /** Whose they are. */
  readonly side: Side;
  readonly count: Amount | 'all';
  /** `this`: the card itself; `host`: the creature that it is an upgrade of. */
  readonly which: 'this' | 'host' | 'other';
  /** Empty: of any type. */
  readonly types: readonly CardType[];
  readonly zones: readonly Zone[];
  /** Only those of a house, a trait, a keyword or a name. */
  readonly special: boolean;
}

export interface Effect {
  readonly type: EffectKind;
  readonly when: Moment;
  readonly chance: Chance;
  /** The player to whom it is done: who gains, who is stolen from, whose cards are destroyed. */
  readonly side: Side;
  /** For each of the cards, where it is done to cards. Absent where there is nothing to count. */
  readonly amount?: Amount;
  /** Absent where it is done to a player. */
  readonly cards?: Omit<Group, 'side'>;
  /** Which keyword, what is forbidden, how a card is used, and the like. */
  readonly detail?: string;
  /** Absent where it is done at once, or holds while the card is in play. */
  readonly lasts?: Until;
}
