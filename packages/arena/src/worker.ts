// What a worker thread does: some games of a series, told back without their answers unless somebody wants them.
import '@vaultsong/cards'; // A thread has an engine of its own, which knows no card before they are loaded.
import type { GameResult } from './game.ts';
import type { Series } from './series.ts';
import { playSome } from './series.ts';

export interface Task {
  readonly series: Series;
  readonly from: number;
  readonly to: number;
  readonly keepAnswers: boolean;
}

export function playTask({ series, from, to, keepAnswers }: Task): readonly GameResult[] {
  const results = playSome(series, from, to);
  return keepAnswers ? results : results.map((result) => ({ ...result, answers: [] }));
}
