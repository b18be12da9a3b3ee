// Store of @fastify/rate-limit on our counters, which all processes share where there is Redis. The plugin's own store for Redis
// either refuses everybody or limits nobody while Redis is away.
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Counters } from './counters.ts';

/** The plugin makes the store itself. Keys have the route in them, so that all routes have one. */
export function requestStoreOn(counters: Counters): FastifyRateLimitStoreCtor {
  return class RequestStore implements FastifyRateLimitStore {
    incr(...[key, callback, span]: Parameters<FastifyRateLimitStore['incr']>): void {
      counters.add(`request ${key}`, span).then(
        ({ count, left }) => callback(null, { current: count, ttl: left }),
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      );
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
