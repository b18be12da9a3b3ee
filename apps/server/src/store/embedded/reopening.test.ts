import { expect, test } from 'vitest';
import type { Trouble } from '../trouble.ts';
import { Troubles } from '../trouble.ts';
import { Reopening } from './reopening.ts';
import type { Backend } from './wire.ts';

/** A database that opens or does not, on a disk that can be written or cannot, by a clock that the test moves. */
function setUp() {
  const world = { opens: true, disk: null as string | null, now: 0, tries: 0 };
  const troubles = new Troubles();
  const heard: Trouble[] = [];
  troubles.hear((trouble) => heard.push(trouble));
  const open = async (): Promise<Backend> => {
    world.tries += 1;
    if (!world.opens) throw new Error('PANIC');
    return { answer: async () => new Uint8Array(), close: async () => {} };
  };
  const reopening = new Reopening(open, { troubles, diskTrouble: () => world.disk, now: () => world.now });
  const begin = (): Promise<string> =>
    reopening.begin().then(
      () => 'open',
      (error: unknown) => String(error),
    );
  return { world, heard, reopening, begin };
}

test('what broke is tried once a second, for as long as the disk cannot be written', async () => {
  const { world, heard, reopening, begin } = setUp();
  const backend = await reopening.begin();
  world.opens = false;
  world.disk = 'ENOSPC';
  await reopening.broke(backend, new Error('no room'));
  for (let second = 0; second < 20; second++) {
    for (let n = 0; n < 5; n++) expect(await begin()).toBe('Error: PANIC');
    world.now += 1_000;
  }
  expect(world.tries).toBe(21);
  expect(heard).toEqual([{ is: 'broke', why: 'no room' }]);
  world.opens = true;
  expect(await begin()).toBe('open');
  expect(heard.slice(1)).toEqual([{ is: 'reopened' }]);
  await reopening.close();
});

test('what cannot be opened three times on a disk that can be written has ended, which is told once', async () => {
  const { world, heard, reopening, begin } = setUp();
  const backend = await reopening.begin();
  world.opens = false;
  await reopening.broke(backend, new Error('a fault'));
  for (let second = 0; second < 10; second++) {
    await begin();
    world.now += 1_000;
  }
  expect(heard).toEqual([
    { is: 'broke', why: 'a fault' },
    { is: 'ended', why: 'PANIC' },
  ]);
  await reopening.close();
});

test('what never was open is for who starts the server: it is told there, and nowhere else', async () => {
  const { world, heard, begin } = setUp();
  world.opens = false;
  for (let second = 0; second < 5; second++) {
    expect(await begin()).toBe('Error: PANIC');
    world.now += 1_000;
  }
  expect(heard).toEqual([]);
});
