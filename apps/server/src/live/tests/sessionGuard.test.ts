// Tests of closing connections when sessions change, with sessions that the test keeps.
import { expect, test } from 'vitest';
import type { Guarded } from '../access/sessionGuard.ts';
import { SessionGuard } from '../access/sessionGuard.ts';

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function setUp() {
  const deps = {
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
    now: () => deps.at,
    validity: async (ids) => {
      deps.asked.push(...ids);
      if (deps.isBroken) throw new Error('no database');
      return new Map(deps.sessions);
    },
    later: (work) => deps.retries.push(work),
    onError: () => {
      deps.errors += 1;
    },
  });
  const open = (session: string, notices = guard.changes): Guarded => {
    const one: Guarded = { session, person: session.slice(0, 1), end: () => deps.ended.push(session) };
    guard.add(one, deps.sessions.get(session) ?? 0, notices);
    return one;
  };
  return { world: deps, guard, open };
}

test('of a person whose sessions changed those connections end whose session is gone, and no others are looked at', async () => {
  const { world: deps, guard, open } = setUp();
  for (const session of ['a1', 'a1', 'a2', 'b1']) open(session);
  deps.sessions.delete('a1');
  guard.sessionChanged('a');
  await settled();
  expect([deps.ended, deps.asked]).toEqual([
    ['a1', 'a1'],
    ['a1', 'a2'],
  ]);
  guard.sessionChanged('a');
  await settled();
  expect(deps.ended).toEqual(['a1', 'a1']);
});

test('where notices were missed all are looked at', async () => {
  const { world: deps, guard, open } = setUp();
  const closed = open('a2');
  for (const session of ['a1', 'b1']) open(session);
  guard.remove(closed);
  deps.sessions.clear();
  guard.sessionChanged(null);
  await settled();
  expect(deps.ended).toEqual(['a1', 'b1']);
});

test('a session whose time is over is asked for again, and lasts where it was made longer', async () => {
  const { world: deps, guard, open } = setUp();
  for (const session of ['a1', 'b1']) open(session);
  deps.at = 99;
  guard.tick();
  await settled();
  expect(deps.asked).toEqual([]);
  deps.at = 100;
  deps.sessions.set('b1', 200);
  guard.tick();
  await settled();
  expect(deps.ended).toEqual(['a1']);
  guard.tick();
  await settled();
  expect(deps.asked).toEqual(['a1', 'b1']);
});

test('a connection that opens while its session ends is ended too', async () => {
  const { world: deps, guard, open } = setUp();
  const { changes: notices } = guard;
  deps.sessions.delete('a1');
  guard.sessionChanged('a');
  open('a1', notices);
  await settled();
  expect(deps.ended).toEqual(['a1']);
});

test('where the database does not answer it is asked again, until it does', async () => {
  const { world: deps, guard, open } = setUp();
  open('a1');
  deps.sessions.delete('a1');
  deps.isBroken = true;
  guard.sessionChanged('a');
  await settled();
  expect([deps.ended, deps.errors, deps.retries.length]).toEqual([[], 1, 1]);
  deps.retries.shift()?.();
  await settled();
  expect([deps.errors, deps.retries.length]).toEqual([2, 1]);
  deps.isBroken = false;
  deps.retries.shift()?.();
  await settled();
  expect(deps.ended).toEqual(['a1']);
});
