// View of a state: the part that one viewer may know. This is the only way out of a server: hidden cards have no name
// and no stable id here.
import type { EditionName } from '../editions/editions.ts';
import type { Bonus, CardName, CardType, Half, House, KeyColor, Keyword, Ref, Seat, Step, Zone } from '../terms.ts';
import type { Ask } from './question.ts';
import type { Lasting, Tide } from './state.ts';

/** A seat, or someone who looks on and sees what lies open on the table. */
export type Viewer = Seat | 'table';

export interface View {
  readonly viewer: Viewer;
  readonly edition: EditionName;
  readonly turn: number;
  readonly active: Seat;
  readonly first: Seat;
  readonly step: Step;
  readonly house: House | null;
  readonly players: readonly PlayerView[];
  /** Effects that go on although no card in play says so: the active-effects strip. */
  readonly lasting: readonly LastingView[];
  readonly fight: { readonly attacker: Ref; readonly defender: Ref } | null;
  /** Actions that are being resolved. */
  readonly played: readonly KnownCard[];
  /** The pending question; its options only for the one who decides. */
  readonly ask: Ask | null;
  readonly winner: Seat | null;
  /** A team against an automaton; null in the standard game. */
  readonly adventure: AdventureView | null;
  /** Null as long as it is neutral. */
  readonly tide: Tide | null;
}

export interface AdventureView {
  readonly automaton: Seat;
  readonly adversary: InPlayView;
  /** The player that the automaton faces, who decides in its turn. */
  readonly facing: Seat;
  /** The number of its advances, and the number with which the team loses. */
  readonly advances: number;
  readonly mostAdvances: number;
}

export interface PlayerView {
  readonly seat: Seat;
  readonly team: number;
  readonly houses: readonly House[];
  readonly aember: number;
  readonly keys: number;
  /** The number of keys with which this player wins, where it is not three. */
  readonly keysToWin?: number;
  /** The forged keys, in the order in which they were forged. */
  readonly keyColors: readonly KeyColor[];
  /** The cost of the cheapest unforged key for this player now, and the æmber on cards that may be spent for it. */
  readonly keyCost: number;
  readonly spendable: number;
  readonly chains: number;
  /** The number of cards that the hand is refilled to with the current chains. */
  readonly refillTo: number;
  /** Only in games in which a card asks for it, or makes a player haunted. */
  readonly haunted?: boolean;
  readonly deck: number;
  /** Its top card, where the player plays with that revealed. */
  readonly top?: KnownCard;
  readonly hand: readonly CardView[];
  readonly archives: readonly CardView[];
  /** Top card first. */
  readonly discard: readonly KnownCard[];
  /** The last one first. Where they lie facedown, those that the viewer knows all the same are told. */
  readonly purged: readonly CardView[];
  /** From the left flank to the right. */
  readonly line: readonly InPlayView[];
  readonly artifacts: readonly InPlayView[];
  /** The cards beside the table for the whole game. */
  readonly beside: readonly BesideView[];
}

/** A card beside the table: an archon power, a prophecy, the tide's card or that of a token creature. */
export interface BesideView {
  readonly ref: Ref;
  readonly name: CardName;
  readonly type: CardType;
  /** The cards facedown beneath it; a prophecy is active as long as there are any. */
  readonly under: readonly CardView[];
}

export type CardView = KnownCard | { readonly known: false; readonly owner: Seat };

export interface KnownCard {
  readonly known: true;
  readonly ref: Ref;
  /** For a token creature that one: what it is faceup is in `token`. */
  readonly name: CardName;
  readonly owner: Seat;
  readonly zone: Zone;
  readonly type: CardType;
  readonly house: House;
  /** All houses that it belongs to; `house` is the first of them. */
  readonly houses: readonly House[];
  /** The house (the first) of its own face, where an effect gives it another. */
  readonly ownHouse?: House;
  readonly bonus: readonly Bonus[];
  /** The card that it counts as, where that is another: it is a copy. */
  readonly as?: CardName;
  /** In archives that it leaves for its owner's hand, whatever would become of it else. */
  readonly abducted?: true;
  /** In archives, where the others lie facedown. */
  readonly faceup?: true;
  /** The half of a gigantic creature that it is, where it lies without the other one. */
  readonly half?: Half;
  /** A gigantic creature: this is its base half, and that its art half. */
  readonly artHalf?: Ref;
}

export interface InPlayView extends KnownCard {
  readonly controller: Seat;
  /** Effective values; `printed` beside them to show what changed. */
  readonly power: number;
  readonly armor: number;
  readonly armorLeft: number;
  readonly printed: { readonly power: number; readonly armor: number };
  readonly traits: readonly string[];
  readonly keywords: Readonly<Partial<Record<Keyword, number>>>;
  readonly damage: number;
  readonly aember: number;
  readonly exhausted: boolean;
  readonly stunned: boolean;
  readonly warded: boolean;
  readonly enraged: boolean;
  /** 0 where it is not enraged; more than 1 only where the edition lets them add up. */
  readonly enrageCounters: number;
  readonly powerCounters: number;
  readonly counters: Readonly<Record<string, number>>;
  readonly flank: boolean;
  readonly upgrades: readonly InPlayView[];
  /** Only for a token creature, which lies facedown: its own face, for those who may look at it. */
  readonly token?: { readonly beneath: CardName | null };
  /** Cards facedown beneath it. */
  readonly under: readonly CardView[];
  /** Tagged for destruction. */
  readonly tagged: boolean;
}

/**
 * An effect that goes on, as data: which ability it is, what was chosen for it and what set it off. `sayLasting` makes
 * words of it. Cards that the viewer may not know have no name in it.
 */
export type LastingView = Pick<
  Lasting,
  'id' | 'ability' | 'source' | 'controller' | 'vars' | 'event' | 'until' | 'uses'
>;
