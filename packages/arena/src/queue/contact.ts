// The first contact with a broker, and that somebody stays in touch: a beat now and then on the roll.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Broker } from './broker.ts';
import type { Patience } from './patience.ts';
import { patiently } from './patience.ts';
import type { Member, Present, Roll } from './roll.ts';
import { openRoll } from './roll.ts';

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
  patience: Patience,
  signal: AbortSignal,
): Promise<Roll | null> {
  return await patiently(
    patience,
    async () => {
      // A connection that failed once stays so: each attempt has one of its own.
      const roll = openRoll(broker, self);
      try {
        await roll.ready();
        await roll.beat();
        return roll;
      } catch (error) {
        await roll.leave();
        throw error;
      }
    },
    signal,
  );
}

/**
 * Beats until the signal.
 * @param tell hears who is there
 * @throws QueueError when the broker is gone for too long
 */
export async function stayInTouch(
  roll: Roll,
  patience: Patience,
  tell: (present: readonly Present[]) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const present = await patiently(patience, () => roll.beat(), signal);
    if (present !== null) tell(present);
    await sleep(rhythm, undefined, { signal }).catch(() => {});
  }
}
