// Numbers for Prometheus: those of the process, and those that the rooms of the server add, each in the room that knows it.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** One for each server of a process, so that two in a test do not count together. */
export interface Metrics {
  readonly registry: Registry;
  /** How long requests took, by route; what matched no route counts as one, or anybody could make series without end. */
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  /** How long it took until what a player asked for was written down. */
  readonly answers: Histogram<never>;
  /** How long statements took, by what they are for. */
  readonly statements: Histogram<'what'>;
  /** Requests and live messages that were refused. `route` is `live` for the live protocol. */
  readonly refusals: Counter<'route' | 'code'>;
  /** Sign-ins that failed, by why. */
  readonly failedSignIns: Counter<'why'>;
  /** Live connections that ended, by who ended them and why. */
  readonly endedConnections: Counter<'why'>;
  readonly begunGames: Counter;
  /** Decisions of moderators. */
  readonly moderation: Counter<'action'>;
  /** Games that ended, by how. */
  readonly endedGames: Counter<'how'>;
  /** The text that Prometheus reads. */
  text(): Promise<string>;
}

/** Seconds; an answer should take some milliseconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Metrics that have counted nothing yet. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'vaultsong_http_request_seconds',
      help: 'How long requests took.',
      labelNames: ['method', 'route', 'status'],
      buckets,
      registers,
    }),
    answers: new Histogram({
      name: 'vaultsong_answer_seconds',
      help: 'How long it took until what a player asked for was written down.',
      buckets,
      registers,
    }),
    statements: new Histogram({
      name: 'vaultsong_database_seconds',
      help: 'How long the database took for what it was asked.',
      labelNames: ['what'],
      buckets,
      registers,
    }),
    refusals: new Counter({
      name: 'vaultsong_refusals_total',
      help: 'Requests and live messages that were refused.',
      labelNames: ['route', 'code'],
      registers,
    }),
    failedSignIns: new Counter({
      name: 'vaultsong_failed_sign_ins_total',
      help: 'Sign-ins that failed.',
      labelNames: ['why'],
      registers,
    }),
    endedConnections: new Counter({
      name: 'vaultsong_connections_ended_total',
      help: 'Live connections that ended.',
      labelNames: ['why'],
      registers,
    }),
    begunGames: new Counter({ name: 'vaultsong_games_begun_total', help: 'Games that began.', registers }),
    endedGames: new Counter({
      name: 'vaultsong_games_ended_total',
      help: 'Games that ended.',
      labelNames: ['how'],
      registers,
    }),
    moderation: new Counter({
      name: 'vaultsong_moderation_total',
      help: 'Decisions of moderators.',
      labelNames: ['action'],
      registers,
    }),
    text: () => registry.metrics(),
  };
}

/** Something counted upwards, registered once. */
export function addCounter<Label extends string = never>(
  { registry }: Metrics,
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
): Counter<Label> {
  return new Counter({ name: `vaultsong_${name}`, help, labelNames, registers: [registry] });
}

/** Something that is as it is when it is asked for. */
export function addGauge({ registry }: Metrics, name: string, help: string, read: () => number): void {
  new Gauge({
    name: `vaultsong_${name}`,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}
