// Presence of people at tables, across all processes. Each process publishes its own changes, and at intervals that it
// lives; the others forget a process that is silent for too long. A process that starts, or may have missed a notice,
// asks the others for everything.
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { PubSub } from '../pubsub/pubSub.ts';

const report = z.object({ table: z.string(), people: z.array(z.string()), watchers: z.int().min(0) });
type Report = z.infer<typeof report>;

const reportText = z.object({
  process: z.string(),
  /** Whether the others shall tell all that they see. */
  asks: z.boolean(),
  reports: z.array(report),
});

/** Interval at which a process says that it lives, and the time for which that counts. Milliseconds. */
const [repeat, counts] = [10_000, 25_000] as const;

/** So many tables at most are told of in one notice, which may not be long. */
const mostInOne = 20;

/** Reports of another process. */
interface Other {
  until: number;
  readonly reports: Map<string, Report>;
}

export class Presence {
  readonly #pubSub: PubSub;
  readonly #now: () => number;
  readonly #onChange: (table: string) => void;
  readonly #self = randomUUID();
  /** Here: by table, how many windows each person has open; nobody's name for who only looks on. */
  readonly #here = new Map<string, Map<string | null, number>>();
  readonly #others = new Map<string, Other>();
  readonly #stop: () => void;
  readonly #timer: NodeJS.Timeout;

  constructor(pubSub: PubSub, now: () => number, onChange: (table: string) => void) {
    this.#pubSub = pubSub;
    this.#now = now;
    this.#onChange = onChange;
    this.#stop = pubSub.subscribe('presence', (text) => this.#receive(text));
    this.#timer = setInterval(() => {
      this.#publish([]);
      this.#forget();
    }, repeat);
    this.#timer.unref();
    this.#publish([], true);
  }

  /** @param person null for one who only looks on */
  enter(table: string, person: string | null): void {
    const here = this.#here.get(table) ?? new Map<string | null, number>();
    this.#here.set(table, here.set(person, (here.get(person) ?? 0) + 1));
    this.#changed(table);
  }

  leave(table: string, person: string | null): void {
    const here = this.#here.get(table);
    const left = (here?.get(person) ?? 0) - 1;
    if (left > 0) here?.set(person, left);
    else here?.delete(person);
    this.#changed(table);
    if (here?.size === 0) this.#here.delete(table);
  }

  isHere(table: string, person: string): boolean {
    if (this.#here.get(table)?.has(person)) return true;
    for (const { reports } of this.#others.values()) if (reports.get(table)?.people.includes(person)) return true;
    return false;
  }

  watchers(table: string): number {
    let sum = this.#here.get(table)?.get(null) ?? 0;
    for (const { reports } of this.#others.values()) sum += reports.get(table)?.watchers ?? 0;
    return sum;
  }

  close(): void {
    this.#stop();
    clearInterval(this.#timer);
  }

  #changed(table: string): void {
    this.#publish([this.#reportOf(table)]);
    this.#onChange(table);
  }

  #reportOf(table: string): Report {
    const here = this.#here.get(table) ?? new Map<string | null, number>();
    return { table, people: [...here.keys()].filter((person) => person !== null), watchers: here.get(null) ?? 0 };
  }

  #publish(reports: readonly Report[], asks = false): void {
    this.#pubSub.publish('presence', JSON.stringify({ process: this.#self, asks, reports }));
  }

  #publishAll(): void {
    const tables = [...this.#here.keys()];
    for (let at = 0; at < tables.length; at += mostInOne)
      this.#publish(tables.slice(at, at + mostInOne).map((table) => this.#reportOf(table)));
  }

  #receive(text: string | null): void {
    // Something may have been missed, here as there.
    if (text === null) {
      this.#publish([], true);
      this.#publishAll();
      return;
    }
    const said = readReport(text);
    if (said === null || said.process === this.#self) return;
    const other = this.#others.get(said.process) ?? { until: 0, reports: new Map<string, Report>() };
    // One that comes anew has heard nothing of this process yet.
    const isNew = other.until === 0;
    other.until = this.#now() + counts;
    this.#others.set(said.process, other);
    if (said.asks || isNew) this.#publishAll();
    if (isNew && !said.asks) this.#publish([], true);
    for (const one of said.reports) this.#seen(other, one);
  }

  #seen({ reports }: Other, one: Report): void {
    const before = JSON.stringify(reports.get(one.table));
    if (one.people.length === 0 && one.watchers === 0) reports.delete(one.table);
    else reports.set(one.table, one);
    if (before !== JSON.stringify(one)) this.#onChange(one.table);
  }

  /** Forgets processes that say nothing any more. */
  #forget(): void {
    const now = this.#now();
    for (const [process, other] of this.#others) {
      const { reports } = other;
      // Where the clock was set back, nobody counts for longer than if they had just spoken.
      other.until = Math.min(other.until, now + counts);
      if (other.until > now) continue;
      this.#others.delete(process);
      for (const table of reports.keys()) this.#onChange(table);
    }
  }
}

/** @returns null for what is no word of a process of this version */
function readReport(text: string): z.infer<typeof reportText> | null {
  try {
    return reportText.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
