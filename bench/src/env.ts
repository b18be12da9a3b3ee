// Steps a second of a program that plays through `vaultsong env`, in a process of its own.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { randomFrom } from '@vaultsong/bots';
import type { Measured } from './measure.ts';
import { spread } from './measure.ts';

const bin = join(fileURLToPath(new URL('.', import.meta.url)), '../../apps/cli/bin/vaultsong.mjs');

/** What is read of an answer here. */
interface GameReply {
  readonly id: number;
  readonly done: boolean;
  readonly options: readonly unknown[];
}

interface Way {
  readonly name: string;
  /** How many games one line is about. */
  readonly games: number;
  readonly steps: number;
  readonly told: Readonly<Record<string, boolean>>;
}

const decks = ['miss-onyx-censorius', 'radiant-argus-the-supreme'] as const;
const bare = { observe: false, text: false } as const;
const ways: readonly Way[] = [
  { name: 'one game a line, with observation and texts', games: 1, steps: 2_000, told: {} },
  { name: 'one game a line, options and numbers', games: 1, steps: 5_000, told: { ...bare, numbers: true } },
  { name: 'one game a line, options alone', games: 1, steps: 10_000, told: bare },
  { name: '64 games a line, options and numbers', games: 64, steps: 200, told: { ...bare, numbers: true } },
  { name: '64 games a line, with observation and texts', games: 64, steps: 200, told: {} },
  { name: '64 games a line, options alone', games: 64, steps: 500, told: bare },
];

/**
 * Steps a second through another process, by the clock.
 * @param runs how often each is measured, at least 1
 */
export async function measureEnv(runs: number, json: boolean): Promise<void> {
  const { ask, end } = started();
  const rates: Record<string, Measured> = {};
  for (const way of ways) {
    await stepsASecond(ask, way);
    const found: number[] = [];
    for (let i = 0; i < runs; i++) found.push(await stepsASecond(ask, way));
    rates[way.name] = spread(found);
  }
  end();
  if (json) {
    console.log(JSON.stringify({ runs, node: process.version, stepsPerSecond: rates }, null, 2));
    return;
  }
  console.log(
    `Steps a second through vaultsong env, medians of ${runs} runs, Node ${process.version}, the two starter decks`,
  );
  for (const [name, { median, least, most }] of Object.entries(rates))
    console.log(`${name.padEnd(48)}${median.toFixed(0).padStart(8)}   (${least.toFixed(0)} to ${most.toFixed(0)})`);
}

type Asking = (request: object) => Promise<readonly GameReply[]>;

function started(): { readonly ask: Asking; readonly end: () => void } {
  const child = spawn(process.execPath, [bin, 'env', '--jsonl'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  return {
    async ask(request) {
      child.stdin.write(`${JSON.stringify(request)}\n`);
      const { value } = await lines.next();
      const reply = JSON.parse(value ?? '{}');
      return reply.batch ?? [reply];
    },
    end: () => child.stdin.end(),
  };
}

/** Of one run; games that are over are dealt anew, which counts for nothing. */
async function stepsASecond(ask: Asking, { games, steps, told }: Way): Promise<number> {
  const random = randomFrom(1);
  let now = await ask({ op: 'reset', decks, seed: 1, n: games, ...told });
  let made = 0;
  let spent = 0;
  for (let i = 0; i < steps; i++) {
    const over = now.filter(({ done }) => done).map(({ id }) => ({ id }));
    if (over.length > 0) {
      const dealt = await ask({ op: 'reset', decks, ...told, batch: over });
      const anew = new Map(dealt.map((game) => [game.id, game]));
      now = now.map((game) => anew.get(game.id) ?? game);
    }
    const batch = now.map(({ id, options }) => ({ id, option: Math.floor(random() * options.length) }));
    const [first] = batch;
    const began = performance.now();
    now = await ask({ op: 'step', ...told, ...(games === 1 ? first : { batch }) });
    spent += performance.now() - began;
    made += games;
  }
  await ask({ op: 'close', batch: now.map(({ id }) => ({ id })) });
  return made / (spent / 1000);
}
