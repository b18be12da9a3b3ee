// Which connections are ended when sessions change, with sessions that the test keeps.
import { expect, test } from 'vitest';
import type { Guarded } from '../access/sessionGuard.ts';
import { SessionGuard } from '../access/sessionGuard.ts';

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function setUp() {
  const world = {
    at: 0,
    sessions: new Map([
      ['a1', 100],
      ['a2', 100],
      ['b1', 100],
    ]),
    asked: [] as string[],
    isBroken: false,
    retries: [] as (() => void)[],
    errors: 0,
    ended: [] as string[],
  };
  const guard = new SessionGuard({
    now: () => world.at,
    validity: async (ids) => {
      world.asked.push(...ids);
      if (world.isBroken) throw new Error('no database');
      return new Map(world.sessions);
    },
    later: (work) => world.retries.push(work),
    onError: () => {
      world.errors += 1;
    },
  });
  const open = (session: string, notices = guard.notices): Guarded => {
    const one: Guarded = { session, person: session.slice(0, 1), end: () => world.ended.push(session) };
    guard.add(one, world.sessions.get(session) ?? 0, notices);
    return one;
  };
  return { world, guard, open };
}

test('of a person whose sessions changed those connections end whose session is gone, and no others are looked at', async () => {
  const { world, guard, open } = setUp();
  for (const session of ['a1', 'a1', 'a2', 'b1']) open(session);
  world.sessions.delete('a1');
  guard.heard('a');
  await settled();
  expect([world.ended, world.asked]).toEqual([
    ['a1', 'a1'],
    ['a1', 'a2'],
  ]);
  guard.heard('a');
  await settled();
  expect(world.ended).toEqual(['a1', 'a1']);
});

test('where notices were missed all are looked at', async () => {
  const { world, guard, open } = setUp();
  const closed = open('a2');
  for (const session of ['a1', 'b1']) open(session);
  guard.remove(closed);
  world.sessions.clear();
  guard.heard(null);
  await settled();
  expect(world.ended).toEqual(['a1', 'b1']);
});

test('a session whose time is over is asked for again, and lasts where it was made longer', async () => {
  const { world, guard, open } = setUp();
  for (const session of ['a1', 'b1']) open(session);
  world.at = 99;
  guard.tick();
  await settled();
  expect(world.asked).toEqual([]);
  world.at = 100;
  world.sessions.set('b1', 200);
  guard.tick();
  await settled();
  expect(world.ended).toEqual(['a1']);
  guard.tick();
  await settled();
  expect(world.asked).toEqual(['a1', 'b1']);
});

test('a connection that opens while its session ends is ended too', async () => {
  const { world, guard, open } = setUp();
  const { notices } = guard;
  world.sessions.delete('a1');
  guard.heard('a');
  open('a1', notices);
  await settled();
  expect(world.ended).toEqual(['a1']);
});

test('where the database does not answer it is asked again, until it does', async () => {
  const { world, guard, open } = setUp();
  open('a1');
  world.sessions.delete('a1');
  world.isBroken = true;
  guard.heard('a');
  await settled();
  expect([world.ended, world.errors, world.retries.length]).toEqual([[], 1, 1]);
  world.retries.shift()?.();
  await settled();
  expect([world.errors, world.retries.length]).toEqual([2, 1]);
  world.isBroken = false;
  world.retries.shift()?.();
  await settled();
  expect(world.ended).toEqual(['a1']);
});
