import { expect, test } from 'vitest';
import type { Incident } from '../incidents.ts';
import { Incidents } from '../incidents.ts';
import { ReopeningPool } from './pool.ts';
import type { Backend } from './stream.ts';

/** A database that opens or does not, on a disk that can be written or cannot, by a clock that the test moves. */
function setUp() {
  const deps = { opens: true, disk: null as string | null, now: 0, tries: 0 };
  const incidents = new Incidents();
  const heard: Incident[] = [];
  incidents.listen((incident) => heard.push(incident));
  const open = async (): Promise<Backend> => {
    deps.tries += 1;
    if (!deps.opens) throw new Error('PANIC');
    return { answer: async () => new Uint8Array(), close: async () => {} };
  };
  const reopening = new ReopeningPool(open, { incidents, diskIncident: () => deps.disk, now: () => deps.now });
  const begin = (): Promise<string> =>
    reopening.begin().then(
      () => 'open',
      (error: unknown) => String(error),
    );
  return { world: deps, heard, reopening, begin };
}

test('what broke is tried once a second, for as long as the disk cannot be written', async () => {
  const { world: deps, heard, reopening, begin } = setUp();
  const backend = await reopening.begin();
  deps.opens = false;
  deps.disk = 'ENOSPC';
  await reopening.broke(backend, new Error('no room'));
  for (let second = 0; second < 20; second++) {
    for (let n = 0; n < 5; n++) expect(await begin()).toBe('Error: PANIC');
    deps.now += 1_000;
  }
  expect(deps.tries).toBe(21);
  expect(heard).toEqual([{ type: 'broke', why: 'no room' }]);
  deps.opens = true;
  expect(await begin()).toBe('open');
  expect(heard.slice(1)).toEqual([{ type: 'reopened' }]);
  await reopening.close();
});

test('what cannot be opened three times on a disk that can be written has ended, which is told once', async () => {
  const { world: deps, heard, reopening, begin } = setUp();
  const backend = await reopening.begin();
  deps.opens = false;
  await reopening.broke(backend, new Error('a fault'));
  for (let second = 0; second < 10; second++) {
    await begin();
    deps.now += 1_000;
  }
  expect(heard).toEqual([
    { type: 'broke', why: 'a fault' },
    { type: 'ended', why: 'PANIC' },
  ]);
  await reopening.close();
});

test('what never was open is for who starts the server: it is told there, and nowhere else', async () => {
  const { world: deps, heard, begin } = setUp();
  deps.opens = false;
  for (let second = 0; second < 5; second++) {
    expect(await begin()).toBe('Error: PANIC');
    deps.now += 1_000;
  }
  expect(heard).toEqual([]);
});
