// Tests of the share of one client in the workers: its loads of tables are limited in number, and other clients do not
// wait for them.
import { expect, it } from 'vitest';
import type { Run } from './workers.ts';
import { Workers } from './workers.ts';

/** Workers that load nothing until they are released, and then tell of a fault in each log. */
function heldWorkers() {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const run: Run = async (task) => {
    if (task.type === 'history') return { type: 'history', events: [] };
    await held;
    return { type: 'unreadable', message: 'a fault in entry 7', isIntact: false, entry: null };
  };
  return { workers: new Workers(run), release };
}

const refusal = { code: 'too-many', retryAfter: 5 };

it('load a hundred tables at once for one address or person, and tell who wants more when to come again', async () => {
  const { workers, release } = heldWorkers();
  const loading = Array.from({ length: 100 }, (_, n) => workers.load(`t${n}`, [], ['192.0.2.1', 'ada']));
  await expect(workers.load('more', [], ['192.0.2.1'])).rejects.toMatchObject(refusal);
  await expect(workers.load('more', [], ['192.0.2.2', 'ada'])).rejects.toMatchObject(refusal);
  const [other, own] = [workers.load('other', [], ['192.0.2.2', 'bea']), workers.load('own', [], [])];
  const done = Promise.allSettled([...loading, other, own]);
  release();
  for (const one of await done) expect(one).toMatchObject({ reason: { message: 'a fault in entry 7' } });
});

it('give the histories of an address a share of their own', async () => {
  const { workers, release } = heldWorkers();
  const loading = Array.from({ length: 20 }, (_, n) => workers.load(`t${n}`, [], ['192.0.2.1']));
  const done = Promise.allSettled(loading);
  const setup = { decks: [], seed: 1, first: 0 } as const;
  const history = workers.history({ setup, answers: Array.from({ length: 100 }, () => 0) }, ['192.0.2.1']);
  release();
  expect(await history).toEqual([]);
  await done;
});
