// A card: what is printed on it. The words that make a whole one, with its facts, are for tests and examples; the cards of
// the game have their facts in drawers of their own.

import type { Bonus, CardName, CardType, Half, House, Keyword } from '../terms.ts';
import type { Ability } from './ability.ts';
import { withOwnNames } from './names.ts';
import type { Filter } from './phrase/filter.ts';

/** The print of a card. Names are shown to people; everything else is played. */
export interface CardDef {
  readonly id: CardName;
  /** Its title. Several cards may share one (an evil twin has that of the good one): whatever means "the name" means this. */
  readonly name: string;
  /** Null for a card whose house is that of its place in the deck, and for one beside the table, which has none. */
  readonly house: House | null;
  readonly type: CardType;
  readonly bonus: readonly Bonus[];
  readonly power: number;
  readonly armor: number;
  readonly traits: readonly string[];
  readonly keywords: Readonly<Partial<Record<Keyword, number>>>;
  /** Which half of a gigantic creature it is; the other one has the same title. An art half has no text and no values. */
  readonly half?: Half;
  /** As corrected, where the card has an erratum. */
  readonly abilities: readonly Ability[];
  /**
   * The text that it has as an upgrade: of a creature that may be played as one, or of another card that an effect of its own
   * attaches as one; see `upgradeFormOf`.
   */
  readonly asUpgrade?: readonly Ability[];
  /** What alone an upgrade is attached to, where that is not any creature; `any`: to whatever an effect attaches it to. */
  readonly goesOn?: 'artifact' | 'any' | Filter;
  /** The owner of the text: a card of an automaton speaks to the player ("you") and of its own side by this name. */
  readonly speaksOf?: string;
  /** The text of the first print, for editions from before the correction. */
  readonly printed?: { readonly before: Erratum; readonly abilities: readonly Ability[] };
}

/** `of-2019`: in the list of the v1.3 rulebook; `later`: after it. */
export type Erratum = 'of-2019' | 'later';

/** The printed values in the corners of a card. */
export interface Printed {
  readonly id: CardName;
  readonly name: string;
  readonly house: House | null;
  /** Æmber bonus, or the whole column of icons. */
  readonly bonus?: number | readonly Bonus[];
  readonly power?: number;
  readonly armor?: number;
  readonly traits?: readonly string[];
  readonly keywords?: readonly (Keyword | Readonly<Partial<Record<Keyword, number>>>)[];
  /** Of a gigantic creature, which is two cards of one title. */
  readonly half?: Half;
  /** "May be played as an upgrade instead of a creature, with the text: …" */
  readonly asUpgrade?: readonly Ability[];
  /** "This upgrade enters play attached to an artifact", or "attach only to" such a creature. */
  readonly goesOn?: 'artifact' | Filter;
  /** The name of the automaton whose card this is. */
  readonly speaksOf?: string;
}

const cardOf =
  (type: CardType) =>
  (printed: Printed, ...abilities: readonly (Ability | readonly Ability[])[]): CardDef => {
    const {
      id,
      name,
      house,
      bonus = 0,
      power = 0,
      armor = 0,
      traits = [],
      keywords = [],
      half,
      asUpgrade,
      goesOn,
      speaksOf,
    } = printed;
    return {
      id,
      name,
      house,
      type,
      power,
      armor,
      traits,
      bonus: typeof bonus === 'number' ? Array.from({ length: bonus }, () => 'aember' as const) : bonus,
      keywords: Object.assign({}, ...keywords.map((k) => (typeof k === 'string' ? { [k]: 1 } : k))),
      abilities: withOwnNames(abilities.flat()),
      ...(half === undefined ? {} : { half }),
      ...(asUpgrade === undefined ? {} : { asUpgrade: withOwnNames(asUpgrade) }),
      ...(goesOn === undefined ? {} : { goesOn }),
      ...(speaksOf === undefined ? {} : { speaksOf }),
    };
  };

/** A whole creature card for tests and examples: what is printed in its corners, and its abilities. */
export const creatureCard = cardOf('creature');
/** A whole artifact card for tests and examples. */
export const artifactCard = cardOf('artifact');
/** A whole action card for tests and examples. */
export const actionCard = cardOf('action');
/** A whole adversary, the oversized card of an automaton, for tests and examples. */
export const adversaryCard = cardOf('adversary');
/** A whole upgrade card for tests and examples; its text speaks of the creature that it is on as `host`. */
export const upgradeCard = cardOf('upgrade');

/** The print of a card beside the table: it belongs to no house. */
export type PrintedBeside = Pick<Printed, 'id' | 'name'>;

const besideCardOf =
  (type: CardType) =>
  (printed: PrintedBeside, ...abilities: readonly (Ability | readonly Ability[])[]): CardDef =>
    cardOf(type)({ ...printed, house: null }, ...abilities);

/** Rules for its player, and permissions of that player, from the start of the game to its end. */
export const archonPowerCard = besideCardOf('archon-power');
/** Active as long as a card lies beneath it; what it says is in force only then. */
export const prophecyCard = besideCardOf('prophecy');
/** The tide's card: its Omni: ability is the price at which every player can raise the tide. */
export const tideCard = besideCardOf('tide');
