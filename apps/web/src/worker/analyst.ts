// Analyst of a record, in a worker of its own: it judges one place for each call, so that the page decides how far it goes.
import '@vaultsong/cards';
import type { EffortName, Judged } from '@vaultsong/bots';
import { courseOf, efforts, Judge, placesOf } from '@vaultsong/bots';
import type { GameRecord } from '@vaultsong/engine';
import { record as recordOf, replay } from '@vaultsong/engine';
import { textId } from '../collection/ownId.ts';
import type { Analyst, RecordOutline } from '../wire/analysis/analyst.ts';
import { loadCardsFor } from './loadAdventures.ts';

/** In letters: a record of ten thousand answers has some 100,000. */
const longestRecord = 5_000_000;

/** The same as that of `vaultsong analyse`, so that both say the same. */
const seed = 1;

/** A search of one place cannot be told to stop; the worker is ended instead. */
const mustStop = (): boolean => false;

export class RecordAnalyst implements Analyst {
  #record: GameRecord | null = null;
  readonly #judges = new Map<EffortName, Judge>();
  readonly #code: string;

  /** @param code names the version of engine, cards and bots: another one may judge otherwise */
  constructor(code: string) {
    this.#code = code;
  }

  async open(text: string): Promise<RecordOutline> {
    const record = await playable(text);
    this.#record = record;
    this.#judges.clear();
    const { setup, winner, checkpoints, answers } = record;
    const isJudged = setup.adventure === undefined && setup.decks.length === 2;
    return {
      id: textId(`${this.#code} ${JSON.stringify(setup)} ${answers.join(' ')}`),
      record: { setup, winner, checkpoints },
      course: courseOf(record),
      places: isJudged ? placesOf(record) : [],
    };
  }

  judge(number: number, effort: EffortName): Judged | null {
    if (this.#record === null) throw new Error('No record is open');
    let judge = this.#judges.get(effort);
    if (judge === undefined) {
      judge = new Judge(this.#record, { effort: efforts[effort], seed, mustStop });
      this.#judges.set(effort, judge);
    }
    return judge.judge(number);
  }
}

/** The record as it is played by the rules of today, with the edition that it means. */
async function playable(text: string): Promise<GameRecord> {
  if (text.length > longestRecord) throw new Error('This record is too long to be analysed.');
  await loadCardsFor(text);
  return recordOf(replay(parsed(text)));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('This is no record of a game: it is not JSON.');
  }
}
