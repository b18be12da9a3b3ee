// Tests that hang in each way, and honest ones beside them: run by the test of the watchdog alone.
import { expect, it } from 'vitest';

it('spins at once', () => {
  for (;;) Math.random();
});

it('waits in vain', () => new Promise<void>(() => {}));

it('is honest', () => expect(1).toBe(1));
