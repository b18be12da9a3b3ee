// Attacks by which one address keeps a server busy, each as fast as its own connections answer. All of it is allowed, or is refused by a limit;
// nothing here depends on a fault that is known.

import net from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { findBundled, toDeckList } from '@vaultsong/decks';
import { playOn, record, startRecorded } from '@vaultsong/engine';
import { z } from 'zod';
import { mostAnswers } from '../../src/tables/importGame.ts';
import { Caller, plainTerms } from '../testbed/caller.ts';
import type { Counts } from './messages.ts';

/** All attackers have this address. */
const from = '10.255.255.1';

/** How often at most a loop asks that is always refused, in milliseconds: whoever floods does not wait as it is told. */
const pause = 20;

/** The first answer is waited for so long, in milliseconds. */
const patience = 60_000;

/** What is attacked, and with what. */
export interface Target {
  readonly address: string;
  readonly person: Caller;
  /** As JSON: the longest game that may be brought in. */
  readonly longGame: string;
  /** A table with such a game that is over. */
  readonly overTable: string;
  /** A table with such a game at which the attacker is asked. */
  readonly openTable: string;
}

/** One attack: what it does once, by one of its connections. @returns which count it belongs to */
export interface Attack {
  readonly name: string;
  /** How many do it at a time. */
  readonly hands: number;
  begin(target: Target): Promise<Hand>;
}

interface Hand {
  once(): Promise<keyof Counts>;
  end(): void;
}

export async function prepare(address: string): Promise<Target> {
  const person = await Caller.guest(address, from);
  const longGame = JSON.stringify({ record: recordOf(mostAnswers), seats: ['me', 'rules'] });
  const bringIn = async (): Promise<string> =>
    z.object({ id: z.string() }).parse(await person.rest(address, 'POST', '/api/tables/import', JSON.parse(longGame)))
      .id;
  const [overTable, openTable] = [await bringIn(), await bringIn()];
  await person.connect(address);
  await person.ask({ type: 'command', table: overTable, command: { type: 'concede' } });
  person.close();
  return { address, person, longGame, overTable, openTable };
}

/** A game in which both end their turns at once, which costs most for each letter that is sent. */
function recordOf(answers: number) {
  const decks = ['guide-achea', 'clearly-ugly-xhe'].map((slug) => toDeckList(findBundled(slug).deck));
  const game = startRecorded({ decks, seed: 7, first: 0 });
  while (game.answers.length < answers && game.state.ask !== null)
    playOn(game, game.state.ask.kind === 'move' ? game.state.ask.options.length - 1 : 0);
  return record(game);
}

const noEnd = (): void => {};

/** Asks by REST for the same again and again. */
const asking = (
  name: string,
  hands: number,
  requestOf: (target: Target) => { readonly method: string; readonly path: string; readonly body?: string },
): Attack => ({
  name,
  hands,
  async begin(target) {
    const { method, path, body } = requestOf(target);
    const headers = {
      authorization: `Bearer ${target.person.token}`,
      'x-forwarded-for': from,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    return {
      end: noEnd,
      async once() {
        const response = await fetch(`${target.address}${path}`, {
          method,
          headers,
          ...(body === undefined ? {} : { body }),
        });
        await response.arrayBuffer();
        if (response.ok) return 'served';
        return response.status === 429 ? 'limited' : 'refused';
      },
    };
  },
});

/** Speaks the live protocol as fast as it is answered, on a connection that is opened anew where it was ended. */
const speaking = (name: string, hands: number, once: (caller: Caller, target: Target) => Promise<boolean>): Attack => ({
  name,
  hands,
  async begin(target) {
    const caller = new Caller(target.person.person, target.person.token, from);
    return {
      end: () => caller.drop(),
      async once() {
        if (!caller.isConnected) {
          try {
            await caller.connect(target.address);
          } catch {
            return 'ended';
          }
        }
        return (await once(caller, target)) ? 'served' : 'limited';
      },
    };
  },
});

/** Follows a table, hears all of it, and follows it again. */
const following = (caller: Caller, table: string): Promise<boolean> => {
  const told = new Promise<boolean>((resolve) => {
    caller.onMessage = (message) => {
      if (message.type === 'table') resolve(true);
      if (message.type === 'error' || message.type === 'closing') resolve(false);
    };
    caller.onClose = () => resolve(false);
  });
  caller.follow(table);
  return told.finally(() => caller.send({ type: 'unsubscribe', table }));
};

/** Answers on a table with a long game, and takes that back. */
async function takingBack(caller: Caller, { openTable: table }: Target): Promise<boolean> {
  if (!caller.tables.has(table)) return await following(caller, table);
  caller.follow(table);
  const { question = null, takeBack = null } = caller.tables.get(table) ?? {};
  if (question === null) return false;
  const command =
    takeBack === null ? ({ type: 'answer', question, option: 0 } as const) : ({ type: 'take-back', question } as const);
  return (await caller.ask({ type: 'command', table, command }))?.type === 'done';
}

/** A request that comes byte by byte. */
const slowly: Attack = {
  name: 'slow bodies',
  hands: 50,
  async begin({ address }) {
    const { hostname, port } = new URL(address);
    let socket: net.Socket | null = null;
    return {
      end: () => socket?.destroy(),
      async once() {
        if (socket === null || socket.destroyed) {
          socket = net.connect(Number(port), hostname);
          socket.on('error', noEnd);
          socket.write(
            `POST /api/guests HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n{`,
          );
        }
        await setTimeout(500);
        if (socket.destroyed) return 'ended';
        socket.write(' ');
        return 'served';
      },
    };
  },
};

export const attacks: readonly Attack[] = [
  // More hands than may ask in a minute.
  asking('imports', 8, ({ longGame }) => ({ method: 'POST', path: '/api/tables/import', body: longGame })),
  asking('records', 4, ({ overTable }) => ({ method: 'GET', path: `/api/tables/${overTable}/record` })),
  asking('logs', 2, ({ overTable }) => ({ method: 'GET', path: `/api/tables/${overTable}/log` })),
  asking('tables that are looked at', 4, ({ overTable }) => ({ method: 'GET', path: `/api/tables/${overTable}` })),
  asking('openapi', 4, () => ({ method: 'GET', path: '/api/openapi.json' })),
  asking('guests', 2, () => ({ method: 'POST', path: '/api/guests', body: '{}' })),
  asking('sign-ins', 2, () => ({
    method: 'POST',
    path: '/api/session',
    body: JSON.stringify({ name: 'nobody-of-that-name', password: 'correct horse battery' }),
  })),
  asking('new tables', 2, () => ({
    method: 'POST',
    path: '/api/tables',
    body: JSON.stringify({ terms: plainTerms, join: { deck: 'guide-achea' } }),
  })),
  asking('decks', 2, () => ({
    method: 'PUT',
    path: '/api/me/decks/flood',
    body: JSON.stringify({ data: 'no such card at all\n'.repeat(2_400) }),
  })),
  asking('the lobby', 2, () => ({ method: 'GET', path: '/api/tables?show=playing' })),
  // Together they have as many connections as a person may.
  speaking('follows of a long game', 20, (caller, { overTable }) => following(caller, overTable)),
  speaking('pings', 7, async (caller) => (await caller.ask({ type: 'ping' }))?.type === 'pong'),
  speaking('take-backs in a long game', 3, takingBack),
  slowly,
];

/**
 * Does attacks at once for some seconds.
 * @param only their names; all of them where it is empty
 * @returns what became of each
 */
export async function attack(
  target: Target,
  seconds: number,
  only: readonly string[],
): Promise<Readonly<Record<string, Counts>>> {
  const wanted = attacks.filter(({ name }) => only.length === 0 || only.includes(name));
  const until = performance.now() + seconds * 1000;
  const all: [string, Counts][] = wanted.map(({ name }) => [name, { served: 0, limited: 0, refused: 0, ended: 0 }]);
  const countsOf = new Map(all);
  const ends: (() => void)[] = [];
  const work = async ({ name, begin }: Attack): Promise<void> => {
    const counts = countsOf.get(name);
    if (counts === undefined) return;
    const hand = await begin(target);
    ends.push(() => hand.end());
    for (let n = 0; n === 0 || performance.now() < until; n++) {
      const became = await Promise.race([
        hand.once().catch((): keyof Counts => 'ended'),
        // What is not answered any more is no reason to wait for ever; each hand has one answer, however short the time is.
        setTimeout(n === 0 ? patience : Math.max(1, until - performance.now()), null, { ref: false }),
      ]);
      if (became === null) break;
      counts[became] += 1;
      if (became !== 'served') await setTimeout(pause);
    }
  };
  await Promise.all(wanted.flatMap((one) => Array.from({ length: one.hands }, () => work(one))));
  for (const end of ends) end();
  return Object.fromEntries(countsOf);
}
