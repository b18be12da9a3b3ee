// Looks at the logs themselves, past the server, when it is gone.
import type { Entry } from '@vaultsong/tables';
import { tableEvent, verify } from '@vaultsong/tables';
import { readSettings } from '../../src/settings/settings.ts';
import { openStore } from '../../src/store/store.ts';
import { EventStore } from '../../src/tables/eventStore.ts';

/** The logs of these tables, from the database that these settings name. */
export async function readLogs(
  env: Readonly<Record<string, string>>,
  tables: Iterable<string>,
): Promise<ReadonlyMap<string, readonly Entry[]>> {
  const store = await openStore(readSettings(env));
  try {
    const logs = new EventStore(store);
    const found = new Map<string, readonly Entry[]>();
    for (const table of tables) found.set(table, await logs.read(table, 0));
    return found;
  } finally {
    await store.close();
  }
}

/** An answer that the server acknowledged. */
export interface Acknowledged {
  readonly table: string;
  readonly seat: number;
  readonly question: number;
  readonly option: number;
}

export interface Judgement {
  /** What is wrong with logs, in words. */
  readonly faults: readonly string[];
  /** Answers that were acknowledged and are in no log. */
  readonly lost: readonly Acknowledged[];
  readonly answers: number;
}

/** Whether each log, of a match that is over, is whole and could be played so, and has all that was acknowledged. */
export function judge(logs: ReadonlyMap<string, readonly Entry[]>, acknowledged: readonly Acknowledged[]): Judgement {
  const faults: string[] = [];
  const written = new Set<string>();
  let answers = 0;
  for (const [table, entries] of logs) {
    faults.push(...verify(table, entries).faults.map((fault) => `Table ${table}: ${fault}`));
    for (const { data } of entries) {
      const one = tableEvent.parse(JSON.parse(data));
      if (one.type !== 'answered') continue;
      answers += 1;
      written.add(keyOf({ table, seat: one.seat, question: one.question, option: one.options[0] ?? -1 }));
    }
  }
  return { faults, lost: acknowledged.filter((one) => !written.has(keyOf(one))), answers };
}

const keyOf = ({ table, seat, question, option }: Acknowledged): string => `${table} ${seat} ${question} ${option}`;
