// All who play in a load test, in a process of their own, so that what they need is not what the server needs.
import { setTimeout } from 'node:timers/promises';
import { Caller, plainTerms, sitDown } from '../testbed/caller.ts';
import { spreadOf } from '../testbed/numbers.ts';
import { randomFrom } from '../testbed/random.ts';
import type { FromPlayers, Played, ToPlayers } from './messages.ts';

interface Pair {
  readonly callers: readonly [Caller, Caller];
  table: string;
  isBusy: boolean;
}

const random = randomFrom(1);
const pairs: Pair[] = [];
let address = '';
/** How tables are followed: by whole views, or by what changes. */
let changes = false;

/** So many tables are opened at one time. */
const atOnce = 8;

/** A caller is told all of a table in the first message about it. */
async function follows(caller: Caller, table: string): Promise<void> {
  caller.tables.clear();
  const told = new Promise<void>((resolve) => {
    caller.onMessage = (message) => {
      if (message.type === 'table' && message.table === table) resolve();
    };
  });
  caller.follow(table, { changes });
  await told;
  caller.onMessage = () => {};
}

async function seat(count: number): Promise<void> {
  let left = count;
  const work = async (): Promise<void> => {
    while (left-- > 0) {
      const callers = [await Caller.guest(address), await Caller.guest(address)] as const;
      const table = await sitDown(address, callers, plainTerms);
      for (const caller of callers) {
        await caller.connect(address);
        await follows(caller, table);
      }
      pairs.push({ callers, table, isBusy: false });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function play(seconds: number, perSecond: number): Promise<Played> {
  const latencies: number[] = [];
  const count = { missed: 0, refused: 0, ended: 0 };
  const begun = performance.now();
  const until = begun + seconds * 1000;
  const started = process.cpuUsage();
  const turn = async (pair: Pair): Promise<void> => {
    const asked = pair.callers.find((caller) => (caller.tables.get(pair.table)?.options ?? 0) > 0);
    const known = asked?.tables.get(pair.table);
    if (known?.stage === 'over' || pair.callers[0].tables.get(pair.table)?.stage === 'over') return await anew(pair);
    if (asked === undefined || known === undefined || known.question === null) {
      count.missed += 1;
      return;
    }
    const option = Math.floor(random() * known.options);
    const sent = performance.now();
    const command = { type: 'answer', question: known.question, option } as const;
    const reply = await asked.ask({ type: 'command', table: pair.table, command });
    if (reply?.type === 'done') latencies.push(performance.now() - sent);
    else count.refused += 1;
  };
  const anew = async (pair: Pair): Promise<void> => {
    count.ended += 1;
    for (const caller of pair.callers) caller.send({ type: 'unsubscribe', table: pair.table });
    pair.table = await sitDown(address, pair.callers, plainTerms);
    for (const caller of pair.callers) await follows(caller, pair.table);
  };
  const period = 1000 / perSecond;
  await Promise.all(
    pairs.map(async (pair) => {
      // Tables do not answer in step.
      let next = performance.now() + random() * period;
      while (next < until && performance.now() < until) {
        await setTimeout(Math.max(0, next - performance.now()));
        next += period;
        // Who has not been answered yet does not ask again: an answer that is late makes the next one late.
        await turn(pair);
      }
    }),
  );
  const { user, system } = process.cpuUsage(started);
  const took = (performance.now() - begun) / 1000;
  return {
    latency: spreadOf(latencies),
    rate: latencies.length / took,
    ...count,
    cpu: (user + system) / 1e6 / took,
  };
}

const tell = (message: FromPlayers): void => void process.send?.(message);

async function hear(message: ToPlayers): Promise<void> {
  switch (message.say) {
    case 'seat': {
      ({ address, changes } = message);
      const started = performance.now();
      await seat(message.tables);
      return tell({ say: 'seated', seconds: (performance.now() - started) / 1000 });
    }
    case 'play':
      return tell({ say: 'played', played: await play(message.seconds, message.perSecond) });
    case 'end':
      process.exit();
  }
}

process.on('message', (message: ToPlayers) => {
  hear(message).catch((error: unknown) => tell({ say: 'failed', why: String(error) }));
});
process.on('disconnect', () => process.exit());
tell({ say: 'ready' });
