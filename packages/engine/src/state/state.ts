// The whole game as plain JSON: no class, function, cycle or clock. What is still to be done (the stack), the pending
// question and the random generator are part of it, so a clone, a save, an undo and a "what if" are the same thing at
// every question, also in the middle of an effect.

import type { EditionName } from '../editions/editions.ts';
import type { NodeId } from '../language/definitions.ts';
import type { GameEvent, Was } from '../language/events.ts';
import type { Until } from '../language/language.ts';
import type { Vars } from '../language/reading.ts';
import type { Adventure } from '../seats/seats.ts';
import type { Bonus, CardId, CardName, CardType, House, KeyColor, Ref, Seat, Step, Zone } from '../terms.ts';
import type { Frame } from './frames.ts';
import type { Ask } from './question.ts';
import type { Generator } from './random.ts';

export interface State {
  /** Grows whenever the set of cards in play, their control or the lasting effects change: what is memoised depends on it. */
  shape: number;
  readonly edition: EditionName;
  /** Known to nobody who plays: no view has it, and whoever has it can compute all that comes. */
  rng: Generator;
  turn: number;
  active: Seat;
  /** Who resolves an Omni: ability in another player's turn, or something in setup, and so decides instead of the active player. */
  acting: Seat | null;
  first: Seat;
  step: Step;
  /** The active house; null before it is chosen, or where there was no legal choice (v1.3 "House choice"). */
  house: House | null;
  /** A card with omega was played: the step ends when its play is over. */
  stepOver: boolean;
  readonly players: PlayerState[];
  /** Every physical card of the game. An entry is never changed, only replaced, so clones share them. */
  readonly cards: Card[];
  /**
   * What the cards in play carry, by card id; null for a card that is not in play. An object with numbers as keys would write no
   * nulls, but takes a fifth longer to copy.
   */
  readonly bodies: (Body | null)[];
  lasting: readonly Lasting[];
  nextLasting: number;
  /** The fight that goes on. */
  fight: Fight | null;
  /** Last known information about cards that left, kept until the next move. */
  gone: readonly Was[];
  /** The events of this turn, in order. */
  deeds: readonly TurnEvent[];
  readonly stack: Frame[];
  ask: Ask | null;
  winner: Seat | null;
  /** A team against an automaton; undefined, so that it is in no JSON, in the standard game. */
  adventure: Adventure | undefined;
  /** Undefined as long as it is neutral. `low` and `high` where it is one for all; else high for one and low for the other. */
  tide: Tide | undefined;
}

export type Tide = 'low' | 'high' | { readonly highFor: Seat };

export interface Fight {
  readonly attacker: Ref;
  readonly defender: Ref;
  /** The exchange of damage has begun: the two are fighting. Told only where a card of the game asks (`tellsFighting`). */
  readonly begun?: true;
  /** There was no exchange, and the edition leaves out the rest of such a fight. */
  readonly cut?: true;
  /** An effect says that the attacker does not fight after all. */
  readonly stopped?: true;
  /** The fight in the middle of which an ability began this one. */
  readonly within: Fight | null;
}

export interface PlayerState {
  readonly team: number;
  readonly houses: readonly House[];
  aember: number;
  /** The forged ones, in the order in which they were forged. */
  keys: readonly KeyColor[];
  chains: number;
  /** The top card is the last one. */
  deck: CardId[];
  hand: CardId[];
  line: CardId[];
  artifacts: CardId[];
  discard: CardId[];
  archives: CardId[];
  purged: CardId[];
  /** Cards beside the table, as the deck lists them. They stay there for the whole game. */
  readonly beside: readonly CardId[];
  /** Cards facedown beneath those; `Now.by` says beneath which. */
  beneath: CardId[];
  /** The events of this player's most recent finished turn. */
  lastTurn: readonly TurnEvent[];
}

/** The facts of a card wherever it is. Made and changed in card.ts only, so that all are objects of one shape. */
export interface Card {
  /** With the name that it is called by: its own, but for what lies facedown in play (`nameOf`). */
  readonly ref: Ref;
  readonly owner: Seat;
  readonly zone: Zone;
  /** Whose zone it lies in where that is not its owner's (`seatOf`). For a card in play see its body. */
  readonly away: Seat | undefined;
  /** Bit n is set when seat n knows which card this is; undefined where nobody does (`knownOf`). */
  readonly known: number | undefined;
  /** The prints of this copy alone; undefined for most cards. */
  readonly print: Print | undefined;
  /** Special facts for as long as it lies where it lies; undefined for most cards. */
  readonly now: Now | undefined;
}

/** What a deck's copy of a card has printed otherwise. It is the same for the whole game. */
export interface Print {
  /** The house of a maverick. */
  readonly house: House | undefined;
  /** Its bonus icons, where they are not the usual ones. */
  readonly bonus: readonly Bonus[] | undefined;
  /** House icons: houses to which it belongs besides. */
  readonly houseIcons: readonly House[] | undefined;
}

/** What becomes of a card in one place, and ends when it goes to another. */
export interface Now {
  /** The card that it counts as: what it is a copy of. */
  readonly as: CardName | undefined;
  /** The houses of what it counts as, where they are not the printed ones. */
  readonly asHouses: readonly House[] | undefined;
  /** The bonus icons of what it counts as, where they are not the printed ones. */
  readonly asBonus: readonly Bonus[] | undefined;
  /** What it counts as again when this turn is over; undefined where it stays what it is. */
  readonly asBefore: Pick<Now, 'as' | 'asHouses' | 'asBonus'> | undefined;
  /**
   * It lies facedown in play, is called what it is there, and is what it counts as and nothing else: this is the card that it
   * is faceup. Who knows that is in `known`.
   */
  readonly facedown: CardName | undefined;
  /** Purged by, or facedown beneath, that card; for an art half in play, the creature that it is part of. */
  readonly by: Ref | undefined;
  /** An effect put it into these archives, which it leaves for its owner's hand instead of whatever else would become of it. */
  readonly abducted: true | undefined;
  /** It lies faceup in these archives, so that its text works there. */
  readonly faceup: true | undefined;
  /** The art half that makes one creature of it, in play and while it is being played: see halves.ts. */
  readonly half: CardId | undefined;
}

/** What a card carries while it is in play. */
export interface Body {
  controller: Seat;
  damage: number;
  aember: number;
  exhausted: boolean;
  stunned: boolean;
  warded: boolean;
  /** Enrage counters: 0 for a creature that is not enraged, and at most 1 in most editions. */
  rage: number;
  /** +1 power counters. */
  power: number;
  /** Tagged for destruction; it leaves when the Destroyed: abilities have resolved. */
  tagged: boolean;
  upgrades: readonly CardId[];
  /** What few cards carry; undefined where nothing of it is there. See body.ts. */
  besides: Besides | undefined;
}

/** What a card in play carries out of the common. It is never changed, only replaced, so that clones share it. */
export interface Besides {
  /** The creature that this upgrade is on. */
  readonly host: CardId | undefined;
  readonly under: readonly CardId[];
  /** The seats that took control, each until its source leaves; the last one rules. */
  readonly claims: readonly { readonly seat: Seat; readonly source: Ref | null }[];
  readonly counters: Readonly<Record<string, number>>;
  /** Armor used up this turn. */
  readonly armorUsed: number;
  /** Armor that it lost for the rest of this turn. */
  readonly armorLost: number;
  /** Its armor when that was last looked at, while some of it is used: see armor.ts. */
  readonly armorThen: number;
}

export interface Lasting {
  readonly id: number;
  readonly ability: NodeId;
  readonly source: Ref;
  readonly controller: Seat;
  readonly vars: Vars;
  readonly event: GameEvent | null;
  readonly until: Until;
  /** The turn in which it began. */
  readonly since: number;
  /** How often it still applies; null: without limit. */
  readonly uses: number | null;
  /** Cards that used it already, where a permission is counted by card. */
  readonly usedBy: readonly Ref[];
}

/**
 * One thing done in a turn, for the rule of six, elusive, first-turn rule, alpha, and cards that look back. What does not apply
 * is undefined, and in no JSON.
 */
export interface TurnEvent {
  readonly did:
    | 'play'
    | 'tried'
    | 'discard'
    | 'use'
    | 'reap'
    | 'fight'
    | 'destroyed'
    | 'forge'
    | 'unforge'
    | 'steal'
    | 'exalt' // a creature on one's own side; only where a card of the game asks for it
    | 'draw' // in the “draw cards” step; only where a card of the game asks for it
    | 'attacked'
    | 'chose' // the active house, which is in `houses`
    | 'beside'; // the move that a card beside the table gives
  readonly by: Seat;
  readonly card: Ref | undefined;
  /** The title of the card, which is what the rule of six counts, where its name says another: it counts as another card. */
  readonly title: string | undefined;
  readonly type: CardType | undefined;
  readonly houses: readonly House[] | undefined;
  /** The step in which it was done; undefined for the third, in which nearly all is done. */
  readonly step: Exclude<Step, 'main'> | undefined;
  /** Where it was played or discarded from. */
  readonly from: Zone | undefined;
  /** Destroyed in a fight. */
  readonly inFight: true | undefined;
  /** An effect did it: it was no move of the player. */
  readonly byEffect: true | undefined;
  /** The effect that permitted it against the rules. */
  readonly permit: Ref | undefined;
  /** Of the key that was forged or unforged. */
  readonly color: KeyColor | undefined;
}
