// A game that is looked back on: what the page asks of the worker, and what comes back.
import type { Seat } from '@vaultsong/engine';
import type { TurnStart } from '../routing/moment.ts';
import type { GameInfo, Plan } from './game.ts';
import type { LogLine, Snapshot } from './snapshot.ts';

/** Whose knowledge is shown: that of a seat, or all hands and archives. */
export type Eyes = Seat | 'open';

export type ReplaySource =
  /** A game that this browser keeps. @param query, kept as its row has them */
  | { readonly type: 'kept'; readonly what: Plan['type']; readonly query: string; readonly kept: string }
  /** A record of a file, or of a server. @param names of the players, by seat; null: nobody knows them */
  | { readonly type: 'record'; readonly text: string; readonly names: readonly string[] | null };

export interface ReplayStep {
  /** The seat that has the turn; null before the first turn. */
  readonly player: Seat | null;
  /** One goes through it without a stop: what is asked next has one answer. */
  readonly isPassed: boolean;
  /** A key was forged on the way here. */
  readonly isForge: boolean;
  /** How many answers of the record lead here. */
  readonly answers: number;
}

export interface ReplayInfo {
  readonly info: GameInfo;
  /** The beginnings of turns, as steps: `momentAfter` and `answersAt` take them. */
  readonly turns: readonly TurnStart[];
  /** The table as it was dealt, and after each answer; an automaton's turn has several. */
  readonly steps: readonly ReplayStep[];
  /** Why the game cannot be followed further than to its last step, in words; null where it can. */
  readonly halt: string | null;
  readonly winner: Seat | null;
  /** Whose eyes are the usual ones. */
  readonly eyes: Eyes;
}

export interface ReplayLog {
  readonly lines: readonly LogLine[];
  /** By step: how many lines had been written then. */
  readonly lengths: readonly number[];
}

/** What is asked at a step, and what was answered. */
export interface ReplayAsk {
  readonly player: Seat;
  /** null: those who look do not know. */
  readonly prompt: string | null;
  readonly answer: string | null;
}

export interface ReplayView {
  readonly snapshot: Snapshot;
  /** null at the end. */
  readonly asks: ReplayAsk | null;
}

/** A game to play on, as a new row of the kept games. */
export interface BranchStart {
  readonly kept: string;
  readonly decks: readonly string[];
  readonly turn: number;
  readonly keys: readonly number[];
}

/** The record of a game in a file, or why there is none, in words. */
export type RecordFile =
  | {
      /** The same for the same game, as an address can say it. */
      readonly id: string;
      readonly decks: readonly string[];
      readonly turn: number;
      readonly keys: readonly number[];
      readonly winner: Seat | null;
      readonly isAdventure: boolean;
    }
  | { readonly fault: string };

/** Looks back on one game. */
export interface Replayer {
  /** Plays the whole game. @throws Error that says why there is none */
  open(source: ReplaySource): Promise<ReplayInfo>;
  log(eyes: Eyes): ReplayLog;
  /** @param step its number; `moment` names what comes of it */
  view(step: number, eyes: Eyes, moment: number): ReplayView;
  /** A game that begins at a step. @throws Error that says why none can */
  branch(step: number): BranchStart;
  /** The record of the game as JSON text. @throws Error that says why it has none */
  record(): string;
  /** Looks into a file, without opening its game for `view`. */
  readRecord(text: string): Promise<RecordFile>;
}
