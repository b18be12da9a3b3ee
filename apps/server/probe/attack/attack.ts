// Two attacks on the chance of a live table, with nothing but what its players are told: a search through all seeds of 32 bits, and a linear
// solver. Each tells how much it had, and what it found. What is drawn later shows whether that is true.
import { deckOfName } from '@vaultsong/decks';
import { buildServer, openResources } from '../../src/compose/server.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { generous } from '../testbed/messageRate.ts';
import type { Solved } from './linear.ts';
import { drawsOf, readings, solve } from './linear.ts';
import type { Observed } from './observed.ts';
import { firstOf } from './observed.ts';
import { deckOf, outputsOf, outputsOfShuffle } from './outputs.ts';
import { play } from './play.ts';
import { searchAll } from './pool.ts';
import type { Fit, Weakness } from './seeds.ts';
import { judged, weaknesses } from './seeds.ts';

/** What the two attacks may use, and what is kept for judging them. */
export interface Evidence {
  /** By seat: all that was drawn. */
  readonly all: readonly [Observed, Observed];
  /** So many cards of each are used. */
  readonly used: number;
}

export interface SearchReport {
  readonly seeds: number;
  readonly fits: Readonly<Record<Weakness, number>>;
  /** Cards that were foretold and drawn later: so many as foretold, so many otherwise. */
  readonly right: number;
  readonly wrong: number;
}

export interface SolverReport {
  readonly outputs: number;
  readonly solved: readonly (Solved & { readonly right: number })[];
}

/** Looks for the seed of what the first seat saw. */
export async function searchAttack(
  { all, used }: Evidence,
  {
    seeds,
    threads,
    part,
    onProgress,
  }: { seeds: number; threads: number; part?: number; onProgress?: (tried: number) => void },
): Promise<SearchReport> {
  const seen = firstOf(all[0], used);
  const fits: readonly Fit[] = await searchAll({
    ...{ seen, seeds, threads },
    ...(part === undefined ? {} : { part }),
    ...(onProgress === undefined ? {} : { onProgress }),
  });
  const count = (weakness: Weakness): number => fits.filter((fit) => fit.weakness === weakness).length;
  const counts = Object.fromEntries(weaknesses.map((weakness) => [weakness, count(weakness)]));
  return { seeds, fits: { deal: 0, place: 0, number: 0, ...counts }, ...judged(seen, all[0], fits) };
}

/** Solves for the generator from what both saw together. */
export function solverAttack({ all, used }: Evidence): SolverReport {
  const [mine, theirs] = [firstOf(all[0], used), firstOf(all[1], used)];
  const shuffle = outputsOfShuffle(mine.list.length);
  const outputs = [...outputsOf(mine, 0), ...outputsOf(theirs, shuffle)];
  const among = mine.list.slice(1).map((_, n) => mine.list.length - n);
  const solved = readings.map((reading) => {
    const found = solve(outputs, reading);
    if (found.state === null) return { ...found, right: 0 };
    const deck = deckOf(mine, drawsOf(found.state, reading, among));
    const later = all[0].drawn.slice(used);
    return { ...found, right: later.filter(({ name }, n) => deck[used + n] === name).length };
  });
  return { outputs: outputs.length, solved };
}

/** Generated decks that have each card once: so each card that is seen says most. */
export function singularDecks(count: number, most = 20_000): readonly string[] {
  const found: string[] = [];
  for (let seed = 1; seed <= most && found.length < count; seed++) {
    const name = `generated:cota:${seed}`;
    if (deckOfName(name).cards.every(({ count: copies }) => copies === 1)) found.push(name);
  }
  if (found.length < count) throw new Error(`Of ${most} decks only ${found.length} have each card once`);
  return found;
}

/** Plays at a table of a server that is started for it. */
export async function evidenceOf(
  env: Readonly<Record<string, string>>,
  used: number,
  draws: number,
): Promise<Evidence> {
  const ground = { ...(await openResources(readSettings({ LOG_LEVEL: 'silent', ...env }), null)), ...generous };
  const server = await buildServer(ground);
  try {
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const [one = '', other = ''] = singularDecks(2);
    return { all: await play({ address, decks: [one, other], draws }), used };
  } finally {
    await server.close();
  }
}
