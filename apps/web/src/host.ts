// What the page and the worker say to each other. The page holds no rules: all that it may offer comes from here.
import type {
  AskKind,
  Bonus,
  CardName,
  CardType,
  CardVerb,
  House,
  Keyword,
  Option,
  Ref,
  Seat,
  View,
} from '@vaultsong/engine';
import type { Pointer } from '@vaultsong/rulebook';
import type { Choice } from './choice.ts';

/** Seats at a table against the machine. Which of them goes first is a matter of the setup. */
export const human: Seat = 0;
export const machine: Seat = 1;

/** A keyword as it is written, "Assault 2", and its rule. */
export interface Reminder {
  readonly keyword: string;
  readonly rule: string;
  /** The entry of the rulebook, if it has one. */
  readonly entry: Pointer | null;
}

/** What is printed on a card, and its text as the engine reads it back from the data that runs. */
export interface CardFace {
  readonly name: CardName;
  readonly title: string;
  readonly house: House;
  readonly type: CardType;
  readonly power: number;
  readonly armor: number;
  readonly traits: readonly string[];
  readonly keywords: Readonly<Partial<Record<Keyword, number>>>;
  readonly bonus: readonly Bonus[];
  readonly text: readonly string[];
  /** Of its printed keywords. */
  readonly reminders: readonly Reminder[];
}

export interface DeckFace {
  readonly slug: string;
  readonly name: string;
  readonly houses: readonly House[];
  /** The player brought it; no address leads to it. */
  readonly own: boolean;
}

/** What became of a deck that the player brought: there it is, with its text for the next time, or what is wrong with it. */
export type Brought = { readonly deck: DeckFace; readonly text: string } | { readonly faults: readonly string[] };

/** What does not change while a game goes on. */
export interface GameInfo {
  /** Grows with each new game, so that nothing of an earlier one is mistaken for this one. */
  readonly game: number;
  readonly choice: Choice;
  readonly seed: number;
  /** By seat. */
  readonly decks: readonly DeckFace[];
  readonly faces: Readonly<Record<CardName, CardFace>>;
}

/** Names one card during one stay in a place; made by `keyOf`. */
export type CardKey = string;

export const keyOf = (ref: Ref): CardKey => `${ref.id}.${ref.life}`;

/** One option of the pending question in words. `index` is what `Host.answer` takes. */
export interface Answer {
  readonly index: number;
  readonly option: Option;
  readonly label: string;
}

export interface Question {
  readonly kind: AskKind;
  readonly prompt: string;
  /** The entry that explains it. */
  readonly entry: Pointer;
  readonly source: Ref | null;
  readonly answers: readonly Answer[];
  readonly picked: readonly Ref[];
  readonly min: number;
  readonly max: number;
}

/** Why something cannot be done, and the entry with that rule. */
export interface Refusal {
  readonly reason: string;
  readonly entry: Pointer | null;
}

/** Something that might be done with a card: an answer to give, or why it cannot be done now. */
export interface Verb {
  readonly verb: CardVerb;
  readonly label: string;
  readonly answer: number | null;
  readonly refusal: Refusal | null;
}

/** How many cards could still do something besides being discarded. */
export interface Left {
  readonly creatures: number;
  readonly artifacts: number;
  readonly hand: number;
}

export interface LogLine {
  /** A heading opens a turn. */
  readonly kind: 'heading' | 'line';
  /** Who did it; null for what the rules did. */
  readonly seat: Seat | null;
  readonly text: string;
  /** The cards that it speaks of. */
  readonly cards: readonly CardName[];
}

/** What the machine just did with a card, to be shown large for a moment. */
export interface Deed {
  readonly card: CardName;
  readonly text: string;
}

/** What an answer would bring about, in words. */
export interface Preview {
  readonly lines: readonly string[];
  /** More would follow, but it hangs on hidden cards or on chance. */
  readonly open: boolean;
}

export interface Snapshot {
  readonly game: number;
  /** Names this moment: it never comes again, also not after an undo. */
  readonly moment: number;
  readonly view: View;
  /** The pending question, if it is yours. */
  readonly question: Question | null;
  /** What you might do with your own cards now, in the third step of your turn. */
  readonly verbs: Readonly<Record<CardKey, readonly Verb[]>>;
  /** The answer that ends your turn. */
  readonly end: number | null;
  /** Why you cannot end your turn although you are asked for a move. */
  readonly noEnd: Refusal | null;
  /** What would be left undone if you ended your turn now; null when that is nothing. */
  readonly left: Left | null;
  /** Of the keywords that cards in play have now, printed or gained. */
  readonly reminders: Readonly<Record<CardKey, readonly Reminder[]>>;
  /** The log, as far as it changed: all lines from number `from` on. */
  readonly log: { readonly from: number; readonly lines: readonly LogLine[] };
  readonly undo: { readonly possible: boolean /** Something hidden became known since. */; readonly reveals: boolean };
  /** How many decisions were taken back after something hidden had become known. */
  readonly takeBacks: number;
  readonly deed: Deed | null;
  /** The machine's last turn in one line, until you have moved. */
  readonly recap: string | null;
}

export interface Host {
  /** The decks that there are to choose from. */
  decks(): readonly DeckFace[];
  /** Takes in a deck of the player's own, a deck file or its text, for this and the next games. */
  bring(source: Blob | string): Promise<Brought>;
  /**
   * Starts a game; the listener hears of it first, then of each change.
   * @param answers of an earlier sitting at the same game, which goes on from there
   */
  newGame(choice: Choice, answers?: readonly number[]): void;
  /** @param moment of the snapshot that held the question; an answer to an earlier moment, as by a double click, is ignored */
  answer(moment: number, option: number): void;
  /** What an answer would bring about; null where there is nothing to tell, or the moment has passed. */
  preview(moment: number, option: number): Preview | null;
  /** What the rules bot would answer in your place; null when you are not asked, or the moment has passed. */
  advice(moment: number): number | null;
  /** All answers that were given in this game, for `newGame`. */
  answers(): readonly number[];
  /** Back to your previous decision. */
  undo(): void;
  /** How long the machine shows each of its moves, in milliseconds. */
  setPace(milliseconds: number): void;
  /** Shows the rest of the machine's turn at once. */
  skip(): void;
  /** The record of the game as JSON text. */
  record(): string;
}

export interface Listener {
  onGame(info: GameInfo): void;
  onSnapshot(snapshot: Snapshot): void;
  onTrouble(message: string): void;
}
