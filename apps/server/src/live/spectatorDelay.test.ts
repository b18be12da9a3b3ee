// A delayed spectator sees the table as it was, and nothing younger.
import { findBundled, toDeckList } from '@vaultsong/decks';
import { askedAt, readLog, terms } from '@vaultsong/tables';
import { afterAll, describe, expect, it } from 'vitest';
import { pubSubInProcess } from '../pubsub/inProcess.ts';
import { EventStore } from '../tables/eventStore.ts';
import type { TableActor } from '../tables/tableActor.ts';
import { TableRegistry } from '../tables/tableRegistry.ts';
import { sharedStore } from '../testing/store.ts';
import { untilPlaying } from '../testing/until.ts';
import type { DelayedTableSource } from './spectatorDelay.ts';
import { DelayedTable } from './spectatorDelay.ts';

const deck = toDeckList(findBundled('miss-onyx-censorius').deck);
const tableRegistries: TableRegistry[] = [];
afterAll(async () => {
  for (const tableRegistry of tableRegistries) await tableRegistry.close();
});

/** A clock that the test moves; what waits is done when its time has come. */
class TestClock {
  now = 1_000_000;
  /** That nobody sets. */
  elapsed = 0;
  #waiting: { readonly at: number; readonly work: () => void }[] = [];

  later(milliseconds: number, work: () => void): () => void {
    const entry = { at: this.elapsed + milliseconds, work };
    this.#waiting.push(entry);
    return () => {
      this.#waiting = this.#waiting.filter((one) => one !== entry);
    };
  }

  pass(milliseconds: number): void {
    this.now += milliseconds;
    this.elapsed += milliseconds;
    for (const entry of this.#waiting.filter(({ at }) => at <= this.elapsed)) {
      this.#waiting = this.#waiting.filter((one) => one !== entry);
      entry.work();
    }
  }
}

async function playedTable(clock: TestClock): Promise<{ readonly actor: TableActor; readonly eventStore: EventStore }> {
  const eventStore = new EventStore(await sharedStore());
  const tableRegistry = new TableRegistry({
    eventStore,
    pubSub: pubSubInProcess(),
    now: () => clock.now,
    onError: () => {},
  });
  tableRegistries.push(tableRegistry);
  const agreed = terms.parse({ play: { type: 'duel', decks: 'own' } });
  const actor = await tableRegistry.table(await tableRegistry.create({ by: 'a', terms: agreed }));
  if (actor === null) throw new Error('The table is gone');
  for (const id of ['a', 'b']) {
    await actor.act({ id, isAccount: true }, { type: 'join', nonce: '' });
    await actor.act({ id, isAccount: true }, { type: 'choose-deck', deck, origin: null });
  }
  await untilPlaying(actor);
  return { actor, eventStore };
}

async function answer(actor: TableActor): Promise<void> {
  const seat = askedAt(actor.table) ?? 0;
  const question = actor.table.playing?.question ?? 0;
  await actor.act({ id: seat === 0 ? 'a' : 'b', isAccount: true }, { type: 'answer', question, option: 0 });
}

function delayedTableDeps(clock: TestClock) {
  const errors: unknown[] = [];
  return {
    errors,
    now: () => clock.now,
    elapsed: () => clock.elapsed,
    later: (ms: number, work: () => void) => clock.later(ms, work),
    onError: (error: unknown) => void errors.push(error),
  };
}

const sourceOf = ({ id }: TableActor, eventStore: EventStore): DelayedTableSource => ({
  read: () => eventStore.read(id, 0),
  load: async (entries) => readLog(id, entries),
});

describe('a delay of ten seconds', () => {
  it.each([
    ['back', -3_600_000],
    ['forward', 3_600_000],
  ])('stays ten seconds where the clock is set %s', async (_, step) => {
    const clock = new TestClock();
    const { actor, eventStore } = await playedTable(clock);
    const deps = delayedTableDeps(clock);
    clock.pass(20_000);
    const late = await DelayedTable.open(actor, sourceOf(actor, eventStore), 10_000, deps);
    const start = late.table.next;
    await answer(actor);
    clock.pass(4_000);
    clock.now += step;
    await answer(actor);
    clock.pass(5_999);
    expect(late.table.next).toBe(start);
    clock.pass(1);
    expect(late.table.next).toBe(start + 1);
    clock.pass(4_000);
    expect(late.table).toEqual(actor.table);
    expect(deps.errors).toEqual([]);
    late.end();
  });

  it('shows at each moment the table of ten seconds before', async () => {
    const clock = new TestClock();
    const { actor, eventStore } = await playedTable(clock);
    const deps = delayedTableDeps(clock);
    const late = await DelayedTable.open(actor, sourceOf(actor, eventStore), 10_000, deps);
    const heard: number[] = [];
    late.listen(({ entry }) => heard.push(entry.seq));
    for (let n = 0; n < 30; n++) {
      await answer(actor);
      clock.pass(1_000);
      const log = await eventStore.read(actor.id, 0);
      const old = log.filter(({ seq, at }) => seq === 0 || at <= clock.now - 10_000);
      expect(late.table).toEqual(readLog(actor.id, old));
    }
    clock.pass(10_000);
    expect(late.table).toEqual(actor.table);
    expect(heard).toEqual(heard.map((_, at) => (heard[0] ?? 0) + at));
    expect(deps.errors).toEqual([]);
    late.end();
  });

  it('loses nothing that is written while the log is read, or played', async () => {
    const clock = new TestClock();
    const { actor, eventStore } = await playedTable(clock);
    const deps = delayedTableDeps(clock);
    const source = sourceOf(actor, eventStore);
    const goOn = async <T>(got: T): Promise<T> => {
      await answer(actor);
      return got;
    };
    clock.pass(20_000);
    const late = await DelayedTable.open(
      actor,
      { read: async () => goOn(await source.read()), load: async (entries) => goOn(await source.load(entries)) },
      10_000,
      deps,
    );
    await answer(actor);
    clock.pass(10_000);
    expect(late.table).toEqual(actor.table);
    expect(deps.errors).toEqual([]);
    late.end();
  });
});
