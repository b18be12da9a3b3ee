// Tables in memory are a cache of their logs: whatever process opens one, it goes on where the log ends.
import { findBundled, toDeckList } from '@vaultsong/decks';
import type { Command, TableEvent, Terms } from '@vaultsong/tables';
import { askedAt, entryOf, readLog, stageOf, terms } from '@vaultsong/tables';
import { afterEach, describe, expect, it } from 'vitest';
import { pubSubInProcess } from '../pubsub/inProcess.ts';
import type { PubSub } from '../pubsub/pubSub.ts';
import type { Store } from '../store/store.ts';
import { freshStore, sharedStore } from '../testing/store.ts';
import { turn, untilAt, untilPlaying } from '../testing/until.ts';
import { nonceWindow } from './createTable.ts';
import { EventStore } from './eventStore.ts';
import type { TableActor } from './tableActor.ts';
import { TableRegistry } from './tableRegistry.ts';

const deck = toDeckList(findBundled('miss-onyx-censorius').deck);
const open = (asked: object): Terms => terms.parse({ play: { type: 'duel', decks: 'own' }, ...asked });
const noon = 1_800_000_000_000;
const who = (id: string) => ({ id, isAccount: true });

interface Process {
  readonly tableRegistry: TableRegistry;
  readonly eventStore: EventStore;
  readonly errors: unknown[];
}

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await one.close();
});

/** A process of its own on a database. @param now its clock */
function processOn(store: Store, pubSub: PubSub, now: () => number): Process {
  const eventStore = new EventStore(store);
  const errors: unknown[] = [];
  const tableRegistry = new TableRegistry({ eventStore, pubSub, now, onError: (error) => errors.push(error) });
  opened.push(tableRegistry);
  return { tableRegistry, eventStore, errors };
}

async function tableIn({ tableRegistry }: Process, agreed: Terms, requester: string | null = 'a'): Promise<TableActor> {
  const actor = await tableRegistry.table(await tableRegistry.create({ by: requester, terms: agreed }));
  if (actor === null) throw new Error('The table is gone');
  return actor;
}

async function done(actor: TableActor, person: string, command: Command): Promise<void> {
  expect(await actor.act(who(person), command)).toEqual({ type: 'done' });
}

async function sitDown(actor: TableActor, ...people: readonly string[]): Promise<void> {
  for (const person of people) {
    await done(actor, person, { type: 'join', nonce: '' });
    await done(actor, person, { type: 'choose-deck', deck, origin: null });
  }
}

/** The person who is asked answers with the first option. */
async function answer(actor: TableActor): Promise<void> {
  const seat = askedAt(actor.table);
  const sitter = seat === null ? undefined : actor.table.seats[seat]?.sitter;
  const question = actor.table.playing?.question;
  if (sitter?.type !== 'person' || question === undefined) throw new Error('No person is asked');
  await done(actor, sitter.id, { type: 'answer', question, option: 0 });
}

describe('a table in memory', () => {
  it('begins by itself, and is the same when it is read from its log', async () => {
    const store = await sharedStore();
    const one = processOn(store, pubSubInProcess(), Date.now);
    const actor = await tableIn(one, open({}));
    await sitDown(actor, 'a', 'b');
    await untilPlaying(actor);
    for (let n = 0; n < 20; n++) await answer(actor);
    expect(readLog(actor.id, await one.eventStore.read(actor.id, 0))).toEqual(actor.table);
  });

  it('goes on from the last position to which its log leads, where the rules were mended since', async () => {
    const store = await sharedStore();
    const one = processOn(store, pubSubInProcess(), () => noon);
    const actor = await tableIn(one, open({}));
    await sitDown(actor, 'a', 'b');
    await untilPlaying(actor);
    for (let n = 0; n < 20; n++) await answer(actor);
    await one.tableRegistry.close();
    const { id, table } = actor;
    const answers = [...(table.playing?.game.answers ?? [])];
    // An answer that the rules of that day had, and what came after it.
    const seat = askedAt(table) ?? 0;
    const then: TableEvent = { type: 'answered', seat, question: table.playing?.question ?? 0, options: [99] };
    const gone = entryOf(then, table.next, noon, table.hash);
    const after = entryOf({ type: 'take-back-requested', seat }, gone.seq + 1, noon, gone.hash);
    for (const entry of [gone, after]) expect(await one.eventStore.append(id, entry)).toBe(true);

    const pubSub = pubSubInProcess();
    const [two, three] = [processOn(store, pubSub, () => noon + 5), processOn(store, pubSub, () => noon + 5)];
    const [here, there] = await Promise.all([two.tableRegistry.table(id), three.tableRegistry.table(id)]);
    if (here === null || there === null) throw new Error('The table is gone');
    const log = await two.eventStore.read(id, 0);
    expect(log.slice(gone.seq).map(({ data }) => JSON.parse(data).type)).toEqual([
      'answered',
      'take-back-requested',
      'resumed',
    ]);
    for (const { table: now } of [here, there]) {
      expect(now).toEqual(readLog(id, log));
      expect(now).toMatchObject({ resumed: { at: noon + 5, from: gone.seq }, request: null, next: log.length });
      expect(now.playing?.game.answers).toEqual(answers);
    }
    for (let n = 0; n < 3; n++) await answer(here);
    expect([...two.errors, ...three.errors]).toEqual([]);
  });

  it('cannot go on where its match is over: whoever comes is told, and its log is kept', async () => {
    const store = await sharedStore();
    const one = processOn(store, pubSubInProcess(), () => noon);
    const actor = await tableIn(one, open({}));
    await sitDown(actor, 'a', 'b');
    await untilPlaying(actor);
    await one.tableRegistry.close();
    const { id, table } = actor;
    const seat = askedAt(table) ?? 0;
    const then: TableEvent = { type: 'answered', seat, question: table.playing?.question ?? 0, options: [99] };
    const gone = entryOf(then, table.next, noon, table.hash);
    const end = entryOf({ type: 'secret-revealed', secret: actor.secret }, gone.seq + 1, noon, gone.hash);
    for (const entry of [gone, end]) expect(await one.eventStore.append(id, entry)).toBe(true);
    const two = processOn(store, pubSubInProcess(), () => noon);
    await expect(two.tableRegistry.table(id)).rejects.toThrow('by the rules of an earlier version');
    expect(await two.eventStore.read(id, 0)).toHaveLength(end.seq + 1);
  });

  it('is opened by another process where it stands, and both go on with it in turn', async () => {
    const store = await sharedStore();
    const pubSub = pubSubInProcess();
    const [one, two] = [processOn(store, pubSub, Date.now), processOn(store, pubSub, Date.now)];
    const here = await tableIn(one, open({}));
    await sitDown(here, 'a', 'b');
    await untilPlaying(here);
    const there = await two.tableRegistry.table(here.id);
    if (there === null) throw new Error('It is there');
    for (let n = 0; n < 30; n++) {
      const actor = n % 2 === 0 ? here : there;
      await actor.refresh();
      await answer(actor);
    }
    await here.refresh();
    await there.refresh();
    expect(there.table).toEqual(here.table);
    expect([...one.errors, ...two.errors]).toEqual([]);
  });

  it('is caught up with where no notice comes from the process that writes to it', async () => {
    const store = await sharedStore();
    const [one, two] = [processOn(store, pubSubInProcess(), Date.now), processOn(store, pubSubInProcess(), Date.now)];
    const here = await tableIn(one, open({}));
    const still = await tableIn(one, open({}));
    await sitDown(here, 'a', 'b');
    await untilPlaying(here);
    const there = await two.tableRegistry.table(here.id);
    const unchanged = await two.tableRegistry.table(still.id);
    if (there === null || unchanged === null) throw new Error('They are there');
    let heard = 0;
    there.listen(() => void heard++);
    unchanged.listen(() => expect.unreachable());
    await answer(here);
    await answer(here);
    expect(there.table.next).toBeLessThan(here.table.next);
    await two.tableRegistry.catchUp();
    await there.refresh();
    expect(there.table).toEqual(here.table);
    expect(heard).toBeGreaterThan(1);
    expect([...one.errors, ...two.errors]).toEqual([]);
  });

  it('takes one of two answers that come at one moment to two processes, and the log has no gap', async () => {
    const store = await sharedStore();
    const pubSub = pubSubInProcess();
    const [one, two] = [processOn(store, pubSub, Date.now), processOn(store, pubSub, Date.now)];
    const here = await tableIn(one, open({}));
    await sitDown(here, 'a', 'b');
    await untilPlaying(here);
    const there = await two.tableRegistry.table(here.id);
    if (there === null) throw new Error('It is there');
    for (let n = 0; n < 10; n++) {
      await Promise.all([here.refresh(), there.refresh()]);
      const seat = askedAt(here.table) ?? 0;
      const sitter = here.table.seats[seat]?.sitter;
      const { playing: game } = here.table;
      if (sitter?.type !== 'person' || game === null) throw new Error('A person is asked');
      const options = game.game.state.ask?.options.length ?? 0;
      const command = (option: number): Command => ({ type: 'answer', question: game.question, option });
      const answers = await Promise.all([
        here.act(who(sitter.id), command(0)),
        there.act(who(sitter.id), command(options - 1)),
      ]);
      // The same answer twice is one answer; of two different ones, one comes too late.
      const refused = answers.flatMap((one_) => (one_.type === 'rejected' ? [one_.rejection.code] : []));
      expect(refused).toEqual(options === 1 ? [] : ['stale']);
    }
    const log = await one.eventStore.read(here.id, 0);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, at) => at));
    await here.refresh();
    expect(readLog(here.id, log)).toEqual(here.table);
  });

  it('lets a bot of the house answer, also one that thinks in a thread of its own', async () => {
    const store = await sharedStore();
    const one = processOn(store, pubSubInProcess(), Date.now);
    for (const bot of ['rules', 'planner'] as const) {
      const actor = await tableIn(one, open({}));
      await done(actor, 'a', { type: 'add-bot', seat: 1, bot, deck, origin: null });
      await sitDown(actor, 'a');
      await untilPlaying(actor);
      // Both have kept their hands, and a turn of each is over.
      for (let n = 0; n < 200 && (actor.table.playing?.game.state.turn ?? 0) < 3; n++) {
        await untilAt(actor, (table) => askedAt(table) === 0);
        const end = actor.table.playing?.game.state.ask?.options.findIndex(
          (option) => option.pick === 'move' && option.move.do === 'end',
        );
        const question = actor.table.playing?.question ?? 0;
        await done(actor, 'a', { type: 'answer', question, option: Math.max(0, end ?? 0) });
      }
      expect(actor.table.playing?.game.state.turn).toBeGreaterThanOrEqual(3);
    }
    expect(one.errors).toEqual([]);
  });

  it('ends when a clock runs out, also where nobody had it in memory', async () => {
    const store = await sharedStore();
    let now = 1_000_000;
    const one = processOn(store, pubSubInProcess(), () => now);
    const actor = await tableIn(one, open({ clock: { type: 'days', days: 1 } }));
    await sitDown(actor, 'a', 'b');
    await untilPlaying(actor);
    const asked = askedAt(actor.table);
    await one.eventStore.idle();
    await one.tableRegistry.close();
    now += 86_400_000;
    const two = processOn(store, pubSubInProcess(), () => now);
    await two.tableRegistry.sweep();
    const later = await two.tableRegistry.table(actor.id);
    if (later === null) throw new Error('The table is gone');
    await untilAt(later, ({ secret }) => secret !== null);
    expect(later.table.result).toEqual({ winner: 1 - (asked ?? 0), reason: 'time' });
  });

  it('is forgotten when nobody looks at it, and comes back from its log', async () => {
    const store = await sharedStore();
    let now = 1_000_000;
    const one = processOn(store, pubSubInProcess(), () => now);
    const actor = await tableIn(one, open({}));
    await sitDown(actor, 'a', 'b');
    await untilPlaying(actor);
    const stop = actor.listen(() => {});
    now += 600_000;
    one.tableRegistry.forget();
    await turn();
    expect(one.tableRegistry.size).toBe(1);
    stop();
    one.tableRegistry.forget();
    await turn();
    expect(one.tableRegistry.size).toBe(0);
    const again = await one.tableRegistry.table(actor.id);
    expect(again).not.toBe(actor);
    expect(again?.table).toEqual(actor.table);
  });

  it('closes when all have stood up, and after a day on which nobody joined', async () => {
    const store = await sharedStore();
    let now = Date.now();
    const one = processOn(store, pubSubInProcess(), () => now);
    const left = await tableIn(one, open({}));
    await sitDown(left, 'a');
    await done(left, 'a', { type: 'leave' });
    await untilAt(left, (table) => stageOf(table) === 'closed');
    const lonely = await tableIn(one, open({}));
    await sitDown(lonely, 'a');
    await one.eventStore.idle();
    now += 25 * 3_600_000;
    await one.tableRegistry.sweep();
    await untilAt(lonely, (table) => stageOf(table) === 'closed');
    expect([left.table.closed, lonely.table.closed]).toEqual(['left', 'expired']);
  });

  it('opens one rematch when all want it, however many processes see to it', async () => {
    const store = await sharedStore();
    const pubSub = pubSubInProcess();
    const [one, two] = [processOn(store, pubSub, Date.now), processOn(store, pubSub, Date.now)];
    const actor = await tableIn(one, open({}));
    await sitDown(actor, 'a', 'b');
    await untilPlaying(actor);
    const there = await two.tableRegistry.table(actor.id);
    await done(actor, 'a', { type: 'concede' });
    await untilAt(actor, ({ secret }) => secret !== null);
    await done(actor, 'a', { type: 'rematch' });
    await there?.refresh();
    await done(actor, 'b', { type: 'rematch' });
    await untilAt(actor, ({ continuedAt }) => continuedAt !== null);
    const rematch = await two.tableRegistry.table(actor.table.continuedAt ?? '');
    if (rematch === null) throw new Error('The rematch is gone');
    for (const person of ['a', 'b']) await done(rematch, person, { type: 'add-nonce', nonce: `of ${person}` });
    await untilPlaying(rematch);
    expect(rematch.table.opened.rematchOf).toBe(actor.id);
    expect(rematch.table.seats.map((seated) => seated?.sitter)).toEqual(
      actor.table.seats.map((seated) => seated?.sitter),
    );
    expect(rematch.table.opened.commitment).not.toBe(actor.table.opened.commitment);
  });

  describe('that is opened by an id that others know', () => {
    const hallOn = (eventStore: EventStore): TableRegistry => {
      const tableRegistry = new TableRegistry({
        eventStore,
        pubSub: pubSubInProcess(),
        now: Date.now,
        onError: () => {},
      });
      opened.push(tableRegistry);
      return tableRegistry;
    };

    it('is the same one for who opens it and for who finds it in the database before', async () => {
      const id = 'foundearly';
      let early: TableActor | null = null;
      class Found extends EventStore {
        override async create(...row: Parameters<EventStore['create']>): Promise<boolean> {
          const isNew = await super.create(...row);
          early = await tableRegistry.table(id);
          return isNew;
        }
      }
      const tableRegistry = hallOn(new Found(await sharedStore()));
      await tableRegistry.create({ by: 'a', terms: open({}) }, id);
      expect(early).not.toBeNull();
      expect(await tableRegistry.table(id)).toBe(early);
    });

    it('stays in memory where somebody looked for it before, and hears after it was made that there is none', async () => {
      const id = 'notfoundso';
      let hear = (_: null): void => {};
      class Slow extends EventStore {
        override secretOf(): Promise<string | null> {
          return new Promise((resolve) => {
            hear = resolve;
          });
        }
        override async create(...row: Parameters<EventStore['create']>): Promise<boolean> {
          const isNew = await super.create(...row);
          setImmediate(() => hear(null));
          return isNew;
        }
      }
      const tableRegistry = hallOn(new Slow(await sharedStore()));
      const early = tableRegistry.table(id);
      await tableRegistry.create({ by: 'a', terms: open({}) }, id);
      expect(await early).toBeNull();
      expect(tableRegistry.size).toBe(1);
    });
  });

  it('waits for nonces, and begins without them when the time is over, at whichever process there is then', async () => {
    // Its own: in the tables of other tests the time is over too.
    const store = await freshStore();
    let now = Date.now();
    const one = processOn(store, pubSubInProcess(), () => now);
    const seated = ['a', 'b'].map((id, seat) => ({
      ...{ seat, sitter: { type: 'person', id } as const, deck, origin: null },
    }));
    const opening = { by: null, terms: open({}), seated, nonceWindow };
    const [quick, slow] = [await one.tableRegistry.create(opening), await one.tableRegistry.create(opening)];
    const there = await one.tableRegistry.table(quick);
    if (there === null) throw new Error('The table is gone');
    for (const person of ['b', 'a']) {
      expect(there.table.began).toBe(false);
      await done(there, person, { type: 'add-nonce', nonce: `of ${person}` });
    }
    await untilPlaying(there);
    expect(there.table.seats.map((one) => one?.nonce)).toEqual(['of a', 'of b']);

    const alone = await one.tableRegistry.table(slow);
    if (alone === null) throw new Error('The table is gone');
    await done(alone, 'a', { type: 'add-nonce', nonce: 'of a' });
    await one.eventStore.idle();
    await one.tableRegistry.close();
    const other = processOn(store, pubSubInProcess(), () => now);
    now += nonceWindow - 1;
    await other.tableRegistry.sweep();
    expect(other.tableRegistry.size).toBe(0);
    now += 2;
    await other.tableRegistry.sweep();
    const after = await other.tableRegistry.table(slow);
    expect([after?.table.began, after?.table.playing?.number]).toEqual([true, 1]);
    expect(after?.table.seats.map((one) => one?.nonce)).toEqual(['of a', '']);
    await store.close();
  });
});
