// Retries with growing pauses and a bound, for a broker that is gone.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Broker } from './broker.ts';
import { QueueError } from './broker.ts';

export interface RetryOptions {
  readonly broker: Broker;
  /** How many milliseconds a broker may be gone. */
  readonly bound: number;
  /** Hears that the broker is gone, and that it is back. */
  readonly report: (message: string) => void;
}

/** For several who ask the same broker: what one of them has reported is not reported by the next. */
export function reportOnce(report: (message: string) => void): (message: string) => void {
  let last: string | null = null;
  return (message) => {
    if (message !== last) report(message);
    last = message;
  };
}

const pauses = { first: 200, last: 5_000 } as const;

/**
 * Asks a broker for something, again and again while it is gone.
 * @throws QueueError when it was gone for too long, or lets nobody in
 */
export async function withRetries<T>(
  { broker, bound, report }: RetryOptions,
  ask: () => Promise<T>,
  signal: AbortSignal,
): Promise<T | null> {
  const began = performance.now();
  let isReported = false;
  for (let pause: number = pauses.first; !signal.aborted; pause = Math.min(pauses.last, 2 * pause)) {
    try {
      const answer = await withinReason(ask());
      if (isReported) report(`the broker at ${broker.shown} answers again`);
      return answer;
    } catch (error) {
      const reason = reasonOf(error, broker);
      if (isFinal(error)) throw new QueueError(`the broker at ${broker.shown} lets nobody in: ${reason}`);
      if (performance.now() - began + pause > bound)
        throw new QueueError(
          `the broker at ${broker.shown} has not answered for ${Math.round(bound / 1000)} s: ${reason}; expected one that runs there`,
        );
      if (!isReported)
        report(
          `the broker at ${broker.shown} does not answer (${reason}); trying again for ${Math.round(bound / 1000)} s`,
        );
      isReported = true;
      await sleep(pause, undefined, { signal }).catch(() => {});
    }
  }
  return null;
}

const longest = 10_000;

/** A connection that is open to nobody would be waited for forever. */
async function withinReason<T>(asked: Promise<T>): Promise<T> {
  const late = new AbortController();
  asked.catch(() => {});
  const never = sleep(longest, undefined, { signal: late.signal }).then(() => {
    throw new Error(`no answer within ${longest / 1000} s`);
  });
  never.catch(() => {});
  try {
    return await Promise.race([asked, never]);
  } finally {
    late.abort();
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Wrong names and passwords do not become right: Redis says so in words, PostgreSQL by classes of codes. */
const isFinal = (error: unknown): boolean =>
  /^(?:28|3D)/.test(codeOf(error)) ||
  (error instanceof Error && /\b(?:WRONGPASS|NOAUTH)\b|ERR invalid password/.test(error.message));

/** Without the password, should a message repeat the address. */
function reasonOf(error: unknown, { url }: Broker): string {
  const message = error instanceof Error && error.message !== '' ? error.message : codeOf(error) || 'no reason given';
  // Its own words advise on an option that nobody who reads this has.
  if (error instanceof Error && error.name === 'MaxRetriesPerRequestError') return 'the connection is lost';
  const { password } = new URL(url);
  const secrets = [url, password, decodeURIComponent(password)].filter((secret) => secret !== '');
  return secrets.reduce((text, secret) => text.replaceAll(secret, '…'), message);
}
