// The first contact with a broker, and that somebody stays in touch: a beat now and then on the roll.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Broker } from './broker.ts';
import type { Member, Membership, Present } from './membership.ts';
import { openMembership } from './membership.ts';
import type { RetryOptions } from './retry.ts';
import { withRetries } from './retry.ts';

/** How often it is told that one is there, in milliseconds. */
const rhythm = 1_000;

/**
 * Signs the roll of a broker.
 * @returns null where the signal came first
 * @throws QueueError where there is no broker
 */
export async function reach(
  broker: Broker,
  self: Member,
  patience: RetryOptions,
  signal: AbortSignal,
): Promise<Membership | null> {
  return await withRetries(
    patience,
    async () => {
      // A connection that failed once stays so: each attempt has one of its own.
      const membership = openMembership(broker, self);
      try {
        await membership.ready();
        await membership.beat();
        return membership;
      } catch (error) {
        await membership.leave();
        throw error;
      }
    },
    signal,
  );
}

/**
 * Beats until the signal.
 * @param onPresent hears who is there
 * @throws QueueError when the broker is gone for too long
 */
export async function stayInTouch(
  membership: Membership,
  patience: RetryOptions,
  onPresent: (present: readonly Present[]) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const present = await withRetries(patience, () => membership.beat(), signal);
    if (present !== null) onPresent(present);
    await sleep(rhythm, undefined, { signal }).catch(() => {});
  }
}
