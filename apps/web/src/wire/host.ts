// Interface between the page and the worker, in both directions. The page holds no rules: all that it may offer comes from
// here.
import type { Seat } from '@vaultsong/engine';
import type { Aim, Reach } from '@vaultsong/foresight';
import type { Call, Side } from '@vaultsong/match';
import type { Lasting } from '../collection/storage.ts';
import type { Automation } from './automation/automation.ts';
import type { Brought, DeckInfo } from './cardInfo.ts';
import type { GameInfo, Plan } from './game.ts';
import type { HistoryInfo, MatchInfo } from './match.ts';
import type { PreviewInfo } from './question.ts';
import type { Snapshot } from './snapshot.ts';

export interface Host {
  /** The decks that there are to choose from. */
  decks(): readonly DeckInfo[];
  /**
   * Opens the collection of the browser, or reads it again where the browser has no database.
   * @param kept what the listener was given to keep in its place, if anything
   */
  openCollection(kept: string): Promise<void>;
  /** Portable form of a deck: its name where that leads to it, else its text. */
  deckText(slug: string): string;
  /** A new deck by chance. */
  newDeck(): DeckInfo;
  /** Takes a deck of the player's own into the collection: a deck file or its text. */
  bring(source: Blob | string): Promise<Brought>;
  /**
   * Starts a match, with its first game or the bidding for it, or an adventure; the listener hears of it first, then of each change.
   * @param id under which the page keeps it; null: it does not
   * @param answers of an earlier session of the same game, which goes on from there; not of an adventure
   */
  start(id: string | null, plan: Plan, answers?: readonly number[]): Promise<void>;
  /**
   * Goes on with a match or an adventure that was left, where it was left.
   * @param kept as the listener was given it
   * @returns why it cannot; null when it does
   */
  resume(id: string, plan: Plan, kept: string): Promise<string | null>;
  /** The player left the game on the table: it stands still. */
  leave(): void;
  /** Nothing but an answer, by which the page knows that the worker is alive. */
  ping(): void;
  /** The record of the game that is or was on the table of something kept, as JSON text; null where it has none. */
  recordOf(plan: Plan, kept: string): Promise<string | null>;
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
  history(you: string, foe: string): HistoryInfo | null;
  /** You call one of two decks the stronger one, or none. */
  callStronger(you: string, foe: string, stronger: Side | null): HistoryInfo | null;
  /** @param moment of the snapshot that held the question; an answer to an earlier moment, as by a double click, is ignored */
  answer(moment: number, option: number, aim?: Aim | null): void;
  /** The order of the abilities about which you are asked does not matter to you, as long as some of them wait. */
  anyOrder(moment: number): void;
  /** What the table answers in your place from now on. */
  automate(automation: Automation): void;
  /** Preview of an answer; null where there is nothing to tell, or the moment has passed. */
  preview(moment: number, option: number, aim?: Aim | null): PreviewInfo | null;
  /** Targets of an answer; null where there are none, or the moment has passed. */
  reach(moment: number, option: number): Reach | null;
  /** Answer of the rules bot in your place; null when you are not asked, or the moment has passed. */
  advice(moment: number): number | null;
  /** Answer of a bot that searches in your place; null when you are not asked, or the moment passes meanwhile. */
  hint(moment: number): Promise<number | null>;
  /** All answers that were given in this game, for `start`. */
  answers(): readonly number[];
  /** Whom the curtain waits for is there. */
  liftCurtain(moment: number): void;
  /** Back to your previous decision, or by so many decisions. */
  undo(decisions?: number): void;
  /** Time for which each move of a bot and each moment of an automaton's turn shows, in milliseconds; Infinity: until `next`. */
  setPace(milliseconds: number): void;
  /** Shows the next of them now. */
  next(): void;
  /** Shows the rest of them at once, up to the next question to a human. */
  skip(): void;
  /** The record of the game as JSON text. */
  record(): string;
}

/** The last numbers that a page has of games and moments. */
export interface After {
  readonly game: number;
  readonly moment: number;
}

/** A bot that thinks for long. */
export interface Thinking {
  readonly seat: Seat;
  /** Progress, from 0 to 1. */
  readonly share: number;
}

export interface Listener {
  /**
   * @param id as it was started or resumed with
   * @param match null for an adventure, which has none around it
   */
  onGame(id: string | null, info: GameInfo, match: MatchInfo | null): void;
  onSnapshot(snapshot: Snapshot, match: MatchInfo | null): void;
  onBidding(id: string | null, match: MatchInfo): void;
  /** The match or the adventure as text, to be given to `resume`; after each change, unless it is not kept. */
  onKept(id: string, kept: string): void;
  /** The histories of all decks as text, to be given to `readHistories`. */
  onHistories(kept: string): void;
  /** The decks that there are to choose from, after each change; and how long those of the player last. */
  onDecks(decks: readonly DeckInfo[], lasting: Lasting): void;
  /** The collection as text, to be given to `openCollection`; only where the browser has no database. */
  onCollection(kept: string): void;
  /** A bot thinks for long; null: it is done. */
  onThinking(thinking: Thinking | null): void;
  onError(message: string): void;
}
