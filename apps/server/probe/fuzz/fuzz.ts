// Sends a server what nobody should send, while people play there. Afterwards it must stand, nobody may have been told what they may not
// know, and each game must have gone on by the answers of those who play it and by nothing else.
import { connect } from 'node:net';
import type { Playing } from '../../src/playing.ts';
import { buildServer, openGround } from '../../src/server.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { Caller, plainTerms, sitDown } from '../testbed/caller.ts';
import { judge, readLogs } from '../testbed/judging.ts';
import { within } from '../testbed/patience.ts';
import { Player } from '../testbed/player.ts';
import { randomFrom } from '../testbed/random.ts';
import { generous } from '../testbed/tempo.ts';
import type { Source } from './messages.ts';
import { anyMessage } from './messages.ts';
import { Secrets } from './secrets.ts';

export interface FuzzOptions {
  readonly env: Readonly<Record<string, string>>;
  readonly messages: number;
  readonly tables: number;
  readonly attackers: number;
  readonly seed: number;
  readonly onProgress?: (sent: number, answers: number) => void;
}

export interface FuzzReport {
  readonly sent: number;
  /** Times at which the server ended a connection, as it does for what is too long. */
  readonly ended: number;
  /** Matches that came to their end. */
  readonly matches: number;
  readonly answers: number;
  /** Messages to viewers that were compared with what they may know. */
  readonly checked: number;
  /** Bytes that the heap has grown by. */
  readonly grown: number;
  readonly faults: readonly string[];
}

/** So many messages are sent before the next word of the server is awaited. */
const atOnce = 100;

export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { env, tables, attackers, messages, seed, onProgress = () => {} } = options;
  const random = randomFrom(seed);
  const roll = (sides: number): number => Math.floor(random() * sides);
  const faults: string[] = [];
  const failed = (error: unknown): void => void faults.push(`The server threw: ${String(error)}`);
  process.on('uncaughtException', failed).on('unhandledRejection', failed);
  const ground = { ...(await openGround(readSettings({ LOG_LEVEL: 'silent', ...env }), null)), ...generous };
  const server = await buildServer(ground);
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const secrets = new Secrets(roll);
  const recorded: string[] = ['{"is":"ping","id":1}'];
  const games: Game[] = [];
  for (let n = 0; n < tables; n++) games.push(await newGame(address, n, random, secrets, server.playing, recorded));
  const ended: Game[] = [];
  let isPlaying = true;
  /** A match that is over is followed by another one: what changes a game shows only where there is one. */
  const playAt = async (n: number): Promise<void> => {
    for (let game = games[n]; game !== undefined; game = games[n]) {
      await Promise.all(game.players.map((player) => player.play()));
      if (!isPlaying) return;
      const next = await newGame(address, n, random, secrets, server.playing, recorded);
      ended.push(game);
      games[n] = next;
      // The end may have come meanwhile.
      if (!isPlaying) return;
    }
  };
  const all = (): readonly Game[] => [...ended, ...games];
  const answered = (): number =>
    all().reduce((sum, { players }) => sum + players.reduce((own, one) => own + one.acknowledged.length, 0), 0);
  const playing = games.map((_, n) => playAt(n));
  const source: Source = {
    roll,
    target: () => {
      const game = games[roll(games.length)];
      const asked = game?.players.find(({ known }) => (known?.options ?? 0) > 0)?.known;
      return {
        table: game?.table ?? 'aaaaaaaaaa',
        question: asked?.question ?? roll(100),
        options: asked?.options ?? 2,
      };
    },
    recorded: () => recorded[roll(recorded.length)] ?? '',
  };
  globalThis.gc?.();
  const heap = process.memoryUsage().heapUsed;
  const count = { sent: 0, ended: 0 };
  const slow = slowOnes(address);
  await Promise.all(
    Array.from({ length: attackers }, async (_, n) => {
      let caller = await attacker(address, games, n, secrets);
      while (count.sent < messages) {
        for (let i = 0; i < atOnce && count.sent < messages; i++, count.sent++) caller.sendRaw(anyMessage(source));
        const pong = await within(caller.ask({ is: 'ping' }), 'a pong');
        onProgress(count.sent, answered());
        if (pong !== null) continue;
        count.ended += 1;
        caller = await attacker(address, games, n, secrets);
      }
      caller.drop();
    }),
  );
  isPlaying = false;
  for (const { players } of games) for (const player of players) player.stop();
  await Promise.all(playing);
  for (const end of slow) end();
  globalThis.gc?.();
  const grown = process.memoryUsage().heapUsed - heap;
  for (const {
    players: [one],
  } of games)
    await concede(one);
  if (Object.keys(Object.prototype).length > 0 || 'polluted' in {})
    faults.push('The prototype of all objects was changed');
  const stands = await fetch(`${address}/healthz`);
  if (stands.status !== 200) faults.push(`/healthz answers ${stands.status}`);
  for (const { players } of all()) for (const { caller } of players) caller.drop();
  await server.close();
  process.off('uncaughtException', failed).off('unhandledRejection', failed);
  faults.push(...secrets.faults, ...(await faultsInLogs(env, all())));
  return { ...count, matches: ended.length, answers: answered(), checked: secrets.checked, grown, faults };
}

interface Game {
  readonly table: string;
  readonly players: readonly [Player, Player];
}

async function newGame(
  address: string,
  n: number,
  random: () => number,
  secrets: Secrets,
  playing: Playing,
  recorded: string[],
): Promise<Game> {
  const callers = [await Caller.guest(address), await Caller.guest(address)] as const;
  const [one, other] = callers;
  // Every other table is played with sealed decks, and looked at by one who asks for changes.
  const isOdd = n % 2 === 1;
  const table = isOdd ? await sealed(address, one, other) : await sitDown(address, callers, plainTerms);
  const hosted = await playing.hall.table(table);
  if (hosted === null) throw new Error(`There is no table ${table}`);
  secrets.changed(hosted.table);
  hosted.listen(() => secrets.changed(hosted.table));
  const watcher = await Caller.guest(address);
  await watcher.connect(address);
  watcher.onMessage = secrets.ear('table');
  watcher.follow(table, { refusals: true, changes: isOdd });
  const players = [
    new Player({ caller: one, table, pause: 60, random, takeBacks: 3, wantsRefusals: true }),
    new Player({ caller: other, table, pause: 60, random, takeBacks: 3, wantsRefusals: true, wantsChanges: true }),
  ] as const;
  for (const [seat, player] of players.entries()) {
    await player.caller.connect(address);
    player.onMessage = secrets.ear(seat);
    player.caller.onSent = (text) => {
      recorded.push(text);
      if (recorded.length > 500) recorded.shift();
    };
    await player.arrive();
  }
  return { table, players };
}

async function sealed(address: string, one: Caller, other: Caller): Promise<string> {
  const table = await one.open(address, { play: { is: 'duel', decks: 'sealed' } }, null);
  await other.sit(address, table, null);
  return table;
}

/** Of four attackers one has no account of their own: they are a stranger, a watcher, and somebody who plays elsewhere. */
async function attacker(address: string, games: readonly Game[], n: number, secrets: Secrets): Promise<Caller> {
  const caller = await Caller.guest(address);
  await caller.connect(address);
  caller.onMessage = secrets.ear('table');
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

async function concede(player: Player): Promise<void> {
  if (player.isOver) return;
  await player.caller.ask({ is: 'do', table: player.table, command: { do: 'concede' } });
  const over = async (): Promise<void> => {
    while (!player.isOver) await player.hear();
  };
  await within(over(), `the end of table ${player.table}`);
}

/** Deeds that only players can do, and did. */
async function faultsInLogs(env: Readonly<Record<string, string>>, games: readonly Game[]): Promise<readonly string[]> {
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
      /^\{"is":"(stood|claimed|flagged|called|chose-first|handed|closed)"/.test(data),
    );
    for (const { data } of others) found.push(`Table ${table}: somebody else did this: ${data}`);
    const conceded = entries.filter(({ data }) => data.startsWith('{"is":"conceded"'));
    if (conceded.length > 1) found.push(`Table ${table}: it was conceded more than once`);
  }
  return found;
}
