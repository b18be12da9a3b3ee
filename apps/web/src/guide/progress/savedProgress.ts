// Progress of the guided game, kept in this tab until it is closed, so that a reload continues it.
import type { Seen } from './progress.ts';

const store = 'vaultsong.guide';

export interface SavedProgress {
  /** The query of the game's address: what was kept of another game is of no use. */
  readonly query: string;
  readonly seen: Seen;
  readonly hidden: boolean;
  /** Of both players, all that were given in the game. */
  readonly answers: readonly number[];
}

export const noProgress: SavedProgress = { query: '', seen: [], hidden: false, answers: [] };

const isText = (value: unknown): value is string => typeof value === 'string';
const isAnswer = (value: unknown): value is number => Number.isInteger(value);

/** The saved progress, as far as it can be read; the game checks the answers itself. */
export function readProgress(): SavedProgress {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(store) ?? '{}');
    if (typeof value !== 'object' || value === null) return noProgress;
    return {
      query: 'query' in value && isText(value.query) ? value.query : '',
      seen: 'seen' in value && Array.isArray(value.seen) ? value.seen.filter(isText) : [],
      hidden: 'hidden' in value && value.hidden === true,
      answers: 'answers' in value && Array.isArray(value.answers) ? value.answers.filter(isAnswer) : [],
    };
  } catch {
    // No storage, or something else wrote there.
    return noProgress;
  }
}

export function saveProgress(change: Partial<SavedProgress>): void {
  try {
    sessionStorage.setItem(store, JSON.stringify({ ...readProgress(), ...change }));
  } catch {
    // Without storage the guide lasts as long as the page.
  }
}
