// Work of a worker thread: some series of a plan, returned without their answers unless somebody wants them; some
// fixtures of an experiment; or the judgment of some moments of a game.
import '@vaultsong/cards'; // A thread has an engine of its own, which knows no card before they are loaded.
import type { EffortName, Judged } from '@vaultsong/bots';
import { efforts, judge as judgePlaces } from '@vaultsong/bots';
import type { GameRecord } from '@vaultsong/engine';
import type { FixtureGame, Played } from './executor/fixture.ts';
import { playFixture } from './executor/playFixture.ts';
import type { Plan } from './plan.ts';
import type { SeriesResult } from './series.ts';
import { playSome } from './series.ts';

export interface SeriesTask {
  readonly plan: Plan;
  readonly from: number;
  readonly to: number;
  readonly keepAnswers: boolean;
}

export function playSeries({ plan, from, to, keepAnswers }: SeriesTask): readonly SeriesResult[] {
  const played = playSome(plan, from, to);
  return keepAnswers ? played : played.map(withoutAnswers);
}

export const playFixtures = (games: readonly FixtureGame[]): readonly Played[] => games.map(playFixture);

const withoutAnswers = ({ winner, games }: SeriesResult): SeriesResult => ({
  winner,
  games: games.map(({ planned, result }) => ({ planned, result: { ...result, answers: [] } })),
});

export interface JudgeTask {
  readonly record: GameRecord;
  readonly effort: EffortName;
  readonly seed: number;
  readonly from: number;
  readonly to: number;
}

export const judge = ({ record, effort, ...range }: JudgeTask): readonly Judged[] =>
  judgePlaces(record, { ...range, effort: efforts[effort], mustStop: () => false });
