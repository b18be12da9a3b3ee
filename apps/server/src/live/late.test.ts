// Who looks on with a delay sees the table as it was, and nothing younger.
import { findBundled, toDeckList } from '@vaultsong/decks';
import { askedAt, readLog, terms } from '@vaultsong/tables';
import { afterAll, describe, expect, it } from 'vitest';
import { Hall } from '../hall/hall.ts';
import type { Hosted } from '../hall/hosted.ts';
import { Logs } from '../hall/logs.ts';
import { sharedStore } from '../testing/store.ts';
import { untilPlaying } from '../testing/until.ts';
import { wakeInProcess } from '../waking/in-process.ts';
import type { LateSource } from './late.ts';
import { Late } from './late.ts';

const deck = toDeckList(findBundled('miss-onyx-censorius').deck);
const halls: Hall[] = [];
afterAll(async () => {
  for (const hall of halls) await hall.close();
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

async function playedTable(clock: TestClock): Promise<{ readonly hosted: Hosted; readonly logs: Logs }> {
  const logs = new Logs(await sharedStore());
  const hall = new Hall({ logs, waking: wakeInProcess(), now: () => clock.now, onError: () => {} });
  halls.push(hall);
  const agreed = terms.parse({ play: { is: 'duel', decks: 'own' } });
  const hosted = await hall.table(await hall.create({ by: 'a', terms: agreed }));
  if (hosted === null) throw new Error('The table is gone');
  for (const id of ['a', 'b']) {
    await hosted.act({ id, isAccount: true }, { do: 'sit', nonce: '' });
    await hosted.act({ id, isAccount: true }, { do: 'bring', deck, origin: null });
  }
  await untilPlaying(hosted);
  return { hosted, logs };
}

async function answer(hosted: Hosted): Promise<void> {
  const seat = askedAt(hosted.table) ?? 0;
  const question = hosted.table.playing?.question ?? 0;
  await hosted.act({ id: seat === 0 ? 'a' : 'b', isAccount: true }, { do: 'answer', question, option: 0 });
}

function lateWorld(clock: TestClock) {
  const errors: unknown[] = [];
  return {
    errors,
    now: () => clock.now,
    elapsed: () => clock.elapsed,
    later: (ms: number, work: () => void) => clock.later(ms, work),
    onError: (error: unknown) => void errors.push(error),
  };
}

const sourceOf = ({ id }: Hosted, logs: Logs): LateSource => ({
  read: () => logs.read(id, 0),
  load: async (entries) => readLog(id, entries),
});

describe('a delay of ten seconds', () => {
  it.each([
    ['back', -3_600_000],
    ['forward', 3_600_000],
  ])('stays ten seconds where the clock is set %s', async (_, step) => {
    const clock = new TestClock();
    const { hosted, logs } = await playedTable(clock);
    const world = lateWorld(clock);
    clock.pass(20_000);
    const late = await Late.open(hosted, sourceOf(hosted, logs), 10_000, world);
    const start = late.table.next;
    await answer(hosted);
    clock.pass(4_000);
    clock.now += step;
    await answer(hosted);
    clock.pass(5_999);
    expect(late.table.next).toBe(start);
    clock.pass(1);
    expect(late.table.next).toBe(start + 1);
    clock.pass(4_000);
    expect(late.table).toEqual(hosted.table);
    expect(world.errors).toEqual([]);
    late.end();
  });

  it('shows at each moment the table of ten seconds before', async () => {
    const clock = new TestClock();
    const { hosted, logs } = await playedTable(clock);
    const world = lateWorld(clock);
    const late = await Late.open(hosted, sourceOf(hosted, logs), 10_000, world);
    const heard: number[] = [];
    late.listen(({ entry }) => heard.push(entry.seq));
    for (let n = 0; n < 30; n++) {
      await answer(hosted);
      clock.pass(1_000);
      const log = await logs.read(hosted.id, 0);
      const old = log.filter(({ seq, at }) => seq === 0 || at <= clock.now - 10_000);
      expect(late.table).toEqual(readLog(hosted.id, old));
    }
    clock.pass(10_000);
    expect(late.table).toEqual(hosted.table);
    expect(heard).toEqual(heard.map((_, at) => (heard[0] ?? 0) + at));
    expect(world.errors).toEqual([]);
    late.end();
  });

  it('loses nothing that is written while the log is read, or played', async () => {
    const clock = new TestClock();
    const { hosted, logs } = await playedTable(clock);
    const world = lateWorld(clock);
    const source = sourceOf(hosted, logs);
    const goOn = async <T>(got: T): Promise<T> => {
      await answer(hosted);
      return got;
    };
    clock.pass(20_000);
    const late = await Late.open(
      hosted,
      { read: async () => goOn(await source.read()), load: async (entries) => goOn(await source.load(entries)) },
      10_000,
      world,
    );
    await answer(hosted);
    clock.pass(10_000);
    expect(late.table).toEqual(hosted.table);
    expect(world.errors).toEqual([]);
    late.end();
  });
});
