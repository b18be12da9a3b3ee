// vaultsong ladder: bots against each other, each with each, and what they are worth.
import type { BotPair, LadderSummary } from '@vaultsong/arena';
import { anchorElo, heldOutDecks, ladderExperiment, plotDots } from '@vaultsong/arena';
import type { PlayerName } from '@vaultsong/bots';
import { toDeckList } from '@vaultsong/decks';
import type { DeckList } from '@vaultsong/engine';
import { UserError } from '../errors.ts';
import { duration, ends, percent } from '../figures.ts';
import { loadPlayable } from '../loadDeck.ts';
import { textTable } from '../textTable.ts';
import type { ExperimentFlags } from './experiment.ts';
import { executorFor, report, venueFor } from './experiment.ts';

interface LadderFlags extends ExperimentFlags {
  readonly bots: readonly PlayerName[];
  readonly games: number;
  /** Of a share. */
  readonly until?: number;
  /** Seconds. */
  readonly deadline: number;
  readonly decks?: readonly string[];
  readonly pool: number;
}

/** Does what the command is asked for. */
export async function runLadder(flags: LadderFlags): Promise<void> {
  const { bots, seed, games, until, deadline } = flags;
  const decks = await decksFor(flags);
  const experiment = ladderExperiment({
    venue: venueFor(decks, flags),
    bots,
    seed,
    games,
    ...(until === undefined ? {} : { until }),
  });
  await report(experiment, flags, {
    executor: executorFor(bots, deadline, flags),
    json: (summary) => ({ ...summary, decks: decks.map(({ name }) => name) }),
    words: (summary, heading) => wordsOf(summary, `${heading}: ${bots.length} bots, ${decks.length} decks`),
    plot: ({ ratings }, heading) =>
      plotDots(
        { title: 'Bots', subtitle: `${heading}; ${decks.length} decks, mirrored pairs. Lines are 95 % intervals.` },
        ratings.map(({ elo, ...rating }) => ({ value: elo, ...rating })),
        { say: (elo) => `${Math.round(elo)}`, even: anchorElo, least: -10_000, most: 10_000, name: 'Elo points' },
      ),
  });
}

async function decksFor({ decks, pool, seed }: LadderFlags): Promise<readonly DeckList[]> {
  if (decks === undefined) return heldOutDecks(pool, seed);
  if (decks.length < 2) throw new UserError('--decks: one deck is not enough for a deal; expected two or more');
  return (await loadPlayable(decks)).map(toDeckList);
}

function wordsOf({ ratings, pairs, unfinished, errors }: LadderSummary, heading: string): string {
  const names = ratings.map(({ name }) => name);
  const ratingRows = [
    ['', 'Elo', '95 % interval', 'thinks a turn', 'at most, in 99 %'],
    ...ratings.map(({ name, elo, low, high, thinkMs }) => [
      name,
      `${elo}`,
      low === high ? 'fixed' : `${low} to ${high}`,
      duration(thinkMs.median),
      duration(thinkMs.p99),
    ]),
  ];
  const shares = [
    ['wins against', ...names],
    ...names.map((row) => [row, ...names.map((column) => (row === column ? '-' : shareOf(pairs, row, column)))]),
  ];
  return [
    heading,
    '',
    ...textTable(ratingRows, ['left', 'right', 'left', 'right', 'right']),
    '',
    ...textTable(shares),
    '',
    `unfinished ${unfinished}, errors ${errors}`,
  ].join('\n');
}

/** What one bot wins against another, from whichever side the pair is told. */
function shareOf(pairs: readonly BotPair[], row: PlayerName, column: PlayerName): string {
  for (const { a, b, rate, low, high } of pairs) {
    if (a === row && b === column) return `${percent(rate)} (${ends(low, high)})`;
    if (b === row && a === column) return `${percent(1 - rate)} (${ends(1 - high, 1 - low)})`;
  }
  return '';
}
