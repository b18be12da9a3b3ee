// Run of an analysis: shares the places of a game out among workers, one at a time, turns first, so that the line of chances is
// there soon. It can be stopped at any moment and goes on where it was, also after a reload. No clock in here.
import type { Analysis, EffortName, Judged } from '@vaultsong/bots';
import type { RecordOutline } from '../wire/analysis/analyst.ts';
import type { JudgedPlaces, KeptAnalyses } from './kept.ts';
import { soFar } from './soFar.ts';

/** A worker that judges places of one record. */
export interface JudgingWorker {
  /** @throws Error that says in words why the record cannot be played, or that the worker has died */
  open(record: string): Promise<RecordOutline>;
  judge(number: number, effort: EffortName): Promise<Judged | null>;
  /** Ends it, whatever it does. */
  end(): void;
}

export interface RunDeps {
  start(): JudgingWorker;
  readonly kept: KeptAnalyses;
  /** How many at most. */
  readonly workers: number;
}

export interface RunState {
  readonly status: 'opening' | 'running' | 'stopped' | 'done' | 'failed';
  /** In words; null while all is well. */
  readonly error: string | null;
  readonly outline: RecordOutline | null;
  readonly effort: EffortName;
  /** How many places were judged with that effort, and how many there are. */
  readonly done: number;
  readonly total: number;
  readonly analysis: Analysis | null;
  /** The turns of which decisions and luck are told. */
  readonly judgedTurns: ReadonlySet<number>;
}

const nothingYet: RunState = {
  status: 'opening',
  error: null,
  outline: null,
  effort: 'fast',
  done: 0,
  total: 0,
  analysis: null,
  judgedTurns: new Set(),
};

/** So many places are judged between two writes. */
const keepStep = 10;
/** A place over which two workers die would end a third one. */
const mostDeaths = 2;

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export class AnalysisRun {
  readonly #record: string;
  readonly #deps: RunDeps;
  readonly #watchers = new Set<() => void>();
  readonly #judged: Record<EffortName, Map<number, Judged | null>> = { fast: new Map(), usual: new Map() };
  readonly #workers = new Set<JudgingWorker>();
  #state = nothingYet;
  #queue: number[] = [];
  #deaths = 0;
  #unkept = 0;
  /** Counts starts and stops: what comes of an earlier start is not heard. */
  #start = 0;

  /** @param record JSON */
  constructor(record: string, deps: RunDeps) {
    this.#record = record;
    this.#deps = deps;
  }

  get state(): RunState {
    return this.#state;
  }

  watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** Opens the record, and goes on with the effort with which this browser analysed it last. */
  async open(): Promise<void> {
    const start = ++this.#start;
    const worker = this.#hire();
    try {
      const outline = await worker.open(this.#record);
      const { kept } = this.#deps;
      const [fast, usual] = [await kept.read(outline.id, 'fast'), await kept.read(outline.id, 'usual')];
      if (start !== this.#start) return;
      this.#bring('fast', fast, outline);
      this.#bring('usual', usual, outline);
      this.#tell({ outline, effort: usual.size > 0 ? 'usual' : 'fast' });
    } catch (error) {
      if (start === this.#start) this.#fail(wordsOf(error));
      return;
    }
    this.#judgeAll(worker);
  }

  /** Judges what is left; with more effort, all once more. What is known stays until the better is there. */
  goOn(effort: EffortName = this.#state.effort): void {
    const { outline, status } = this.#state;
    if (outline === null || (status === 'running' && effort === this.#state.effort)) return;
    this.stop();
    this.#start += 1;
    this.#deaths = 0;
    this.#tell({ effort, error: null });
    const worker = this.#hire();
    this.#judgeAll(worker, worker.open(this.#record));
  }

  /** Ends all work at once. What was judged is kept. */
  stop(): void {
    this.#start += 1;
    for (const worker of this.#workers) worker.end();
    this.#workers.clear();
    if (this.#state.status !== 'running' && this.#state.status !== 'opening') return;
    this.#keep();
    this.#tell({ status: 'stopped' });
  }

  #hire(): JudgingWorker {
    const worker = this.#deps.start();
    this.#workers.add(worker);
    return worker;
  }

  /** @param opened settles when the first worker has opened the record */
  #judgeAll(first: JudgingWorker, opened: Promise<unknown> = Promise.resolve()): void {
    const { outline, effort } = this.#state;
    if (outline === null) return;
    const numbers = [...outline.places.keys()].filter((number) => !this.#judged[effort].has(number));
    const isTurn = (number: number): boolean => outline.places[number]?.what === 'turn';
    this.#queue = [...numbers.filter(isTurn), ...numbers.filter((number) => !isTurn(number))];
    if (this.#queue.length === 0) {
      this.#finish();
      return;
    }
    this.#tell({ status: 'running' });
    const start = this.#start;
    void this.#work(first, opened, start);
    for (let more = Math.min(this.#deps.workers, this.#queue.length); more > 1; more--) {
      const worker = this.#hire();
      void this.#work(worker, worker.open(this.#record), start);
    }
  }

  async #work(worker: JudgingWorker, opened: Promise<unknown>, start: number): Promise<void> {
    let number: number | undefined;
    try {
      await opened;
      while (start === this.#start) {
        number = this.#queue.shift();
        if (number === undefined) break;
        const { effort } = this.#state;
        const judged = await worker.judge(number, effort);
        if (start !== this.#start) return;
        this.#take(number, effort, judged);
      }
    } catch (error) {
      if (start !== this.#start) return;
      this.#bury(worker, number, wordsOf(error));
    }
  }

  #bury(worker: JudgingWorker, number: number | undefined, error: string): void {
    worker.end();
    this.#workers.delete(worker);
    if (number !== undefined) this.#queue.unshift(number);
    this.#deaths += 1;
    if (this.#deaths >= mostDeaths) {
      this.#fail(error);
      return;
    }
    const next = this.#hire();
    void this.#work(next, next.open(this.#record), this.#start);
  }

  #take(number: number, effort: EffortName, judged: Judged | null): void {
    this.#judged[effort].set(number, judged);
    this.#unkept += 1;
    if (this.#unkept >= keepStep) this.#keep();
    this.#tell({});
    if (this.#state.done === this.#state.total) this.#finish();
  }

  #finish(): void {
    this.#start += 1;
    for (const worker of this.#workers) worker.end();
    this.#workers.clear();
    this.#keep();
    this.#tell({ status: 'done' });
  }

  #fail(error: string): void {
    this.stop();
    this.#tell({ status: 'failed', error });
  }

  #keep(): void {
    const { outline, effort } = this.#state;
    if (outline === null || this.#unkept === 0) return;
    this.#unkept = 0;
    void this.#deps.kept.write(outline.id, effort, new Map(this.#judged[effort]));
  }

  /** What an earlier run has kept, as far as it fits the record. */
  #bring(effort: EffortName, kept: JudgedPlaces, { places }: RecordOutline): void {
    for (const [number, judged] of kept) {
      const place = places[number];
      if (place !== undefined && (judged === null || (judged.what === place.what && judged.at === place.at)))
        this.#judged[effort].set(number, judged);
    }
  }

  #tell(change: Partial<RunState>): void {
    const { outline, effort } = { ...this.#state, ...change };
    const judged: JudgedPlaces =
      effort === 'fast' ? this.#judged.fast : new Map([...this.#judged.fast, ...this.#judged.usual]);
    const known =
      outline === null || outline.places.length === 0
        ? { analysis: null, judgedTurns: nothingYet.judgedTurns }
        : soFar(outline, judged);
    this.#state = {
      ...this.#state,
      ...change,
      ...known,
      done: this.#judged[effort].size,
      total: outline?.places.length ?? 0,
    };
    for (const watcher of this.#watchers) watcher();
  }
}
