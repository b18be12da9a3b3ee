/** Games played by several processes at once, each its share, and kept so that an interrupted fit goes on where it was. */
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

export interface Work {
  /** A script that writes a line of JSON, `{index, rows}`, for each game of its part: `--games`, `--part`, `--of`, `--done`. */
  readonly script: URL;
  /** What else it is told. */
  readonly args: Readonly<Record<string, number>>;
  readonly games: number;
  readonly workers: number;
  /** A directory where games stay, and where those are that were played before. */
  readonly keep: string | undefined;
}

interface Played<Rows> {
  readonly index: number;
  readonly rows: Rows | null;
}

/** The same games in the same order, however many processes play them; without those that did not end. */
export async function playParts<Rows>(work: Work): Promise<readonly Rows[]> {
  const found: (Rows | null)[] = [];
  let done = 0;
  const onPlayed = ({ index, rows }: Played<Rows>): void => {
    if (index >= work.games) return;
    found[index] = rows;
    if (++done % 100 === 0) console.error(`${done} of ${work.games} games`);
  };
  await Promise.all(Array.from({ length: work.workers }, (_, part) => playPart(work, part, onPlayed)));
  return found.filter((rows) => rows !== null);
}

async function playPart<Rows>(work: Work, part: number, onPlayed: (played: Played<Rows>) => void): Promise<void> {
  const { script, args, games, workers, keep } = work;
  const name = [...Object.entries(args).map(([key, value]) => `${key}-${value}`), `part-${part}-of-${workers}`];
  const file = keep === undefined ? null : join(keep, `${name.join('-')}.jsonl`);
  const lines = file === null || !existsSync(file) ? [] : readFileSync(file, 'utf8').split('\n').slice(0, -1);
  for (const line of lines) onPlayed(JSON.parse(line));
  const options = Object.entries({ ...args, games, part, of: workers, done: lines.length });
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(script), ...options.map(([key, value]) => `--${key}=${value}`)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  for await (const line of createInterface(child.stdout)) {
    if (file !== null) appendFileSync(file, `${line}\n`);
    onPlayed(JSON.parse(line));
  }
  const code = await ended;
  if (code !== 0) throw new Error(`Part ${part} of the games ended with code ${code}`);
}

/** Options of every fit. */
export interface FitOptions {
  readonly seed: number;
  readonly games: number;
  readonly workers: number;
  readonly keep: string | undefined;
  readonly date: string;
}

/** With fewer there is nothing that is held out. */
const leastGames = 8;

/**
 * @param args `--seed`, `--games`, `--workers`, `--keep` (a directory where games stay), `--date`
 * @param games how many when nothing is said
 */
export function fitOptionsOf(args: readonly string[], games: number): FitOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string', default: '1' },
      games: { type: 'string', default: String(games) },
      workers: { type: 'string', default: '2' },
      keep: { type: 'string' },
      date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    },
  });
  return {
    seed: whole('seed', values.seed, 0),
    games: whole('games', values.games, leastGames),
    workers: whole('workers', values.workers, 1),
    keep: values.keep,
    date: values.date,
  };
}

export function whole(name: string, text: string, least: number): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw new RangeError(`--${name} must be a whole number of at least ${least}, not "${text}"`);
}
