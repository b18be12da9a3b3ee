// What the page and the worker say to each other. The page holds no rules: all that it may offer comes from here.
import type {
  AskKind,
  Bonus,
  CardName,
  CardType,
  CardVerb,
  Half,
  House,
  InPlayView,
  Keyword,
  Option,
  Ref,
  Seat,
  View,
} from '@vaultsong/engine';
import type { Call, Format, Outcome, Pair, Side } from '@vaultsong/match';
import type { Pointer } from '@vaultsong/rulebook';
import type { AdventureChoice, Sitter } from './adventure/choice.ts';
import type { Choice } from './choice.ts';
import type { Lasting } from './collection/places.ts';

/** Seats at a table against the machine, and sides of a match. Which goes first is a matter of the setup. */
export const human: Side = 0;
export const machine: Side = 1;

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
  /** Null for what lies beside the table, and for a card of no house. */
  readonly house: House | null;
  readonly type: CardType;
  /** Of a gigantic creature. */
  readonly half?: Half;
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
  /**
   * bundled: it comes with the program. own: of the player's collection, and no address leads to it elsewhere. visiting:
   * made from a seed or read from a code, both of which stand in its slug.
   */
  readonly origin: 'bundled' | 'own' | 'visiting';
}

/** What became of a deck that the player brought: there it is, with its text for the next time, or what is wrong with it. */
export type Brought = { readonly deck: DeckFace; readonly text: string } | { readonly faults: readonly string[] };

/** What follows when the game on the table is over, or the bidding. */
export type NextInMatch =
  | { readonly is: 'playing' }
  | { readonly is: 'bid' }
  /** You choose who goes first. */
  | { readonly is: 'choose-first' }
  | { readonly is: 'play'; readonly first: Side }
  | { readonly is: 'over'; readonly winner: Side };

/** What surrounds the game on the table: a series of games, of which there may be only one. */
export interface MatchFace {
  readonly choice: Choice;
  readonly format: Format;
  /** Games won, by player. */
  readonly score: Pair<number>;
  /** Of the game on the table, or the one that is bid for; from 1. */
  readonly game: number;
  readonly next: NextInMatch;
  /** null while a game is on the table. */
  readonly bidding: BiddingFace | null;
}

/** A deck with its list, in the order of its houses. */
export interface ListedDeck extends DeckFace {
  readonly cards: readonly { readonly face: CardFace; readonly house: House; readonly count: number }[];
}

/** A bidding for two decks. Decks are named by who brought them. */
export interface BiddingFace {
  readonly decks: Pair<ListedDeck>;
  /** The one that is bid for; null while the first bid may name either. */
  readonly deck: Side | null;
  readonly standing: { readonly player: Side; readonly deck: Side; readonly chains: number } | null;
  readonly calls: readonly { readonly player: Side; readonly call: Call }[];
  /** Who calls; null when it is over. */
  readonly turnOf: Side | null;
  /** The least that may be bid; null when only a pass is left. */
  readonly least: number | null;
  readonly most: number;
  /** How many of the games are played by which the bot finds out what the decks are worth. */
  readonly trial: { readonly played: number; readonly of: number };
  readonly outcome: Outcome | null;
  /** When it is over: what the bot thought. How often each deck won its trial, and what makes the stronger one even. */
  readonly thought: { readonly wins: Pair<number>; readonly deck: Side; readonly chains: number } | null;
}

/** How two decks did against each other at this table. All pairs are yours first, as the decks were asked for. */
export interface HistoryFace {
  readonly wins: Pair<number>;
  /** The deck that was called the stronger one. */
  readonly stronger: Side | null;
  /** The chains that the rulebook suggests for the next game; null while no deck is called stronger. */
  readonly suggestion: Pair<number> | null;
}

/** Who sits where, as the table calls them. */
export interface SeatFace {
  /** "You", "Bot", "Player 2", "Bot 3", "Keyraken". */
  readonly name: string;
  readonly by: Sitter | 'automaton';
}

/** What was asked to be played. */
export type Plan =
  | { readonly is: 'duel'; readonly choice: Choice }
  | { readonly is: 'adventure'; readonly choice: AdventureChoice };

/** What does not change while a game goes on. */
export interface GameInfo {
  /** Grows with each new game, so that nothing of an earlier one is mistaken for this one. */
  readonly game: number;
  readonly plan: Plan;
  readonly seed: number;
  /** Of all players, and of an automaton after them. */
  readonly seats: readonly SeatFace[];
  /** Of the players, by seat. */
  readonly decks: readonly DeckFace[];
  readonly faces: Readonly<Record<CardName, CardFace>>;
}

/** Names one card during one stay in a place; made by `keyOf`. */
export type CardKey = string;

export const keyOf = (ref: Ref): CardKey => `${ref.id}.${ref.life}`;

/** All creatures and artifacts in play, and an adversary; upgrades are found on what they lie on. */
export const inPlay = ({ adventure, players }: View): readonly InPlayView[] => [
  ...(adventure === null ? [] : [adventure.adversary]),
  ...players.flatMap(({ line, artifacts }) => [...line, ...artifacts]),
];

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

/** A card beside the table, with its text. */
export interface BesideFace {
  readonly key: CardKey;
  readonly name: CardName;
  readonly title: string;
  readonly kind: 'Archon power' | 'Prophecy' | 'The tide' | 'Token creature';
  /** Line by line. */
  readonly text: readonly string[];
  /** How many cards lie facedown beneath it: a prophecy is active as long as one does. */
  readonly beneath: number;
  /** What you might do with it now; null where that is nothing, whatever the moment. */
  readonly verb: Verb | null;
}

/** How many cards could still do something besides being discarded. */
export interface Left {
  readonly creatures: number;
  readonly artifacts: number;
  /** Cards to play: of the hand, and of piles that an effect opens. */
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

/** What was just done with a card by nobody at this screen, to be shown large for a moment. */
export interface Deed {
  readonly who: string;
  readonly card: CardName;
  readonly text: string;
}

/** What an answer would bring about, in words. */
export interface Preview {
  readonly lines: readonly string[];
  /** More would follow, but it hangs on hidden cards or on chance. */
  readonly open: boolean;
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
  /** The pending question, if it is yours. */
  readonly question: Question | null;
  /** What you might do with your own cards now, in the third step of your turn. */
  readonly verbs: Readonly<Record<CardKey, readonly Verb[]>>;
  /** What lies beside the table, by seat. */
  readonly beside: readonly (readonly BesideFace[])[];
  /** The answer that ends your turn. */
  readonly end: number | null;
  /** The answer that has the team pay for the high tide. */
  readonly raiseTide: number | null;
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
  readonly undo: { readonly possible: boolean /** Something hidden became known since. */; readonly reveals: boolean };
  /** How many decisions were taken back after something hidden had become known. */
  readonly takeBacks: number;
  readonly deed: Deed | null;
  /** The last turn of the machine, or of an automaton, in one line, until you have moved. */
  readonly recap: string | null;
}

export interface Host {
  /** The decks that there are to choose from. */
  decks(): readonly DeckFace[];
  /**
   * Opens the collection of the browser, or reads it again where the browser has no database.
   * @param kept what the listener was given to keep in its place, if anything
   */
  openCollection(kept: string): Promise<void>;
  /** A new deck by chance. */
  newDeck(): DeckFace;
  /** Takes a deck of the player's own into the collection: a deck file or its text. */
  bring(source: Blob | string): Promise<Brought>;
  /**
   * Starts a match, with its first game or the bidding for it; the listener hears of it first, then of each change.
   * @param answers of an earlier sitting at the same game, which goes on from there
   */
  newGame(choice: Choice, answers?: readonly number[]): Promise<void>;
  /**
   * Goes on with a match that was left, where it was left. Starts a new one if what was kept is of another choice.
   * @param kept as the listener was given it
   */
  resume(choice: Choice, kept: string): Promise<void>;
  /**
   * Starts an adventure; the listener hears of it first, then of each change.
   * @param kept of an adventure that was left, as the listener was given it; it goes on if it is the same
   */
  newAdventure(choice: AdventureChoice, kept: string | null): Promise<void>;
  /** You bid or pass. */
  call(call: Call): void;
  /**
   * On to the next game of the match, or the bidding for it.
   * @param first who is to go first, where you choose that; else null
   */
  goOn(first: Side | null): void;
  /** Takes the place of the histories that are known. @param kept as the listener was given it, by this page or another */
  readHistories(kept: string): void;
  /** null where two decks have none: a deck against itself. @param you slug of a deck, as in a choice */
  history(you: string, foe: string): HistoryFace | null;
  /** You call one of two decks the stronger one, or none. */
  callStronger(you: string, foe: string, stronger: Side | null): HistoryFace | null;
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
  /** How long each move of a bot, and each moment of an automaton's turn, is shown, in milliseconds; Infinity: until `next`. */
  setPace(milliseconds: number): void;
  /** Shows the next of them now. */
  next(): void;
  /** Shows the rest of them at once, up to the next question to a human. */
  skip(): void;
  /** The record of the game as JSON text. */
  record(): string;
}

export interface Listener {
  /** @param match null for an adventure, which has none around it */
  onGame(info: GameInfo, match: MatchFace | null): void;
  onSnapshot(snapshot: Snapshot, match: MatchFace | null): void;
  onBidding(match: MatchFace): void;
  /** The match or the adventure as text, to be given to `resume` or `newAdventure`; after each change. */
  onKept(kept: string): void;
  /** The histories of all decks as text, to be given to `readHistories`. */
  onHistories(kept: string): void;
  /** The decks that there are to choose from, after each change; and how long those of the player last. */
  onDecks(decks: readonly DeckFace[], lasting: Lasting): void;
  /** The collection as text, to be given to `openCollection`; only where the browser has no database. */
  onCollection(kept: string): void;
  onTrouble(message: string): void;
}
