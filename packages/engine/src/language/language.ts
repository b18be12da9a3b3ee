// The language of cards, on one page. A card is data of these types; words.ts has the builders that make it read like
// its text, say.ts reads it back as English, and the machine runs it. Nothing here is a function, except the two valves
// for the odd card (`Filter.where`, verb `special`), which stay in the definition and never enter the state.

import type { Switches } from '../editions/editions.ts';
import type { Bonus, CardName, CardType, House, KeyColor, Keyword, Step, Zone } from '../terms.ts';
import type { GameEvent } from './events.ts';
import type { CardReading, Scope, StateReading } from './reading.ts';

// ── Who, which cards, how many ───────────────────────────────────────────────────────────────────

/** Players, seen from the controller of the ability. `opponent` is every opponent where there are several. */
export type Who =
  | 'you'
  | 'opponent'
  | 'each'
  | 'active'
  | { readonly controllerOf: Cards }
  | { readonly opponentOf: Cards } // the opponent of its controller
  | { readonly ownerOf: Cards };

/** Cards that are already determined: nobody is asked. */
export type Cards =
  | { readonly ref: 'self' } // the card that has the ability; for an ability granted to a creature: that creature
  | { readonly ref: 'granter' } // in a granted ability: the card that grants it ("destroy Armageddon Cloak instead")
  | { readonly ref: 'it' } // the card that the triggering event is about
  | { readonly ref: 'other' } // the second card of the triggering event: the other fighter, the source of the damage
  | { readonly ref: 'attacker' | 'defender' } // of the fight that goes on
  | { readonly ref: 'adversary' } // the oversized card of an adventure, which nothing finds that does not name it
  | { readonly ref: 'target' } // in the amount of a verb: the card that it is done to just then
  | { readonly var: string } // chosen earlier in this ability
  | { readonly all: Filter }
  | { readonly top: Num; readonly of: Who; readonly pile?: 'discard' } // top cards of a deck, or of several; or of discard piles
  | { readonly thisWay: Filter } // cards to which the preceding effect really happened
  | { readonly neighborsOf: Cards }
  | { readonly hostOf: Cards } // the creature an upgrade is on
  | { readonly under: Cards } // the cards facedown beneath a card
  | { readonly both: readonly Cards[] } // several groups as one
  | { readonly purgedBy: Cards }; // the cards purged by a card during its present stay in play

/** A choice of cards, made by a `choose` node. Numbers are bounds; fewer candidates mean that all are taken. */
export interface Pick {
  readonly pick: Filter;
  readonly min: Num;
  readonly max: Num;
  readonly by?: Who; // who chooses; the active player unless told otherwise
  readonly how?: 'random' | 'most-powerful' | 'least-powerful'; // random: nobody chooses
  readonly again?: true; // the same card may be taken several times (damage divided as you choose)
  readonly ordered?: true; // one by one although all are taken: the order matters to cards of one owner
  readonly enough?: Num; // there is something for so many only ("each captures 1" from a pool that does not suffice)
  readonly onePile?: true; // all out of one player's pile
  readonly unlike?: string; // a variable that gathers what is taken, so that it is not taken once more
}
export type Target = Cards | Pick;

/** A description of cards; all that is said must hold. `zone` is `play` unless told otherwise. */
export interface Filter {
  readonly zone?: Zone | readonly Zone[];
  readonly inZone?: Zone; // lies there now, where a card is already determined
  readonly of?: Who; // whose zone, for cards out of play
  readonly type?: CardType | readonly CardType[];
  readonly side?: 'friendly' | 'enemy';
  readonly is?: Cards;
  readonly isNot?: Cards; // "another", "other", "different"
  readonly house?: HouseRef;
  readonly notHouse?: HouseRef;
  readonly identityOf?: Who; // of one of the houses on that player's identity card
  readonly owner?: Who;
  readonly trait?: string;
  readonly notTrait?: string;
  readonly sharesTraitWith?: Cards;
  readonly sharesHouseWithNeighbor?: true;
  readonly keyword?: Keyword;
  readonly name?: CardName;
  readonly sameNameAs?: Cards;
  readonly notSameNameAs?: Cards;
  readonly flank?: boolean;
  readonly neighborOf?: Cards;
  readonly powerAtMost?: Num;
  readonly powerAtLeast?: Num;
  readonly damaged?: boolean;
  readonly stunned?: boolean;
  readonly ready?: boolean;
  readonly hasAember?: boolean;
  readonly hasUpgrade?: boolean;
  readonly hasArmor?: boolean;
  readonly counter?: string;
  readonly attackableBy?: Cards; // a legal target for the attack of that creature
  readonly fighting?: Cards; // was destroyed fighting that card (only for cards destroyed in a fight)
  readonly either?: readonly Filter[];
  readonly not?: Filter;
  readonly where?: { readonly says: string; readonly test: (card: CardReading, scope: Scope) => boolean }; // valve
}

/** `active`: the active house. */
export type HouseRef = House | 'active' | { readonly var: string } | { readonly houseOf: Cards };

export type Num =
  | number
  | { readonly count: Cards }
  | { readonly aember: Who }
  | { readonly keys: Who; readonly color?: KeyColor } // forged; of that colour
  | { readonly keyColors: Who } // how many colours their forged keys have together
  | { readonly unforged: Who }
  | { readonly chains: Who }
  | { readonly hand: Who }
  | { readonly powerOf: Cards }
  | { readonly highestPower: Filter }
  | { readonly damageOn: Cards }
  | { readonly aemberOn: Cards }
  | { readonly armorOf: Cards }
  | { readonly armorLostBy: Cards } // this turn
  | { readonly countersOn: Cards; readonly counter: string }
  | { readonly neighborsOf: Cards; readonly like: Filter }
  | { readonly housesAmong: Cards }
  | { readonly playersOf: Who } // how many players that player's team has
  | { readonly advances: true } // how often the automaton has advanced
  | { readonly var: string } // a number chosen earlier
  | { readonly amount: 'event' } // how much the triggering event was about
  | { readonly amount: 'this-way' } // how much the preceding effect really did (healed, lost, …)
  | { readonly deeds: DeedPattern } // how often something was done this turn or last turn
  | { readonly sum: readonly Num[] }
  | { readonly times: readonly [Num, Num] }
  | { readonly minus: readonly [Num, Num] } // never below 0
  | { readonly least: readonly Num[] }
  | { readonly half: Num; readonly round: 'down' | 'up' };

/** What was done in a turn, for cards that look back. `turn: 'last'`: the most recent finished turn of `by`. */
export interface DeedPattern {
  readonly did: 'play' | 'discard' | 'use' | 'reap' | 'fight' | 'destroyed' | 'forge' | 'steal';
  readonly by?: Who;
  readonly turn: 'this' | 'last';
  readonly type?: CardType;
  readonly house?: House;
  readonly card?: Cards;
  readonly besides?: Cards; // not of these cards ("any other cards")
  readonly inFight?: true; // destroyed in a fight
  readonly fromHand?: true; // played or discarded from the hand
  readonly different?: true; // counts cards, not how often
}

export type Cond =
  | { readonly atLeast: readonly [Num, Num] }
  | { readonly moreThan: readonly [Num, Num] }
  | { readonly equal: readonly [Num, Num] }
  | { readonly is: readonly [Cards, Filter] } // every one of the cards (at least one) fits
  | { readonly exists: Filter }
  | { readonly wasDestroyed: Cards } // "if this damage destroys it"
  | { readonly activeHouse: HouseRef }
  | { readonly turnOf: Who }
  | { readonly twoKeysOfOneColor: true } // of both players
  | { readonly inStep: Step }
  | { readonly tide: readonly ['high' | 'low', Who] } // for that player
  | { readonly edition: Partial<Switches> } // the game is played by those rules; for programs of the rules only
  | { readonly not: Cond }
  | { readonly both: readonly Cond[] }
  | { readonly either: readonly Cond[] };

// ── What happens: control nodes (the only ones that ask) and verbs (one batch of events, never ask) ─

export type Node =
  | { readonly kind: 'seq'; readonly steps: readonly Node[] }
  | ({ readonly kind: 'choose'; readonly as: string } & Pick)
  | {
      readonly kind: 'option';
      readonly by?: Who;
      readonly of: readonly { readonly label: string; readonly then: Node }[];
    }
  | { readonly kind: 'may'; readonly then: Node; readonly by?: Who }
  | { readonly kind: 'number'; readonly as: string; readonly min: Num; readonly max: Num; readonly by?: Who }
  | { readonly kind: 'house'; readonly as: string; readonly from: HouseChoice; readonly by?: Who }
  | { readonly kind: 'if'; readonly cond: Cond; readonly then: Node; readonly else?: Node }
  | { readonly kind: 'ifYouDo'; readonly then: Node; readonly else?: Node }
  | { readonly kind: 'again' } // the whole ability once more
  | { readonly kind: 'times'; readonly as: string; readonly count: Num; readonly then: Node } // counted once, before the first
  | { readonly kind: 'remember'; readonly as: string; readonly cards: Cards }
  | { readonly kind: 'each'; readonly as: string; readonly of: Cards; readonly then: Node } // one after the other
  | { readonly kind: 'eachPlayer'; readonly who: Who; readonly then: Node } // `then` runs with that player as "you"
  | { readonly kind: 'repeat'; readonly then: Node; readonly while: Cond; readonly atMost?: Num } // do; while it holds once more, `atMost` times more
  | { readonly kind: 'lasting'; readonly until: Until; readonly ability: Ability; readonly uses?: Num }
  | {
      readonly kind: 'run';
      readonly program: ProgramName;
      readonly card: Cards;
      readonly asYours?: true;
      readonly against?: Cards;
    } // a program of the rules, run for each card in turn
  | { readonly kind: 'trigger'; readonly timing: 'reap' | 'fight' | 'play'; readonly of: Cards } // another card's ability as if it were yours
  | { readonly kind: 'mulligan' }
  | { readonly kind: 'turnOrder' } // who of a team goes first, and who next
  | { readonly kind: 'turn'; readonly player: Node } // a player's turn; the automaton has a program of its own
  | { readonly kind: 'readying' } // the fourth step; asks for the order only where a card can tell one from another
  | { readonly kind: 'moves' } // the third step: do something, or end it
  | { readonly kind: 'flank'; readonly card: Cards; readonly as: string; readonly line: Who; readonly deploy?: true } // where in whose battleline it goes
  | { readonly kind: 'bonus'; readonly card: Cards } // its bonus icons, one by one
  | { readonly kind: 'useHow'; readonly card: Cards } // in which of its ways a card is used
  | {
      readonly kind: 'forge';
      readonly who: Who;
      readonly extra?: Num;
      readonly cost?: Num;
      readonly color?: KeyColor;
    } // at current cost; asks which key it is, and which æmber on cards is spent
  | { readonly kind: 'unforge'; readonly who: Who; readonly forged?: 'last-turn' } // asks which key; only one of their last turn
  | { readonly kind: 'contribute'; readonly total: Num } // your team loses so much together; each of its players says how much
  | { readonly kind: 'useAutomaton'; readonly cards: AutomatonCards; readonly fight?: true } // of the automaton, one by one; fight: only if it has prey
  | Verb;

/** `creatures`: from left to right, until none can be used any more. */
export type AutomatonCards = 'adversary' | 'creatures' | 'artifacts';

export type HouseChoice = 'any' | 'identity' | 'opponents-identity' | 'active-house';

/** The rules of a turn, of playing and of using, written in this same language: see programs.ts. */
export type ProgramName = 'play' | 'put-into-play' | 'discard' | 'use' | UseProgram;
export type UseProgram = 'reap' | 'fight' | 'action' | 'omni' | 'unstun';

/**
 * How long a lasting effect goes on. `turn`: the remainder of this turn. `your-next-turn`, `their-next-turn`: only
 * during that turn of the controller or of the opponent. `until-your-turn`: until the start of your next turn.
 * `source-leaves`: until the card that made it leaves play. `fight`: this fight.
 */
export type Until =
  | 'turn'
  | 'your-next-turn'
  | 'their-next-turn'
  | 'until-your-turn'
  | 'source-leaves'
  | 'fight'
  | 'game';

export type Verb =
  // æmber, keys, chains
  | {
      readonly kind: 'gain';
      readonly who: Who;
      readonly amount: Num;
      readonly cause?: 'reap' | 'bonus';
      readonly card?: Cards;
    }
  | { readonly kind: 'lose'; readonly who: Who; readonly amount: Num }
  | { readonly kind: 'steal'; readonly amount: Num; readonly who?: Who } // who steals: you
  | { readonly kind: 'pay'; readonly from: Who; readonly to: Who; readonly amount: Num }
  | { readonly kind: 'capture'; readonly card: Cards; readonly amount: Num; readonly from?: 'opponent' | 'own-side' }
  | { readonly kind: 'placeAember'; readonly card: Cards; readonly amount: Num; readonly from: 'supply' | Who }
  | { readonly kind: 'takeAember'; readonly card: Cards; readonly amount: Num | 'all'; readonly to: 'supply' | Who }
  | { readonly kind: 'chains'; readonly who: Who; readonly amount: Num }
  | { readonly kind: 'advance'; readonly cost: Num } // the automaton spends æmber; what changes key costs changes this
  | { readonly kind: 'tide'; readonly who: Who; readonly to: 'high' | 'low' | 'neutral' }
  // cards on the table
  | {
      readonly kind: 'damage';
      readonly to: Cards;
      readonly amount: Num; // read for each of them: `target`
      readonly splash?: Num;
      readonly ignoringArmor?: true;
    }
  | Simple<'loseArmor'> // all of it, for the rest of the turn
  | { readonly kind: 'heal'; readonly what: Cards; readonly amount: Num | 'all' }
  | Simple<'save'> // takes the tag for destruction away: "… instead" in a Destroyed: ability
  | Simple<'destroy' | 'sacrifice' | 'ready' | 'exhaust' | 'stun' | 'unstun' | 'ward' | 'enrage'>
  | { readonly kind: 'counter'; readonly what: Cards; readonly counter: 'power' | (string & {}); readonly amount: Num } // below 0: remove
  | {
      readonly kind: 'control';
      readonly what: Cards;
      readonly who: Who;
      readonly place: string;
      readonly until?: 'source-leaves';
    } // place: set by a flank node
  | { readonly kind: 'swap'; readonly a: Cards; readonly b: Cards }
  | { readonly kind: 'toFlank'; readonly what: Cards; readonly place: string }
  // zones
  | { readonly kind: 'draw'; readonly who: Who; readonly amount: Num }
  | Simple<'discard' | 'purge'>
  | { readonly kind: 'archive'; readonly what: Cards; readonly whose?: 'yours' } // yours: it leaves them for its owner's hand; else its owner's, as for all that leaves play
  | Simple<'toHand' | 'shuffleIntoDeck'>
  | { readonly kind: 'toDeck'; readonly what: Cards; readonly place: 'top' | 'bottom' }
  | { readonly kind: 'putUnder'; readonly what: Cards; readonly card: Cards }
  | { readonly kind: 'swapDeckAndDiscard' }
  | { readonly kind: 'prevent' } // the event that the ability waits for does not happen; of an attack: no fight comes of it
  | { readonly kind: 'shuffle'; readonly who: Who; readonly zone: 'deck' | 'discard-into-deck' }
  | { readonly kind: 'reveal'; readonly what: Cards; readonly to: 'all' | 'you' }
  | { readonly kind: 'becomeCopy'; readonly what: Cards; readonly of: Cards }
  // the rules' own steps, which no card says
  | { readonly kind: 'rule'; readonly step: RuleStep }
  // valve: a card's own pure verb
  | {
      readonly kind: 'special';
      readonly says: string;
      readonly events: (reading: StateReading, scope: Scope) => readonly GameEvent[];
    };

/** Verbs that only name their cards: one member of the union for each. */
type Simple<K extends string> = K extends string ? { readonly kind: K; readonly what: Cards } : never;

/** Single strokes of the rules; programs.ts puts them together. `card` is the variable of the program. */
export type RuleStep =
  | 'begin-turn'
  | 'begin-forge'
  | 'begin-house'
  | 'set-active-house'
  | 'begin-main'
  | 'take-archives'
  | 'begin-ready'
  | 'ready-all'
  | 'refill'
  | 'end-turn'
  | 'next-turn'
  | 'start-play'
  | 'reconsider'
  | 'enter'
  | 'played'
  | 'finish-play'
  | 'discard-from-hand'
  | 'use-to-reap'
  | 'use-to-fight'
  | 'use-action'
  | 'use-omni'
  | 'use-to-unstun'
  | 'attack'
  | 'exchange'
  | 'fought'
  | 'reaped'
  | 'action-taken'
  | 'omni-taken'
  | 'assault'
  | 'splash-attack'
  | 'hazardous';

// ── When: abilities ──────────────────────────────────────────────────────────────────────────────

/** The bold words before an ability. They trigger on the card's own event. */
export type Timing = 'play' | 'reap' | 'fight' | 'before-fight' | 'action' | 'omni' | 'destroyed' | 'leaves-play';

export type Ability =
  | { readonly on: Timing; readonly do: Node }
  | { readonly on: 'when-played'; readonly do: Node } // as it is played, before its bonus ("treat it as a copy of…")
  | { readonly on: 'trigger'; readonly when: Pattern; readonly do: Node }
  | { readonly on: 'replace'; readonly when: Pattern; readonly instead: Instead }
  | { readonly on: 'constant'; readonly give: readonly Modifier[]; readonly while?: Cond };

/** An event to wait for, or to replace. `card`: what `it` must be; `other`: the second card; `who`: the player it is about. */
export interface Pattern {
  readonly at?: 'after' | 'before';
  readonly event: GameEvent['type'];
  readonly card?: Filter;
  readonly other?: Filter;
  readonly who?: Who;
  readonly cause?: 'reap' | 'bonus' | 'fight';
  readonly to?: Zone; // of a card that leaves play
  readonly step?: Step;
  readonly from?: Zone; // of a card that is discarded
  readonly house?: HouseRef; // that is chosen
  readonly during?: Who; // only in turns of that player
  readonly tide?: 'high' | 'low'; // that the tide becomes, for `who`
}

/** What happens in place of an event. Damage is redirected after the armor of its first target. */
export type Instead = { readonly do: Node } | { readonly redirectTo: Cards } | { readonly zone: Zone };

/** A line in the list of modifiers that is asked whenever a value is read. `of` describes the cards it applies to. */
export type Modifier =
  | { readonly mod: 'power'; readonly of: Filter; readonly by: Num }
  | { readonly mod: 'armor'; readonly of: Filter; readonly by: Num }
  | { readonly mod: 'keyword'; readonly of: Filter; readonly keyword: Keyword; readonly value?: number }
  | { readonly mod: 'loses-keyword'; readonly of: Filter; readonly keyword: Keyword }
  | { readonly mod: 'trait'; readonly of: Filter; readonly trait: string }
  | { readonly mod: 'house'; readonly of: Filter; readonly house: HouseRef } // belongs to that house and no other
  | { readonly mod: 'every-house'; readonly of: Filter } // belongs to all houses
  | { readonly mod: 'flank'; readonly of: Filter } // is considered a flank creature
  | { readonly mod: 'ability'; readonly of: Filter; readonly ability: Ability }
  | { readonly mod: 'control'; readonly of: Filter; readonly who: Who } // "you control this creature"
  | { readonly mod: 'fight-damage'; readonly of: Filter; readonly by: Num; readonly against?: Filter } // while attacking
  | { readonly mod: 'fight-damage-to'; readonly of: Filter; readonly card: Cards } // deals its fight damage to that card
  | { readonly mod: 'no-fight-damage'; readonly of: Filter }
  | { readonly mod: 'ignores'; readonly of: Filter; readonly keyword: Keyword } // while attacking
  | {
      readonly mod: 'enters';
      readonly of: Filter;
      readonly how: 'ready' | 'stunned' | 'enraged' | 'warded';
      readonly played?: true;
    }
  | { readonly mod: 'attacks-only'; readonly of: Filter; readonly targets: Filter }
  | {
      readonly mod: 'prey'; // an automaton's card fights that creature; the newest rules
      readonly of: Filter;
      readonly how: 'most-powerful' | 'least-powerful';
      readonly prey: Filter;
    }
  | { readonly mod: 'deals-when-fighting'; readonly of: Filter; readonly amount: Num } // whatever its power
  | { readonly mod: 'perishes'; readonly of: Filter } // is destroyed at once
  | { readonly mod: 'cannot'; readonly of: Filter; readonly be: CannotBe }
  | { readonly mod: 'player-cannot'; readonly who: Who; readonly do: PlayerDeed; readonly card?: Filter }
  | { readonly mod: 'play-limit'; readonly who: Who; readonly card: Filter; readonly most: Num } // cards a turn
  | { readonly mod: 'play-needs'; readonly cond: Cond } // "you may only play this if…", on the card itself
  | { readonly mod: 'play-costs'; readonly amount: Num } // æmber lost to play it, on the card itself
  | { readonly mod: 'may-play'; readonly who: Who; readonly card: Filter } // although of another house; counted by the uses of its lasting effect, or `perTurn`
  | { readonly mod: 'may-play-limited'; readonly who: Who; readonly card: Filter; readonly perTurn: number }
  | { readonly mod: 'may-use'; readonly who: Who; readonly card: Filter; readonly only?: 'fight' | 'reap' } // although of another house
  | { readonly mod: 'key-cost'; readonly who: Who; readonly by: Num; readonly color?: KeyColor }
  | { readonly mod: 'hand-size'; readonly who: Who; readonly by: Num }
  | { readonly mod: 'skip-step'; readonly who: Who; readonly step: 'forge' | 'draw' }
  | { readonly mod: 'must-choose-house'; readonly who: Who; readonly house: HouseRef }
  | { readonly mod: 'cannot-choose-house'; readonly who: Who; readonly house: HouseRef }
  | { readonly mod: 'spendable'; readonly who: Who; readonly card: Filter } // æmber on it may be spent for keys
  | { readonly mod: 'gets-spent'; readonly who: Who } // æmber that they spend on keys goes to your pool
  | { readonly mod: 'pool-goes-to'; readonly who: Who; readonly card: Cards } // what would enter the pool is put there
  | {
      readonly mod: 'toll';
      readonly who: Who;
      readonly do: 'play' | 'use';
      readonly card: Filter;
      readonly amount: Num;
    }; // paid to you first

export type CannotBe =
  | 'dealt-damage'
  | 'destroyed'
  | 'used'
  | 'used-to-reap'
  | 'used-to-fight'
  | 'used-except-to-fight'
  | 'attacked'
  | 'readied';
export type PlayerDeed = 'play' | 'use' | 'discard' | 'forge' | 'be-stolen-from' | 'draw' | 'gain';

// ── A card ───────────────────────────────────────────────────────────────────────────────────────

/** What is printed on a card. Names are shown to people; everything else is played. */
export interface CardDef {
  readonly id: CardName;
  readonly name: string;
  readonly house: House;
  readonly type: CardType;
  readonly bonus: readonly Bonus[];
  readonly power: number;
  readonly armor: number;
  readonly traits: readonly string[];
  readonly keywords: Readonly<Partial<Record<Keyword, number>>>;
  /** As corrected, where the card has an erratum. */
  readonly abilities: readonly Ability[];
  /** Who has it: a card of an automaton speaks to the player ("you") and of its own side by this name. */
  readonly speaksOf?: string;
  /** What was printed first, for editions from before the correction. */
  readonly printed?: { readonly before: Erratum; readonly abilities: readonly Ability[] };
}

/** `of-2019`: in the list of the v1.3 rulebook; `later`: after it. */
export type Erratum = 'of-2019' | 'later';
