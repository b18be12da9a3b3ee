// Summary of an analysis before its end: chances of the turns that were judged one after the other, and decisions of the turns whose
// answers were all judged.
import type { Analysis, Judged } from '@vaultsong/bots';
import { analysisOf } from '@vaultsong/bots';
import type { RecordOutline } from '../wire/analysis/analyst.ts';
import type { JudgedPlaces } from './kept.ts';

export interface SoFar {
  readonly analysis: Analysis;
  /** The turns of which decisions and luck are told. */
  readonly judgedTurns: ReadonlySet<number>;
}

export function soFar({ record, places }: RecordOutline, judged: JudgedPlaces): SoFar {
  const ofTurns: Judged[] = [];
  const open = new Set<number>();
  let isInRow = true;
  for (const [number, { what, turn }] of places.entries()) {
    const found = judged.get(number);
    if (what === 'turn') {
      isInRow &&= found != null;
      if (isInRow && found != null) ofTurns.push(found);
      else open.add(turn);
    } else if (found === undefined) open.add(turn);
  }
  const answers = places.flatMap(({ what, turn }, number) => {
    const found = judged.get(number);
    return what === 'answer' && found != null && !open.has(turn) ? [found] : [];
  });
  return {
    // The end of the game is told as soon as all turns have their chances.
    analysis: { ...analysisOf(record, [...ofTurns, ...answers], isInRow), isWhole: open.size === 0 },
    judgedTurns: new Set(ofTurns.map(({ turn }) => turn).filter((turn) => !open.has(turn))),
  };
}
