// One moment of a game as the page shows it.
import type { CardName, House, Seat, View } from '@vaultsong/engine';
import type { CardKey } from '@vaultsong/foresight';
import type { BesideInfo, Reminder } from './cardInfo.ts';
import type { Left, Question, Refusal, Verb } from './question.ts';

export interface LogLine {
  /** A heading opens a turn; a note says what the table answered in the place of who reads it. */
  readonly kind: 'heading' | 'line' | 'note';
  /** Who did it; null for what the rules did. */
  readonly seat: Seat | null;
  readonly text: string;
  /** The cards that it speaks of. */
  readonly cards: readonly CardName[];
}

/** What was just done with a card by nobody at this screen, to be shown large for a moment. */
export interface LastMove {
  readonly who: string;
  readonly card: CardName;
  readonly text: string;
}

/** The steps of an automaton's turn, in their order. */
export const phases = ['advance', 'cards', 'creatures', 'artifacts', 'ready'] as const;
export type Phase = (typeof phases)[number];

/** Whose eyes the table is seen with, and who sits where from there. */
export interface Sides {
  /** The human who is asked, or was asked last. */
  readonly me: Seat;
  readonly foe: Seat;
  /** The others of the team, in turn order. */
  readonly mates: readonly Seat[];
}

export interface Effect {
  readonly id: number;
  /** The card that began it. */
  readonly source: CardName;
  readonly text: string;
}

/** Two share a screen: what belongs to one of them is hidden until they say that they are there. */
export interface Curtain {
  readonly to: Seat;
  /** Their own turn begins, or goes on; else they are asked in that of the other. */
  readonly isTheirTurn: boolean;
}

/** By seat, in how many turns each house was chosen. */
export type HousesChosen = readonly Readonly<Partial<Record<House, number>>>[];

export interface Snapshot {
  readonly game: number;
  /** Names this moment: it never comes again, also not after an undo. */
  readonly moment: number;
  readonly view: View;
  readonly sides: Sides;
  /** The effects of the view that go on by themselves, in words. */
  readonly effects: readonly Effect[];
  /** What the next advance of an automaton costs; null where there is none. */
  readonly advanceCost: number | null;
  /** How far an automaton is in its turn; null in the turns of players. */
  readonly phase: Phase | null;
  /** Nothing hidden is shown, and nobody is asked, while it hangs before the table. */
  readonly curtain: Curtain | null;
  /** The pending question, if it is yours. */
  readonly question: Question | null;
  /** What you might do with your own cards now, in the third step of your turn. */
  readonly verbs: Readonly<Record<CardKey, readonly Verb[]>>;
  /** What lies beside the table, by seat. */
  readonly beside: readonly (readonly BesideInfo[])[];
  /** The answer that ends your turn. */
  readonly end: number | null;
  /** The answer that raises the tide, for chains or at the cost of the team. */
  readonly raiseTide: number | null;
  /** How many chains a player takes who raises the tide by its card; 0 where there is none. */
  readonly tideChains: number;
  /** Why you cannot end your turn although you are asked for a move. */
  readonly noEnd: Refusal | null;
  /** What would be left undone if you ended your turn now; null when that is nothing. */
  readonly left: Left | null;
  /** You may discard a card now. */
  readonly mayDiscard: boolean;
  /** What the first-turn rule leaves you to play or discard; null where it does not hold. */
  readonly firstTurn: 'one-card' | 'no-card' | null;
  /** Of the keywords that cards in play have now, printed or gained. */
  readonly reminders: Readonly<Record<CardKey, readonly Reminder[]>>;
  /** The log, as far as it changed: all lines from number `from` on. */
  readonly log: { readonly from: number; readonly lines: readonly LogLine[] };
  readonly undo: {
    readonly possible: boolean;
    /** Something hidden became known since. */
    readonly reveals: boolean;
    /** How many decisions to take back to cancel the move that this question is part of; null where that is none, or tells too much. */
    readonly begun: number | null;
  };
  /** What the table answered in your place since the last decision, in words; an undo takes it back too. */
  readonly ownAnswers: readonly string[];
  /** How many decisions were taken back after something hidden had become known. */
  readonly takeBacks: number;
  /** As far as this page heard of them; nothing while one looks back. */
  readonly houses: HousesChosen;
  readonly lastMove: LastMove | null;
  /** The last turn of who plays against you, or of an automaton, in one line, until you have moved. */
  readonly recap: string | null;
}
