// Counters of recent attempts: in the memory of this process, or in Redis for all processes.
import { Redis } from 'ioredis';

/** What there is of a key, with the time that was just counted. */
export interface Counted {
  readonly count: number;
  /** In so many milliseconds it begins anew. */
  readonly left: number;
}

export interface Counters {
  /** Counts one more. @param span milliseconds from the first time on, after which it begins anew */
  add(key: string, span: number): Promise<Counted>;
  /** It begins anew now. */
  clear(key: string): Promise<void>;
  close(): void;
}

interface Kept {
  count: number;
  readonly until: number;
}

/** Keys that a process remembers; whoever makes more of them only makes the oldest forgotten. */
const most = 50_000;

export class MemoryCounters implements Counters {
  readonly #kept = new Map<string, Kept>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  async add(key: string, span: number): Promise<Counted> {
    const now = this.#now();
    const found = this.#kept.get(key);
    // Further ahead than a whole span lies only what was counted before the clock was set back.
    const isOver = found === undefined || found.until <= now || found.until > now + span;
    const kept = isOver ? { count: 0, until: now + span } : found;
    this.#kept.delete(key);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= most && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(key, kept);
    kept.count++;
    return { count: kept.count, left: kept.until - now };
  }

  async clear(key: string): Promise<void> {
    this.#kept.delete(key);
  }

  close(): void {}
}

/** Counts and dates a key in one step, so that none is left without an end. */
const script = `
  local count = redis.call('incr', KEYS[1])
  if count == 1 then redis.call('pexpire', KEYS[1], ARGV[1]) end
  return { count, redis.call('pttl', KEYS[1]) }`;

/** Milliseconds: how long Redis is waited for, and how long it is left alone after it failed. */
const patience = { answer: 500, pause: 2_000 } as const;

/** Where Redis fails, this process counts for itself until it is there again: a limit is never in the way, and never gone. */
export class RedisCounters implements Counters {
  readonly #redis: Redis;
  readonly #own: MemoryCounters;
  readonly #now: () => number;
  readonly #onIncident: (error: unknown) => void;
  /** When Redis is asked again; null: it answers. */
  #askAgainAt: number | null = null;

  private constructor(redis: Redis, onIncident: (error: unknown) => void, now: () => number) {
    this.#redis = redis;
    this.#onIncident = onIncident;
    this.#now = now;
    this.#own = new MemoryCounters(now);
  }

  /** @param onIncident hears once each time that Redis fails */
  static async open(
    url: string,
    onIncident: (error: unknown) => void,
    now: () => number = Date.now,
  ): Promise<RedisCounters> {
    const redis = new Redis(url, {
      ...{ lazyConnect: true, enableOfflineQueue: false, maxRetriesPerRequest: 0 },
      ...{ commandTimeout: patience.answer, connectTimeout: 5_000 },
    });
    // Whoever counts hears of it.
    redis.on('error', () => {});
    const counters = new RedisCounters(redis, onIncident, now);
    await redis.connect().catch((error: unknown) => counters.#failed(error));
    return counters;
  }

  async add(key: string, span: number): Promise<Counted> {
    const answer = await this.#ask((redis) => redis.eval(script, 1, prefix + key, span));
    if (!Array.isArray(answer)) return await this.#own.add(key, span);
    const [count, left] = answer.map(Number);
    return { count: count ?? 1, left: Math.max(0, left ?? span) };
  }

  async clear(key: string): Promise<void> {
    await this.#own.clear(key);
    await this.#ask((redis) => redis.del(prefix + key));
  }

  close(): void {
    this.#redis.disconnect();
  }

  /** @returns null where Redis does not answer */
  async #ask(command: (redis: Redis) => Promise<unknown>): Promise<unknown> {
    const now = this.#now();
    const again = this.#askAgainAt;
    // Whatever a clock does that is set back, it is never left alone for longer than the pause.
    if (again !== null && again > now && again <= now + patience.pause) return null;
    try {
      const answer = await command(this.#redis);
      this.#askAgainAt = null;
      return answer;
    } catch (error) {
      this.#failed(error);
      return null;
    }
  }

  #failed(error: unknown): void {
    if (this.#askAgainAt === null) this.#onIncident(error);
    this.#askAgainAt = this.#now() + patience.pause;
  }
}

/** What keys of ours begin with, in a Redis that others may use too. */
const prefix = 'vaultsong:limit:';
