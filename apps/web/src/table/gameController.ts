// Controller of the game on the table, which is asked for all that happens at it: the worker for games at home, or a server.
import type { Aim, Reach } from '@vaultsong/foresight';
import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import { readClient, table } from '../client/client.ts';
import type { Automation } from '../wire/automation/automation.ts';
import type { PreviewInfo } from '../wire/question.ts';
import { saveRecord } from './saveRecord.ts';

export interface GameController {
  /** Names the game among those of this browser and of servers; null: it is not kept. */
  gameId(): string | null;
  /** @param aim answers what is asked next too, if it is about that */
  answer(moment: number, option: number, aim: Aim | null): void;
  /** The order of the abilities about which the player is asked does not matter, as long as some of them wait. */
  anyOrder(moment: number): void;
  /** What is answered in the place of the player from now on. */
  automate(automation: Automation): void;
  /** What an answer would bring about; null where there is nothing to tell. */
  preview(moment: number, option: number, aim: Aim | null): Promise<PreviewInfo | null>;
  /** What can be aimed at with an answer. */
  reach(moment: number, option: number): Promise<Reach | null>;
  /** What a bot would answer in the player's place; null: nobody is told here. */
  readonly hint: ((moment: number) => Promise<number | null>) | null;
  /** @param decisions how many of them are taken back; one where none are named */
  undo(decisions?: number): void;
  /** Shows the next of what others do, or all of it up to the next decision. */
  next(): void;
  skip(): void;
  /** Lets the browser download the record of the game. */
  save(): void;
}

/** What a table shows of those who play from elsewhere. Apart from the desk, since it changes while a card is held. */
export interface OtherPlayers {
  /** Above the question: whose time runs, who is away, what somebody asks. */
  readonly above: ReactNode;
  /** In place of the question, while somebody else is asked. */
  readonly waiting: ReactNode;
  /** In place of the question, when the game is over; null while it goes on. */
  readonly over: ReactNode;
  /** One has no seat, and decides nothing. */
  readonly looksOn: boolean;
  /** Among the tools of the table. */
  readonly tools: ReactNode;
  /** null: it is played now. */
  readonly walk: Walk | null;
  /** What it means to take something back here. */
  readonly undo: { readonly title: string; readonly mark: string };
}

/** Ways through a game that is looked back on. */
export const ways = ['first', 'turn-back', 'step-back', 'step-on', 'turn-on', 'key-on', 'last'] as const;
export type Way = (typeof ways)[number];

/** A game that is looked back on, and walked through. */
export interface Walk {
  readonly isPlaying: boolean;
  /** Whether a way leads anywhere from here. */
  leads(way: Way): boolean;
  go(way: Way): void;
  /** Plays by itself, or stops. */
  togglePlay(): void;
  /** @param by steps of speed, up or down */
  changeSpeed(by: 1 | -1): void;
  /** Asks how to play on from here; null where nobody can. */
  readonly playOn: (() => void) | null;
  /** The lines of the log that led to this moment: from one up to, and without, another. */
  readonly lines: { readonly from: number; readonly to: number };
  /** To the moment of a line of the log. */
  goToLine(line: number): void;
}

/** The game is that of the worker. */
const alone: GameController = {
  ...table,
  save: saveRecord,
  gameId: () => {
    const { status } = readClient();
    return status.type === 'playing' ? status.id : null;
  },
};

export const GameControllerContext = createContext<GameController>(alone);

export const useGameController = (): GameController => useContext(GameControllerContext);

/** null: the game is played at this screen alone. */
export const OtherPlayersContext = createContext<OtherPlayers | null>(null);

export const useOtherPlayers = (): OtherPlayers | null => useContext(OtherPlayersContext);
