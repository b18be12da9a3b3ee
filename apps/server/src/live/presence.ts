// Who looks at which table now, in all processes. Each tells the others what it sees, and forgets what one says that has
// been silent for too long.
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Waking } from '../waking/notice.ts';

const report = z.object({
  process: z.string(),
  table: z.string(),
  people: z.array(z.string()),
  watchers: z.int().min(0),
});
type Report = z.infer<typeof report>;

/** How often all is told again, and how long it counts. Milliseconds. */
const [repeat, counts] = [10_000, 25_000] as const;

export class Presence {
  readonly #waking: Waking;
  readonly #now: () => number;
  readonly #onChange: (table: string) => void;
  readonly #self = randomUUID();
  /** Here: by table, how many windows each person has open; nobody's name for who only looks on. */
  readonly #here = new Map<string, Map<string | null, number>>();
  readonly #others = new Map<string, { readonly report: Report; readonly until: number }>();
  readonly #stop: () => void;
  readonly #timer: NodeJS.Timeout;

  constructor(waking: Waking, now: () => number, onChange: (table: string) => void) {
    this.#waking = waking;
    this.#now = now;
    this.#onChange = onChange;
    this.#stop = waking.hear('presence', (text) => this.#hear(text));
    this.#timer = setInterval(() => {
      for (const table of this.#here.keys()) this.#tell(table);
    }, repeat);
    this.#timer.unref();
  }

  /** @param person null for one who only looks on */
  enter(table: string, person: string | null): void {
    const here = this.#here.get(table) ?? new Map<string | null, number>();
    this.#here.set(table, here.set(person, (here.get(person) ?? 0) + 1));
    this.#tell(table);
  }

  leave(table: string, person: string | null): void {
    const here = this.#here.get(table);
    const left = (here?.get(person) ?? 0) - 1;
    if (left > 0) here?.set(person, left);
    else here?.delete(person);
    this.#tell(table);
    if (here?.size === 0) this.#here.delete(table);
  }

  isHere(table: string, person: string): boolean {
    return (
      this.#here.get(table)?.has(person) === true || this.#reports(table).some(({ people }) => people.includes(person))
    );
  }

  watchers(table: string): number {
    const here = this.#here.get(table)?.get(null) ?? 0;
    return this.#reports(table).reduce((sum, { watchers }) => sum + watchers, here);
  }

  close(): void {
    this.#stop();
    clearInterval(this.#timer);
  }

  #reports(table: string): readonly Report[] {
    const now = this.#now();
    return [...this.#others.values()].flatMap(({ report: told, until }) =>
      told.table === table && until > now ? [told] : [],
    );
  }

  #tell(table: string): void {
    const here = this.#here.get(table) ?? new Map<string | null, number>();
    const people = [...here.keys()].filter((person) => person !== null);
    const told: Report = { process: this.#self, table, people, watchers: here.get(null) ?? 0 };
    this.#waking.tell('presence', JSON.stringify(told));
    this.#onChange(table);
  }

  #hear(text: string | null): void {
    // Nothing is lost that the next report does not say again.
    if (text === null) return;
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      return;
    }
    const { data } = report.safeParse(json);
    if (data === undefined || data.process === this.#self) return;
    const key = `${data.process} ${data.table}`;
    const isNew = !this.#others.has(key);
    const before = JSON.stringify(this.#others.get(key)?.report);
    if (data.people.length === 0 && data.watchers === 0) this.#others.delete(key);
    else this.#others.set(key, { report: data, until: this.#now() + counts });
    // Who hears of a process for the first time tells it what it cannot know.
    if (isNew && this.#here.has(data.table)) this.#tell(data.table);
    else if (before !== JSON.stringify(data)) this.#onChange(data.table);
  }
}
