// Leaks that a test plants on the way from the server to whoever hears it, so that each check is seen to find one.
import type { State, Viewer } from '@vaultsong/engine';
import type { ToClientOf, TournamentView } from '@vaultsong/protocol';
import type { Table, TableEventOf } from '@vaultsong/tables';
import type { GuardedWord } from './guardedWords.ts';

/** A table as it is now, to which nothing was done on the way. */
export interface Around {
  readonly table: Table;
  /** What is guarded there, and in its tournament. */
  readonly words: readonly GuardedWord[];
}

/** An answer of REST, as it came. */
export interface RestAnswer {
  readonly status: number;
  readonly text: string;
}

/** What somebody answered at a table, as it was written down, and what it led to. */
export interface Answered {
  readonly event: TableEventOf<'answered'>;
  readonly after: State;
}

/** Each makes of what the server told what a leaking one would have told. */
export interface Planted {
  live?(message: ToClientOf<'table'>, viewer: Viewer, around: Around): ToClientOf<'table'>;
  said?(message: ToClientOf<'chat'>, around: Around): ToClientOf<'chat'>;
  rest?(path: string, answer: RestAnswer, around: Around): RestAnswer;
  answered?(answered: Answered): Answered;
  tournament?(face: TournamentView): TournamentView;
}
