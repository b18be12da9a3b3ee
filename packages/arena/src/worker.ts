// What a worker thread does: some series of a plan, told back without their answers unless somebody wants them.
import '@vaultsong/cards'; // A thread has an engine of its own, which knows no card before they are loaded.
import type { Plan } from './plan.ts';
import type { SeriesResult } from './series.ts';
import { playSome } from './series.ts';

export interface Task {
  readonly plan: Plan;
  readonly from: number;
  readonly to: number;
  readonly keepAnswers: boolean;
}

export default function playTask({ plan, from, to, keepAnswers }: Task): readonly SeriesResult[] {
  const played = playSome(plan, from, to);
  return keepAnswers ? played : played.map(withoutAnswers);
}

const withoutAnswers = ({ winner, games }: SeriesResult): SeriesResult => ({
  winner,
  games: games.map(({ planned, result }) => ({ planned, result: { ...result, answers: [] } })),
});
