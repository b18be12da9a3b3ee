// Tables in memory are a cache of their logs: whatever process opens one, it goes on where the log ends.
import { findBundled, toDeckList } from '@vaultsong/decks';
import type { Command, Terms } from '@vaultsong/tables';
import { askedAt, readLog, stageOf, terms } from '@vaultsong/tables';
import { afterEach, describe, expect, it } from 'vitest';
import type { Store } from '../store/store.ts';
import { sharedStore } from '../testing/store.ts';
import { turn, untilAt, untilPlaying } from '../testing/until.ts';
import { wakeInProcess } from '../waking/in-process.ts';
import type { Waking } from '../waking/notice.ts';
import { Hall } from './hall.ts';
import type { Hosted } from './hosted.ts';
import { Logs } from './logs.ts';
import { nonceWindow } from './opening.ts';

const deck = toDeckList(findBundled('miss-onyx-censorius').deck);
const open = (asked: object): Terms => terms.parse({ play: { is: 'duel', decks: 'own' }, ...asked });
const who = (id: string) => ({ id, isAccount: true });

interface Process {
  readonly hall: Hall;
  readonly logs: Logs;
  readonly errors: unknown[];
}

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await one.close();
});

/** A process of its own on a database. @param now its clock */
function processOn(store: Store, waking: Waking, now: () => number): Process {
  const logs = new Logs(store);
  const errors: unknown[] = [];
  const hall = new Hall({ logs, waking, now, onError: (error) => errors.push(error) });
  opened.push(hall);
  return { hall, logs, errors };
}

async function tableIn({ hall }: Process, agreed: Terms, opener: string | null = 'a'): Promise<Hosted> {
  const hosted = await hall.table(await hall.create({ by: opener, terms: agreed }));
  if (hosted === null) throw new Error('The table is gone');
  return hosted;
}

async function done(hosted: Hosted, person: string, command: Command): Promise<void> {
  expect(await hosted.act(who(person), command)).toEqual({ is: 'done' });
}

async function sitDown(hosted: Hosted, ...people: readonly string[]): Promise<void> {
  for (const person of people) {
    await done(hosted, person, { do: 'sit', nonce: '' });
    await done(hosted, person, { do: 'bring', deck, origin: null });
  }
}

/** The person who is asked answers with the first option. */
async function answer(hosted: Hosted): Promise<void> {
  const seat = askedAt(hosted.table);
  const sitter = seat === null ? undefined : hosted.table.seats[seat]?.sitter;
  const question = hosted.table.playing?.question;
  if (sitter?.is !== 'person' || question === undefined) throw new Error('No person is asked');
  await done(hosted, sitter.id, { do: 'answer', question, option: 0 });
}

describe('a table in memory', () => {
  it('begins by itself, and is the same when it is read from its log', async () => {
    const store = await sharedStore();
    const one = processOn(store, wakeInProcess(), Date.now);
    const hosted = await tableIn(one, open({}));
    await sitDown(hosted, 'a', 'b');
    await untilPlaying(hosted);
    for (let n = 0; n < 20; n++) await answer(hosted);
    expect(readLog(hosted.id, await one.logs.read(hosted.id, 0))).toEqual(hosted.table);
  });

  it('is opened by another process where it stands, and both go on with it in turn', async () => {
    const store = await sharedStore();
    const waking = wakeInProcess();
    const [one, two] = [processOn(store, waking, Date.now), processOn(store, waking, Date.now)];
    const here = await tableIn(one, open({}));
    await sitDown(here, 'a', 'b');
    await untilPlaying(here);
    const there = await two.hall.table(here.id);
    if (there === null) throw new Error('It is there');
    for (let n = 0; n < 30; n++) {
      const hosted = n % 2 === 0 ? here : there;
      await hosted.refresh();
      await answer(hosted);
    }
    await here.refresh();
    await there.refresh();
    expect(there.table).toEqual(here.table);
    expect([...one.errors, ...two.errors]).toEqual([]);
  });

  it('is caught up with where no notice comes from the process that writes to it', async () => {
    const store = await sharedStore();
    const [one, two] = [processOn(store, wakeInProcess(), Date.now), processOn(store, wakeInProcess(), Date.now)];
    const here = await tableIn(one, open({}));
    const still = await tableIn(one, open({}));
    await sitDown(here, 'a', 'b');
    await untilPlaying(here);
    const there = await two.hall.table(here.id);
    const unchanged = await two.hall.table(still.id);
    if (there === null || unchanged === null) throw new Error('They are there');
    let heard = 0;
    there.listen(() => void heard++);
    unchanged.listen(() => expect.unreachable());
    await answer(here);
    await answer(here);
    expect(there.table.next).toBeLessThan(here.table.next);
    await two.hall.catchUp();
    await there.refresh();
    expect(there.table).toEqual(here.table);
    expect(heard).toBeGreaterThan(1);
    expect([...one.errors, ...two.errors]).toEqual([]);
  });

  it('takes one of two answers that come at one moment to two processes, and the log has no gap', async () => {
    const store = await sharedStore();
    const waking = wakeInProcess();
    const [one, two] = [processOn(store, waking, Date.now), processOn(store, waking, Date.now)];
    const here = await tableIn(one, open({}));
    await sitDown(here, 'a', 'b');
    await untilPlaying(here);
    const there = await two.hall.table(here.id);
    if (there === null) throw new Error('It is there');
    for (let n = 0; n < 10; n++) {
      await Promise.all([here.refresh(), there.refresh()]);
      const seat = askedAt(here.table) ?? 0;
      const sitter = here.table.seats[seat]?.sitter;
      const { playing: game } = here.table;
      if (sitter?.is !== 'person' || game === null) throw new Error('A person is asked');
      const options = game.game.state.ask?.options.length ?? 0;
      const command = (option: number): Command => ({ do: 'answer', question: game.question, option });
      const answers = await Promise.all([
        here.act(who(sitter.id), command(0)),
        there.act(who(sitter.id), command(options - 1)),
      ]);
      // The same answer twice is one answer; of two different ones, one comes too late.
      const refused = answers.flatMap((one_) => (one_.is === 'refused' ? [one_.refusal.code] : []));
      expect(refused).toEqual(options === 1 ? [] : ['stale']);
    }
    const log = await one.logs.read(here.id, 0);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, at) => at));
    await here.refresh();
    expect(readLog(here.id, log)).toEqual(here.table);
  });

  it('lets a bot of the house answer, also one that thinks in a thread of its own', async () => {
    const store = await sharedStore();
    const one = processOn(store, wakeInProcess(), Date.now);
    for (const bot of ['rules', 'planner'] as const) {
      const hosted = await tableIn(one, open({}));
      await done(hosted, 'a', { do: 'seat-bot', seat: 1, bot, deck, origin: null });
      await sitDown(hosted, 'a');
      await untilPlaying(hosted);
      // Both have kept their hands, and a turn of each is over.
      for (let n = 0; n < 200 && (hosted.table.playing?.game.state.turn ?? 0) < 3; n++) {
        await untilAt(hosted, (table) => askedAt(table) === 0);
        const end = hosted.table.playing?.game.state.ask?.options.findIndex(
          (option) => option.pick === 'move' && option.move.do === 'end',
        );
        const question = hosted.table.playing?.question ?? 0;
        await done(hosted, 'a', { do: 'answer', question, option: Math.max(0, end ?? 0) });
      }
      expect(hosted.table.playing?.game.state.turn).toBeGreaterThanOrEqual(3);
    }
    expect(one.errors).toEqual([]);
  });

  it('ends when a clock runs out, also where nobody had it in memory', async () => {
    const store = await sharedStore();
    let now = 1_000_000;
    const one = processOn(store, wakeInProcess(), () => now);
    const hosted = await tableIn(one, open({ clock: { is: 'days', days: 1 } }));
    await sitDown(hosted, 'a', 'b');
    await untilPlaying(hosted);
    const asked = askedAt(hosted.table);
    await one.logs.idle();
    await one.hall.close();
    now += 86_400_000;
    const two = processOn(store, wakeInProcess(), () => now);
    await two.hall.sweep();
    const later = await two.hall.table(hosted.id);
    if (later === null) throw new Error('The table is gone');
    await untilAt(later, ({ secret }) => secret !== null);
    expect(later.table.result).toEqual({ winner: 1 - (asked ?? 0), how: 'time' });
  });

  it('is forgotten when nobody looks at it, and comes back from its log', async () => {
    const store = await sharedStore();
    let now = 1_000_000;
    const one = processOn(store, wakeInProcess(), () => now);
    const hosted = await tableIn(one, open({}));
    await sitDown(hosted, 'a', 'b');
    await untilPlaying(hosted);
    const stop = hosted.listen(() => {});
    now += 600_000;
    one.hall.forget();
    await turn();
    expect(one.hall.size).toBe(1);
    stop();
    one.hall.forget();
    await turn();
    expect(one.hall.size).toBe(0);
    const again = await one.hall.table(hosted.id);
    expect(again).not.toBe(hosted);
    expect(again?.table).toEqual(hosted.table);
  });

  it('closes when all have stood up, and after a day on which nobody joined', async () => {
    const store = await sharedStore();
    let now = Date.now();
    const one = processOn(store, wakeInProcess(), () => now);
    const left = await tableIn(one, open({}));
    await sitDown(left, 'a');
    await done(left, 'a', { do: 'stand' });
    await untilAt(left, (table) => stageOf(table) === 'closed');
    const lonely = await tableIn(one, open({}));
    await sitDown(lonely, 'a');
    await one.logs.idle();
    now += 25 * 3_600_000;
    await one.hall.sweep();
    await untilAt(lonely, (table) => stageOf(table) === 'closed');
    expect([left.table.closed, lonely.table.closed]).toEqual(['left', 'expired']);
  });

  it('opens one rematch when all want it, however many processes see to it', async () => {
    const store = await sharedStore();
    const waking = wakeInProcess();
    const [one, two] = [processOn(store, waking, Date.now), processOn(store, waking, Date.now)];
    const hosted = await tableIn(one, open({}));
    await sitDown(hosted, 'a', 'b');
    await untilPlaying(hosted);
    const there = await two.hall.table(hosted.id);
    await done(hosted, 'a', { do: 'concede' });
    await untilAt(hosted, ({ secret }) => secret !== null);
    await done(hosted, 'a', { do: 'rematch' });
    await there?.refresh();
    await done(hosted, 'b', { do: 'rematch' });
    await untilAt(hosted, ({ continuedAt }) => continuedAt !== null);
    const rematch = await two.hall.table(hosted.table.continuedAt ?? '');
    if (rematch === null) throw new Error('The rematch is gone');
    for (const person of ['a', 'b']) await done(rematch, person, { do: 'add-nonce', nonce: `of ${person}` });
    await untilPlaying(rematch);
    expect(rematch.table.opened.after).toBe(hosted.id);
    expect(rematch.table.seats.map((seated) => seated?.sitter)).toEqual(
      hosted.table.seats.map((seated) => seated?.sitter),
    );
    expect(rematch.table.opened.commitment).not.toBe(hosted.table.opened.commitment);
  });

  describe('that is opened by an id that others know', () => {
    const hallOn = (logs: Logs): Hall => {
      const hall = new Hall({ logs, waking: wakeInProcess(), now: Date.now, onError: () => {} });
      opened.push(hall);
      return hall;
    };

    it('is the same one for who opens it and for who finds it in the database before', async () => {
      const id = 'foundearly';
      let early: Hosted | null = null;
      class Found extends Logs {
        override async create(...row: Parameters<Logs['create']>): Promise<boolean> {
          const isNew = await super.create(...row);
          early = await hall.table(id);
          return isNew;
        }
      }
      const hall = hallOn(new Found(await sharedStore()));
      await hall.create({ by: 'a', terms: open({}) }, id);
      expect(early).not.toBeNull();
      expect(await hall.table(id)).toBe(early);
    });

    it('stays in memory where somebody looked for it before, and hears after it was made that there is none', async () => {
      const id = 'notfoundso';
      let hear = (_: null): void => {};
      class Slow extends Logs {
        override secretOf(): Promise<string | null> {
          return new Promise((resolve) => {
            hear = resolve;
          });
        }
        override async create(...row: Parameters<Logs['create']>): Promise<boolean> {
          const isNew = await super.create(...row);
          setImmediate(() => hear(null));
          return isNew;
        }
      }
      const hall = hallOn(new Slow(await sharedStore()));
      const early = hall.table(id);
      await hall.create({ by: 'a', terms: open({}) }, id);
      expect(await early).toBeNull();
      expect(hall.size).toBe(1);
    });
  });

  it('waits for nonces, and begins without them when the time is over, at whichever process there is then', async () => {
    const store = await sharedStore();
    let now = Date.now();
    const one = processOn(store, wakeInProcess(), () => now);
    const seated = ['a', 'b'].map((id, seat) => ({
      ...{ seat, sitter: { is: 'person', id } as const, deck, origin: null },
    }));
    const opening = { by: null, terms: open({}), seated, nonceWindow };
    const [quick, slow] = [await one.hall.create(opening), await one.hall.create(opening)];
    const there = await one.hall.table(quick);
    if (there === null) throw new Error('The table is gone');
    for (const person of ['b', 'a']) {
      expect(there.table.began).toBe(false);
      await done(there, person, { do: 'add-nonce', nonce: `of ${person}` });
    }
    await untilPlaying(there);
    expect(there.table.seats.map((one) => one?.nonce)).toEqual(['of a', 'of b']);

    const alone = await one.hall.table(slow);
    if (alone === null) throw new Error('The table is gone');
    await done(alone, 'a', { do: 'add-nonce', nonce: 'of a' });
    await one.logs.idle();
    await one.hall.close();
    const other = processOn(store, wakeInProcess(), () => now);
    now += nonceWindow - 1;
    await other.hall.sweep();
    expect(other.hall.size).toBe(0);
    now += 2;
    await other.hall.sweep();
    const after = await other.hall.table(slow);
    expect([after?.table.began, after?.table.playing?.number]).toEqual([true, 1]);
    expect(after?.table.seats.map((one) => one?.nonce)).toEqual(['of a', '']);
  });
});
