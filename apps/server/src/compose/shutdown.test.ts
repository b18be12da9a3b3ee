// A server ends, whatever does not.
import { expect, test } from 'vitest';
import { closeInTime } from './shutdown.ts';

/** A clock that the test moves. */
function clock() {
  const waiting = new Set<{ readonly milliseconds: number; then(): void }>();
  return {
    waiting,
    after: (milliseconds: number, then: () => void) => {
      const one = { milliseconds, then };
      waiting.add(one);
      return { cancel: () => void waiting.delete(one) };
    },
  };
}

test('what closes is waited for, and what goes wrong then is told', async () => {
  const { waiting, after } = clock();
  expect(await closeInTime(async () => {}, after)).toBeNull();
  await expect(closeInTime(() => Promise.reject(new Error('no')), after)).rejects.toThrow('no');
  expect(waiting.size).toBe(0);
});

test('what does not close is given up after a while, with a sentence that says why', async () => {
  const { waiting, after } = clock();
  let end = (): void => {};
  const never = new Promise<void>((resolve) => {
    end = resolve;
  });
  const closing = closeInTime(() => never, after);
  const [timer] = waiting;
  expect(timer?.milliseconds).toBe(15_000);
  timer?.then();
  expect(await closing).toMatch(
    /^Not all was closed in 15 seconds, .* does not answer: .* nothing that was acknowledged is lost$/,
  );
  expect(waiting.size).toBe(0);
  end();
});
