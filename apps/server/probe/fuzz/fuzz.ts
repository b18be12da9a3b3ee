// Sends a server what nobody should send, while people play there. Afterwards it must stand, nobody may have been told what they may not
// know, and each game must have gone on by the answers of those who play it and by nothing else.
import { connect } from 'node:net';
import type { Roll } from '@vaultsong/engine';
import { buildServer, openResources } from '../../src/compose/server.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { Caller } from '../testbed/caller.ts';
import { judge, readLogs } from '../testbed/checkLogs.ts';
import { within } from '../testbed/deadline.ts';
import { generous } from '../testbed/messageRate.ts';
import { randomFrom } from '../testbed/random.ts';
import { Checks } from './checks/checks.ts';
import type { Planted } from './checks/planted.ts';
import type { Tally } from './checks/tally.ts';
import type { FuzzDeps, PlayedTable } from './games/contest.ts';
import { Contests } from './games/contests.ts';
import type { Source, Target } from './messages.ts';
import { anyMessage } from './messages.ts';
import { readAll } from './readAll.ts';

export interface FuzzOptions {
  readonly env: Readonly<Record<string, string>>;
  /** At least. */
  readonly messages: number;
  /** Whether what was to be looked at has been, which hangs on what happens to be played. Until then there are more messages. */
  readonly isEnough?: (tally: Tally) => boolean;
  readonly tables: number;
  readonly attackers: number;
  readonly seed: number;
  /** Leaks that are to be found; none where it is not said. */
  readonly planted?: Planted;
  readonly onProgress?: (sent: number, answers: number) => void;
}

export interface FuzzReport {
  readonly sent: number;
  /** Times at which the server ended a connection, as it does for what is too long. */
  readonly ended: number;
  /** Matches that came to their end. */
  readonly matches: number;
  readonly answers: number;
  /** How much each check has looked at, and found. */
  readonly tally: Tally;
  /** Bytes that the heap has grown by. */
  readonly grown: number;
  readonly faults: readonly string[];
}

/** So many messages are sent before the next word of the server is awaited. */
const atOnce = 100;

/** So many times as many messages are sent at most until it is enough. */
const mostMore = 20;

export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { env, seed, planted } = options;
  const random = randomFrom(seed);
  const roll = (sides: number): number => Math.floor(random() * sides);
  const faults: string[] = [];
  const threw = (error: unknown): void => void faults.push(`The server threw: ${String(error)}`);
  process.on('uncaughtException', threw).on('unhandledRejection', threw);
  const ground = { ...(await openResources(readSettings({ LOG_LEVEL: 'silent', ...env }), null)), ...generous };
  const server = await buildServer(ground);
  const checks = new Checks(roll, planted);
  const recorded: string[] = ['{"type":"ping","id":1}'];
  const record = (text: string): void => {
    recorded.push(text);
    if (recorded.length > 500) recorded.shift();
  };
  try {
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const deps: FuzzDeps = { address, server, store: ground.store, random, roll, checks, record };
    const contests = new Contests(deps, faults);
    const counts = await attack(deps, contests, () => recorded[roll(recorded.length)] ?? '', options);
    if (Object.keys(Object.prototype).length > 0 || 'polluted' in {})
      faults.push('The prototype of all objects was changed');
    const stands = await fetch(`${address}/healthz`);
    if (stands.status !== 200) faults.push(`/healthz answers ${stands.status}`);
    for (const { players } of contests.all) for (const { caller } of players) caller.drop();
    await server.close();
    faults.push(...checks.tally.faults, ...(await faultsInLogs(env, contests.all)));
    return { ...counts, matches: contests.ended, answers: contests.answers, tally: checks.tally, faults };
  } finally {
    await server.close();
    process.off('uncaughtException', threw).off('unhandledRejection', threw);
  }
}

/** Sends messages while it is played, and ends what is played then. */
async function attack(
  deps: FuzzDeps,
  contests: Contests,
  recorded: () => string,
  { messages, tables, attackers, isEnough = () => true, onProgress = () => {} }: FuzzOptions,
): Promise<Pick<FuzzReport, 'sent' | 'ended' | 'grown'>> {
  const { roll, checks } = deps;
  await contests.begin(tables);
  const source: Source = { roll, target: () => targetAt(contests.current, roll), recorded };
  globalThis.gc?.();
  const heap = process.memoryUsage().heapUsed;
  const slow = slowOnes(deps.address);
  let sent = 0;
  let ended = 0;
  const isOn = (): boolean => sent < messages || (sent < messages * mostMore && !isEnough(checks.tally));
  const attackAs = async (n: number): Promise<void> => {
    let caller = await attacker(deps, contests.current, n);
    while (isOn()) {
      for (let i = 0; i < atOnce && isOn(); i++, sent++) caller.sendRaw(anyMessage(source));
      const pong = await within(caller.ask({ type: 'ping' }), 'a pong');
      onProgress(sent, contests.answers);
      if (pong !== null) continue;
      ended += 1;
      caller = await attacker(deps, contests.current, n);
    }
    caller.drop();
  };
  const read = async (): Promise<void> => {
    do await readAll(deps, contests.now);
    while (isOn());
  };
  await Promise.all([...Array.from({ length: attackers }, (_, n) => attackAs(n)), read()]);
  await contests.stop();
  for (const end of slow) end();
  globalThis.gc?.();
  const grown = process.memoryUsage().heapUsed - heap;
  await contests.end();
  return { sent, ended, grown };
}

/** What somebody is asked who plays, for others to answer. */
function targetAt(games: readonly PlayedTable[], roll: Roll): Target {
  const game = games[roll(games.length)];
  const asked = game?.players.find(({ known }) => (known?.options ?? 0) > 0)?.known;
  return {
    table: game?.table ?? 'aaaaaaaaaa',
    question: asked?.question ?? roll(100),
    options: asked?.options ?? 2,
  };
}

/** Of four attackers one has no account of their own: they are a stranger, a watcher, and somebody who plays elsewhere. */
async function attacker({ address, checks }: FuzzDeps, games: readonly PlayedTable[], n: number): Promise<Caller> {
  const caller = await Caller.guest(address);
  await caller.connect(address);
  caller.onMessage = checks.listener('table', caller.person.id);
  if (n % 2 === 0) for (const { table } of games.slice(0, 5)) caller.follow(table, { changes: n % 4 === 0 });
  return caller;
}

/** Connections that begin something and never end it. */
function slowOnes(address: string): readonly (() => void)[] {
  const { hostname, port } = new URL(address);
  return [
    'GET /live HTTP/1.1\r\nHost: x\r\n',
    'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{',
  ].map((text) => {
    const socket = connect(Number(port), hostname, () => void socket.write(text));
    socket.on('error', () => {});
    return () => void socket.destroy();
  });
}

/** Deeds that only players can do, and did. */
async function faultsInLogs(
  env: Readonly<Record<string, string>>,
  games: readonly PlayedTable[],
): Promise<readonly string[]> {
  const logs = await readLogs(
    env,
    games.map(({ table }) => table),
  );
  const acknowledged = games.flatMap(({ players }) => players.flatMap((player) => player.acknowledged));
  const { faults, lost, answers } = judge(logs, acknowledged);
  const found = [...faults, ...lost.map((one) => `Acknowledged, and in no log: ${JSON.stringify(one)}`)];
  // Each answer in a log was acknowledged to who gave it; an answer of which there was no word yet is the only other one.
  const pending = games.flatMap(({ players }) => players.filter(({ inFlight }) => inFlight !== null)).length;
  if (answers > acknowledged.length + pending)
    found.push(`${answers - acknowledged.length} answers stand in logs that no player gave`);
  for (const [table, entries] of logs) {
    const others = entries.filter(({ data }) =>
      /^\{"type":"(left|claimed|timed-out|bid-called|chose-first|bot-took-over|closed)"/.test(data),
    );
    for (const { data } of others) found.push(`Table ${table}: somebody else did this: ${data}`);
    const conceded = entries.filter(({ data }) => data.startsWith('{"type":"conceded"'));
    if (conceded.length > 1) found.push(`Table ${table}: it was conceded more than once`);
  }
  return found;
}
