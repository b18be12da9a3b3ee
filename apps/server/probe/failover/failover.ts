// Two processes with one database, and people of one table on different ones. One process is killed; whoever was there comes back at the
// other one, and the games go on.
import { setTimeout } from 'node:timers/promises';
import { Caller, plainTerms, sitDown } from '../testbed/caller.ts';
import { judge, readLogs } from '../testbed/checkLogs.ts';
import type { Child } from '../testbed/child.ts';
import { startChild } from '../testbed/child.ts';
import { within } from '../testbed/deadline.ts';
import type { Spread } from '../testbed/numbers.ts';
import { spreadOf } from '../testbed/numbers.ts';
import { Player } from '../testbed/player.ts';
import { randomFrom } from '../testbed/random.ts';

export interface FailoverOptions {
  /** Settings of both servers: their one database. */
  readonly env: Readonly<Record<string, string>>;
  readonly tables: number;
  /** And so many at which one person plays against a bot of the house. */
  readonly withBots: number;
  readonly rounds: number;
  readonly seed: number;
  readonly onRound?: (round: number, milliseconds: Spread) => void;
}

export interface FailoverReport {
  /** Of each table: from the kill to the next answer that was acknowledged there. Milliseconds. */
  readonly back: Spread;
  readonly acknowledged: number;
  readonly faults: readonly string[];
}

interface Group {
  readonly table: string;
  readonly players: readonly Player[];
}

export async function failover(options: FailoverOptions): Promise<FailoverReport> {
  const { env, tables, withBots, rounds, seed, onRound = () => {} } = options;
  const random = randomFrom(seed);
  let [stays, dies]: [Child, Child] = [await startChild(env), await startChild(env)];
  const groups: Group[] = [];
  const all: number[] = [];
  try {
    for (let n = 0; n < tables; n++) groups.push(await twoPeople(stays, dies, random));
    for (let n = 0; n < withBots; n++) groups.push(await oneWithBot(dies, random));
    const players = groups.flatMap((group) => group.players);
    for (let round = 1; round <= rounds; round++) {
      const playing = players.map((player) => untilOver(player, () => stays.address));
      await Promise.all(groups.map((group) => someAnswers(group, 3 + Math.floor(random() * 10))));
      const killedAt = performance.timeOrigin + performance.now();
      await dies.kill();
      const back = await Promise.all(groups.map(async (group) => (await nextAnswer(group, killedAt)) - killedAt));
      all.push(...back.filter(Number.isFinite));
      onRound(round, spreadOf(back.filter(Number.isFinite)));
      for (const player of players) player.stop();
      await Promise.all(playing);
      // Those who came over go back to a new second process, which is the one to stay the next time.
      const fresh = await startChild(env);
      for (const player of players) {
        player.caller.drop();
        await player.caller.connect(players.indexOf(player) % 2 === 0 ? stays.address : fresh.address);
        await player.arrive();
      }
      [stays, dies] = [fresh, stays];
    }
    for (const {
      players: [one],
    } of groups)
      if (one !== undefined) await concede(one);
    await stays.stop();
    await dies.stop();
  } finally {
    for (const child of [stays, dies]) if (child.isRunning()) await child.kill();
    for (const { players } of groups) for (const { caller } of players) caller.drop();
  }
  const acknowledged = groups.flatMap(({ players }) => players.flatMap((player) => player.acknowledged));
  const logs = await readLogs(
    env,
    groups.map(({ table }) => table),
  );
  const { faults, lost } = judge(logs, acknowledged);
  return {
    back: spreadOf(all),
    acknowledged: acknowledged.length,
    faults: [...faults, ...lost.map((one) => `Acknowledged, and in no log: ${JSON.stringify(one)}`)],
  };
}

const playerOf = (caller: Caller, table: string, random: () => number): Player =>
  new Player({ caller, table, pause: 30, random, takeBacks: 0 });

async function twoPeople(stays: Child, dies: Child, random: () => number): Promise<Group> {
  const [one, other] = [await Caller.guest(stays.address), await Caller.guest(dies.address)];
  const table = await sitDown(stays.address, [one, other], plainTerms);
  const players = [playerOf(one, table, random), playerOf(other, table, random)];
  await one.connect(stays.address);
  await other.connect(dies.address);
  for (const player of players) await player.arrive();
  return { table, players };
}

async function oneWithBot(dies: Child, random: () => number): Promise<Group> {
  const caller = await Caller.guest(dies.address);
  const bot = { seat: 1, bot: 'rules', deck: 'clearly-ugly-xhe' };
  const table = await caller.open(dies.address, plainTerms, 'guide-achea', [bot]);
  await caller.connect(dies.address);
  const player = playerOf(caller, table, random);
  await player.arrive();
  return { table, players: [player] };
}

/** Plays on; where the connection ends, it comes back at the other process, as the page does. */
async function untilOver(player: Player, other: () => string): Promise<void> {
  for (;;) {
    await player.play();
    if (player.caller.isConnected || player.isOver) return;
    await player.caller.connect(other());
    await player.arrive();
    const answer = player.inFlight;
    if (answer !== null) await player.answer(answer.question, answer.option);
  }
}

/** Waits until so many more answers were acknowledged at a table, or its match is over: by time alone a quick match would be over before the kill. */
async function someAnswers({ table, players }: Group, count: number): Promise<void> {
  const acknowledged = (): number => players.reduce((sum, player) => sum + player.acknowledged.length, 0);
  const before = acknowledged();
  const enough = async (): Promise<void> => {
    while (acknowledged() - before < count && !players.some(({ isOver }) => isOver)) await setTimeout(2);
  };
  await within(enough(), `${count} answers at table ${table}`);
}

/** When something was acknowledged at a table after that time; infinite where the match is over. */
async function nextAnswer({ table, players }: Group, after: number): Promise<number> {
  const found = async (): Promise<number> => {
    for (;;) {
      const [at] = players
        .map(({ lastAt }) => lastAt)
        .filter((time) => time > after)
        .sort((a, b) => a - b);
      if (at !== undefined) return at;
      if (players.some(({ isOver }) => isOver)) return Number.POSITIVE_INFINITY;
      await setTimeout(2);
    }
  };
  return await within(found(), `an answer at table ${table}`);
}

async function concede(player: Player): Promise<void> {
  if (!player.isOver) await player.caller.ask({ type: 'command', table: player.table, command: { type: 'concede' } });
  const over = async (): Promise<void> => {
    while (!player.isOver) await player.hear();
  };
  await within(over(), `the end of table ${player.table}`);
}
