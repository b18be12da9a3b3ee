// Kills a server again and again while people play, and looks at what became of their games: nothing that was acknowledged may be
// missing, and each table goes on where it was.
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { Caller, plainTerms, sitDown } from '../testbed/caller.ts';
import { judge, readLogs } from '../testbed/checkLogs.ts';
import type { Child } from '../testbed/child.ts';
import { startChild } from '../testbed/child.ts';
import { within } from '../testbed/deadline.ts';
import { Player } from '../testbed/player.ts';
import { randomFrom } from '../testbed/random.ts';

export interface CrashOptions {
  /** Settings of the server: where its database is. */
  readonly env: Readonly<Record<string, string>>;
  readonly rounds: number;
  readonly tables: number;
  /** When in a round the server is killed, at the earliest and latest. Milliseconds. */
  readonly between: readonly [number, number];
  readonly seed: number;
  readonly onRound?: (round: number, acknowledged: number, backAfter: number) => void;
}

export interface CrashReport {
  readonly rounds: number;
  readonly acknowledged: number;
  /** Answers that were on their way when the server was killed, by what became of them. */
  readonly inFlight: { readonly kept: number; readonly lost: number };
  readonly tables: number;
  /** What is wrong, in words; none: all is well. */
  readonly faults: readonly string[];
}

/** What somebody was told before the server was killed. */
interface AskedQuestion {
  readonly player: Player;
  readonly table: string;
  readonly seq: number;
  readonly question: number | null;
  readonly options: number;
}

export type Pair = readonly [Player, Player];

/** Plays, kills and looks. */
export async function crash({
  env,
  rounds,
  tables,
  between,
  seed,
  onRound = () => {},
}: CrashOptions): Promise<CrashReport> {
  const random = randomFrom(seed);
  const faults: string[] = [];
  const inFlight = { kept: 0, lost: 0 };
  const all = new Set<string>();
  let child = await startChild(env);
  const pairs: Pair[] = [];
  try {
    for (let n = 0; n < tables; n++) pairs.push(await newPair(child, random));
    const players = pairs.flat();
    for (let round = 1; round <= rounds; round++) {
      const playing = pairs.map((pair) => playOn(child, pair, all));
      const [least, most] = between;
      await setTimeout(least + random() * (most - least));
      await child.kill();
      for (const player of players) player.stop();
      await Promise.all(playing);
      const told = players.map(askedOf);
      const startedAt = Date.now();
      child = await startChild(env);
      await everybodyArrives(child, players);
      for (const one of told) faults.push(...lostSince(one).map((fault) => `Round ${round}: ${fault}`));
      // Whoever had no word of an answer gives it again: it counts once.
      for (const player of players) {
        const answer = player.inFlight;
        if (answer === null) continue;
        inFlight[player.known?.question === answer.question ? 'lost' : 'kept'] += 1;
        await player.answer(answer.question, answer.option);
      }
      onRound(round, sumOf(players), Date.now() - startedAt);
    }
    for (const [one] of pairs) await giveUp(one);
    await secretsAreTold(child, all);
    await child.stop();
  } finally {
    if (child.isRunning()) await child.kill();
    for (const { caller } of pairs.flat()) caller.drop();
  }
  faults.push(...(await faultsInLogs(env, all, pairs.flat())));
  return { rounds, acknowledged: sumOf(pairs.flat()), inFlight, tables: all.size, faults };
}

export const sumOf = (players: readonly Player[]): number =>
  players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

export async function newPair({ address }: Child, random: () => number): Promise<Pair> {
  const [one, other] = [await Caller.guest(address), await Caller.guest(address)];
  const table = await sitDown(address, [one, other], plainTerms);
  const playerOf = (caller: Caller): Player => new Player({ caller, table, pause: 20, random, takeBacks: 5 });
  const pair: Pair = [playerOf(one), playerOf(other)];
  await everybodyArrives({ address }, pair);
  return pair;
}

async function everybodyArrives({ address }: Pick<Child, 'address'>, players: readonly Player[]): Promise<void> {
  for (const player of players) {
    await player.caller.connect(address);
    await player.arrive();
  }
}

/** Both play until the server is gone; when a match is over they sit down at another table. */
export async function playOn({ address }: Child, pair: Pair, tables: Set<string>): Promise<void> {
  const [one, other] = pair;
  for (;;) {
    tables.add(one.table);
    await Promise.all(pair.map((player) => player.play()));
    if (!one.caller.isConnected || !one.isOver) return;
    try {
      const table = await sitDown(address, [one.caller, other.caller], plainTerms);
      for (const player of pair) {
        player.table = table;
        await player.arrive();
      }
    } catch {
      // The server was killed before both sat; they stay where they were, and try again in the next round.
      return;
    }
  }
}

const askedOf = (player: Player): AskedQuestion => ({
  player,
  table: player.table,
  seq: player.known?.seq ?? -1,
  question: player.known?.question ?? null,
  options: player.known?.options ?? 0,
});

/** What a table does not know any more that it had told somebody. */
function lostSince({ player, table, seq, question, options }: AskedQuestion): readonly string[] {
  const { known } = player;
  if (known === undefined || player.table !== table) return [`table ${table} is not there any more`];
  if (known.seq < seq) return [`table ${table} had told of entry ${seq}, and is at ${known.seq}`];
  if (known.seq > seq || (known.question === question && known.options === options)) return [];
  return [
    `table ${table} asked question ${question} with ${options} options, and asks ${known.question} with ${known.options}`,
  ];
}

/** Ends a match, so that its secret is told and its log can be verified. */
export async function giveUp(player: Player): Promise<void> {
  if (player.isOver) return;
  const concede = { type: 'command', table: player.table, command: { type: 'concede' } } as const;
  // Who has just played may be told that this is too much at once.
  while (!player.isOver && (await player.caller.ask(concede))?.type === 'rejected') await setTimeout(200);
  const over = async (): Promise<void> => {
    while (!player.isOver) await player.hear();
  };
  await within(over(), `the end of table ${player.table}`);
}

const secretAtTable = z.object({ table: z.object({ secret: z.string().nullable() }) });

/**
 * Waits until the secrets of these tables, all of matches that are over, are told. A server that was killed, or ended, right after
 * the last answer tells it when somebody looks at the table again.
 */
export async function secretsAreTold({ address }: Pick<Child, 'address'>, tables: ReadonlySet<string>): Promise<void> {
  const caller = await Caller.guest(address);
  for (const table of tables) {
    const told = async (): Promise<void> => {
      for (;;) {
        const { status, text } = await caller.read(address, `/api/tables/${table}`);
        if (status === 200 && secretAtTable.parse(JSON.parse(text)).table.secret !== null) return;
        // It is told a moment later, and too many questions at once are refused.
        await setTimeout(200);
      }
    };
    await within(told(), `the secret of table ${table}`);
  }
}

export async function faultsInLogs(
  env: Readonly<Record<string, string>>,
  tables: ReadonlySet<string>,
  players: readonly Player[],
): Promise<readonly string[]> {
  const logs = await readLogs(env, tables);
  const { faults, lost } = judge(
    logs,
    players.flatMap((player) => player.acknowledged),
  );
  const refused = players.flatMap((player) => player.refused);
  const written = refused.length - judge(logs, refused).lost.length;
  return [
    ...faults,
    ...lost.map((one) => `Acknowledged, and in no log: ${JSON.stringify(one)}`),
    ...(written === 0 ? [] : [`${written} answers were refused, and are in a log`]),
  ];
}
