// A broker that is not there: nobody listens where one was told to be.
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { brokerAt } from './broker.ts';
import { reach } from './connect.ts';

test.each(['redis', 'postgres'])('a %s that is not there is an error with the reason', async (kind) => {
  const port = await freePort();
  const broker = brokerAt(`${kind}://me:secret@127.0.0.1:${port}/0`);
  const self = { role: 'worker', code: '1', threads: 1 } as const;
  const reached = reach(broker, self, { broker, bound: 0, report: () => {} }, new AbortController().signal);
  expect(await reached.catch(String)).toBe(
    `QueueError: the broker at ${broker.shown} has not answered for 0 s: connect ECONNREFUSED 127.0.0.1:${port}; expected one that runs there`,
  );
});

/** One that was listened at, and is no more. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('expected a port');
  return address.port;
}
