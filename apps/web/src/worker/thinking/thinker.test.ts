import '@vaultsong/cards';
import { findBundled, toDeckList } from '@vaultsong/decks';
import { deal } from '@vaultsong/engine';
import * as Comlink from 'comlink';
import { afterEach, expect, test, vi } from 'vitest';
import type { Thinking } from '../../wire/host.ts';
import type { BotTask } from './botTask.ts';
import { takesLong, think } from './botTask.ts';
import { Thinker } from './thinker.ts';

const decks = ['miss-onyx-censorius', 'radiant-argus-the-supreme'].map((name) => toDeckList(findBundled(name).deck));
const thought: BotTask = { state: deal({ decks, seed: 4 }), bot: 'planner', seed: 9 };

/** How a worker thinks that the tests make. */
type Mind = (thought: BotTask, onProgress: (share: number) => void) => Promise<number>;

/** In the place of workers: each of them thinks as the next of these does, or is dead. @returns those that were made */
function workersThat(...minds: readonly (Mind | 'dead')[]): readonly { ended: boolean }[] {
  const made: { ended: boolean }[] = [];
  class FakeWorker extends EventTarget {
    ended = false;
    readonly #port: MessagePort;

    constructor() {
      super();
      const { port1, port2 } = new MessageChannel();
      this.#port = port1;
      const mind = minds[made.length];
      made.push(this);
      if (mind === undefined || mind === 'dead') queueMicrotask(() => this.dispatchEvent(new Event('error')));
      else Comlink.expose({ think: mind }, port2);
      port1.addEventListener('message', ({ data, ports }) =>
        this.dispatchEvent(new MessageEvent('message', { data, ports: [...ports] })),
      );
      port1.start();
    }

    postMessage(message: unknown, transfer: Transferable[]): void {
      this.#port.postMessage(message, transfer);
    }

    terminate(): void {
      this.ended = true;
      this.#port.close();
    }
  }
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('self', { location: { href: 'the-script' } });
  return made;
}

afterEach(() => vi.unstubAllGlobals());

function thinker() {
  const told: (Thinking | null)[] = [];
  return { told, thinker: new Thinker((thinking) => told.push(thinking)) };
}

test('only bots that search take long, and the same thought ends alike', () => {
  expect(takesLong(thought)).toBe(true);
  expect(takesLong({ ...thought, bot: 'rules' })).toBe(false);
  expect(think(thought)).toBe(think(thought));
});

test('one worker thinks about one question after another, and tells how far it is', async () => {
  const made = workersThat(async ({ seed }, onProgress) => {
    await onProgress(0.5);
    return seed;
  });
  const { told, thinker: one } = thinker();
  expect(await one.think(thought, 1)).toBe(9);
  expect(await one.think({ ...thought, seed: 3 }, 1)).toBe(3);
  one.rest();
  const each = [
    { seat: 1, share: 0 },
    { seat: 1, share: 0.5 },
  ];
  expect(told).toEqual([...each, ...each, null]);
  expect(made.map(({ ended }) => ended)).toEqual([false]);
});

test('what is stopped is nothing, its worker is ended, and another takes its place', async () => {
  const never = new Promise<number>(() => {});
  const made = workersThat(
    () => never,
    () => Promise.resolve(2),
  );
  const { told, thinker: one } = thinker();
  const first = one.think(thought, 1);
  one.stop();
  expect(await first).toBeNull();
  expect(told.at(-1)).toBeNull();
  expect(await one.think(thought, 1)).toBe(2);
  expect(made.map(({ ended }) => ended)).toEqual([true, false]);
});

test('a dead worker loses nothing: another thinks about it anew', async () => {
  workersThat('dead', () => Promise.resolve(5));
  expect(await thinker().thinker.think(thought, 1)).toBe(5);
});

test('where workers die again and again it says so, and tells of no thinking any more', async () => {
  const made = workersThat('dead', 'dead', () => Promise.resolve(5));
  const { told, thinker: one } = thinker();
  await expect(one.think(thought, 1)).rejects.toThrow('The bot could not decide');
  expect(made).toHaveLength(2);
  expect(told.at(-1)).toBeNull();
});
