// Decks of the registry by their ids: the server behind this page asks for them, and the page asks no other site.
import { z } from 'zod';
import { RequestError, restUntil } from './rest.ts';
import { openSession } from './session.ts';

// The part of the answer that the page needs; `@vaultsong/protocol` has the whole.
const answer = z.object({ data: z.string() });

/** A server that wants a longer rest is not waited for, in seconds. */
const longestRest = 120;

/** So often a deck is asked for again after a rest. */
const mostRests = 5;

/** Reasons for which no other deck would come either. */
const ofAll: ReadonlySet<string> = new Set(['alone', 'forbidden', 'unreachable', 'too-many', 'failed']);

/** Whether a deck did not come for a reason that holds for all decks at the moment. */
export const concernsAll = (error: unknown): boolean => error instanceof RequestError && ofAll.has(error.code);

/**
 * The answer of the registry about a deck, as text.
 * @param id a uuid
 * @param signal gives it up; its reason is thrown then
 * @throws RequestError where no deck comes, with the reason in words
 */
export async function fetchRegistryDeck(
  id: string,
  signal: AbortSignal,
  wait: (seconds: number, signal: AbortSignal) => Promise<void> = rest,
): Promise<string> {
  const session = await openSession();
  if (session.type === 'alone')
    throw new RequestError(
      'alone',
      0,
      'There is no server behind this page that could fetch a deck by its address: use the bookmark below “Add decks”, or bring the deck as a list of its cards.',
    );
  for (let rests = 0; ; rests++) {
    try {
      return (await restUntil(answer, `/api/registry/${encodeURIComponent(id)}`, signal)).data;
    } catch (error) {
      const seconds = error instanceof RequestError && error.code === 'too-many' ? error.retryAfter : null;
      if (seconds === null || seconds > longestRest || rests >= mostRests) throw error;
      await wait(Math.max(1, seconds), signal);
    }
  }
}

function rest(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', giveUp);
      resolve();
    }, seconds * 1000);
    signal.addEventListener('abort', giveUp, { once: true });
    if (signal.aborted) giveUp();
  });
}
