// A game on the table of a server, as the page gives it to the worker to be put into words, and what comes back.
import type { GameEvent, Seat } from '@vaultsong/engine';
import type { Aim, Preview } from '@vaultsong/foresight';
import type { GameStart, GameView, TableView } from '@vaultsong/protocol';
import type { Verdict } from '@vaultsong/tables';
import type { Automation } from './automation/automation.ts';
import type { ListedDeck } from './cardInfo.ts';
import type { GameInfo } from './game.ts';
import type { PreviewInfo } from './question.ts';
import type { Snapshot } from './snapshot.ts';

/** What the server told, as it stands after one message. */
export interface RemoteUpdate {
  readonly table: string;
  /** null: one looks on. */
  readonly you: Seat | null;
  /** The name of the moment that comes of it. */
  readonly moment: number;
  /** `events` are all of this game, and what was told of it before counts no more. */
  readonly whole: boolean;
  readonly view: TableView;
  readonly game: GameView;
  readonly start: GameStart;
  readonly events: readonly GameEvent[];
  /** What is answered in your place. */
  readonly automation: Automation;
}

export interface PresentedGame {
  readonly info: GameInfo;
  readonly snapshot: Snapshot;
  /** The answer to the pending question that is to be given in your place; null: you are asked. */
  readonly own: number | null;
}

/** Puts the games of one table into words. Nothing is decided here, and nothing is known but what was told. */
export interface Interpreter {
  present(told: RemoteUpdate): Promise<PresentedGame>;
  /** What an answer would bring about, in words; null where there is nothing to tell. */
  sayPreview(preview: Preview): PreviewInfo | null;
  /** The option of the pending question that was aimed at; null where that is none, or something else is asked. */
  aimed(aim: Aim): number | null;
  /** The order of the abilities about which you are asked does not matter to you, as long as some of them wait. */
  allowAnyOrder(): void;
  /** The decks that are bid for, with their lists as far as they are known. */
  listDecks(start: GameStart, face: TableView): readonly ListedDeck[];
  /** Checks the log of a table whose match is over. @param entries as the server gives them */
  verify(table: string, entries: unknown): Promise<Verdict>;
}
