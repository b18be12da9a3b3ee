// All contests that are played while a server is fuzzed: so many at a time, and another one wherever one is over.
import type { Contest, FuzzDeps, PlayedTable } from './contest.ts';
import { openDuel } from './duel.ts';
import { isTournament, KindBag } from './kinds.ts';
import { openTournament } from './tournament.ts';

export class Contests {
  readonly #deps: FuzzDeps;
  readonly #kinds: KindBag;
  /** Of who plays and could not go on. */
  readonly #faults: string[];
  readonly #now: Contest[] = [];
  readonly #ended: Contest[] = [];
  #playing: readonly Promise<void>[] = [];
  #isPlaying = true;

  constructor(deps: FuzzDeps, faults: string[]) {
    this.#deps = deps;
    this.#kinds = new KindBag(deps.roll);
    this.#faults = faults;
  }

  get now(): readonly Contest[] {
    return this.#now;
  }

  /** How many are over. */
  get ended(): number {
    return this.#ended.length;
  }

  /** Where it is played now. */
  get current(): readonly PlayedTable[] {
    return this.#now.flatMap(({ tables }) => tables);
  }

  /** Where it is played, or was. */
  get all(): readonly PlayedTable[] {
    return [...this.#ended, ...this.#now].flatMap(({ all }) => all);
  }

  /** How many answers were given. */
  get answers(): number {
    return this.all.reduce(
      (sum, { players }) => sum + players.reduce((own, one) => own + one.acknowledged.length, 0),
      0,
    );
  }

  /** @param count so many at a time */
  async begin(count: number): Promise<void> {
    for (let n = 0; n < count; n++) this.#now.push(await this.#open());
    this.#playing = this.#now.map((_, n) =>
      this.#playAt(n).catch((error: unknown) => void this.#faults.push(`Who played could not go on: ${String(error)}`)),
    );
  }

  /** Nobody plays any more when this resolves. */
  async stop(): Promise<void> {
    this.#isPlaying = false;
    for (const contest of this.#now) contest.stop();
    await Promise.all(this.#playing);
  }

  /** Brings all to their ends. */
  async end(): Promise<void> {
    for (const contest of this.#now) await contest.end();
  }

  /** A contest that is over is followed by another one: what changes a game shows only where there is one. */
  async #playAt(n: number): Promise<void> {
    for (let contest = this.#now[n]; contest !== undefined; contest = this.#now[n]) {
      await contest.play();
      if (!this.#isPlaying) return;
      await contest.end();
      const next = await this.#open();
      this.#ended.push(contest);
      this.#now[n] = next;
      // The end may have come meanwhile.
      if (!this.#isPlaying) return;
    }
  }

  #open(): Promise<Contest> {
    const kind = this.#kinds.draw();
    return isTournament(kind) ? openTournament(kind, this.#deps) : openDuel(kind, this.#deps);
  }
}
