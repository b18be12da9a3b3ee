// Health of the parts that the server stands on. The log tells once that one is lost and once that it is back; a metric and /healthz
// tell it to whoever watches over the server.
import { Gauge } from 'prom-client';
import { outageOf } from '../store/outage.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** The database that answers; room to write what it is to keep; and what carries notices between processes. */
export type Part = 'database' | 'disk' | 'broker';

/** `none`: there is no such part, because there is one process alone. */
export type PartState = 'up' | 'down' | 'none';

/** What whoever watches over the server is told. */
export interface HealthReport {
  /**
   * `unavailable` where people cannot play, with 503. Without a broker they can: processes look at the database themselves. So that is
   * `degraded` with 200, because a balancer that took all processes away for it would make an outage of a delay.
   */
  readonly status: 'ok' | 'degraded' | 'unavailable';
  readonly parts: Readonly<Record<Part, PartState>>;
}

interface Lost {
  readonly at: number;
}

/** What is said of a part. */
const names: Readonly<Record<Part, string>> = {
  database: 'the database',
  disk: 'the room to write to',
  broker: 'the broker',
};

export class Health {
  readonly #parts: Readonly<Record<Part, boolean>>;
  readonly #lost = new Map<Part, Lost>();
  readonly #log: Log;
  readonly #now: () => number;

  /** @param hasBroker whether there is more than this process, so that notices are carried */
  constructor(log: Log, { registry }: Metrics, hasBroker: boolean, now: () => number = Date.now) {
    this.#log = log;
    this.#now = now;
    this.#parts = { database: true, disk: true, broker: hasBroker };
    const report = (): HealthReport => this.report();
    new Gauge({
      name: 'vaultsong_up',
      help: 'Whether a part that the server stands on works.',
      labelNames: ['part'],
      registers: [registry],
      collect() {
        for (const [part, state] of Object.entries(report().parts))
          if (state !== 'none') this.set({ part }, state === 'up' ? 1 : 0);
      },
    });
  }

  isUp(part: Part): boolean {
    return !this.#lost.has(part);
  }

  /** A part does not work. */
  lost(part: Part, error: unknown): void {
    if (this.#lost.has(part)) return;
    this.#lost.set(part, { at: this.#now() });
    this.#log.error({ part, err: error }, `${names[part]} is lost`);
  }

  /**
   * Somebody met with an error.
   * @returns whether it tells of an outage, which is logged once, and not by each who meets with it
   */
  heard(error: unknown): boolean {
    const outage = outageOf(error);
    if (outage !== null) this.lost(outage, error);
    return outage !== null;
  }

  /** A part works. */
  works(part: Part): void {
    const lost = this.#lost.get(part);
    if (lost === undefined) return;
    this.#lost.delete(part);
    const seconds = Math.max(0, Math.round((this.#now() - lost.at) / 1000));
    this.#log.info({ part, seconds }, `${names[part]} is back`);
  }

  report(): HealthReport {
    const state = (part: Part): PartState => (!this.#parts[part] ? 'none' : this.isUp(part) ? 'up' : 'down');
    const parts = { database: state('database'), disk: state('disk'), broker: state('broker') };
    const canPlay = parts.database === 'up' && parts.disk === 'up';
    return { status: !canPlay ? 'unavailable' : parts.broker === 'down' ? 'degraded' : 'ok', parts };
  }
}
