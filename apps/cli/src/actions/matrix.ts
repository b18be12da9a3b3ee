// vaultsong matrix: each of some decks against each other one.
import type { Cell, MatrixSummary } from '@vaultsong/arena';
import { matrixExperiment, plotMatrix } from '@vaultsong/arena';
import type { BotName } from '@vaultsong/bots';
import { printable, toDeckList } from '@vaultsong/decks';
import { counted } from '@vaultsong/say';
import { UserError } from '../errors.ts';
import { ends } from '../figures.ts';
import { loadPlayable } from '../loadDeck.ts';
import { textTable } from '../textTable.ts';
import type { ExperimentFlags } from './experiment.ts';
import { report, venueFor } from './experiment.ts';

interface MatrixFlags extends ExperimentFlags {
  readonly bot: BotName;
  readonly games: number;
  readonly least: number;
}

/** Does what the command is asked for. */
export async function runMatrix(sources: readonly string[], flags: MatrixFlags): Promise<void> {
  const { bot, seed, games, least } = flags;
  if (sources.length < 2) throw new UserError('one deck makes no matrix; expected two or more');
  const decks = (await loadPlayable(sources)).map(toDeckList);
  const names = decks.map(({ name }) => name);
  const experiment = matrixExperiment({ venue: venueFor(decks, flags), bot, seed, games });
  await report(experiment, flags, {
    json: ({ cells, ...rest }) => ({
      decks: names,
      cells: cells.map(({ a, b, ...cell }) => ({ a: names[a] ?? '', b: names[b] ?? '', ...cell })),
      ...rest,
      bot,
    }),
    plot: ({ cells }, heading) =>
      plotMatrix(
        {
          title: 'Deck against deck',
          subtitle: `Wins of the row against the column, in percent. ${heading}; played by ${bot}.`,
        },
        names.map((name) => printable(name, 60)),
        cells,
        least,
      ),
    words: (summary, heading) => wordsOf(summary, names, least, `${heading}, played by ${bot}`),
  });
}

function wordsOf(
  { cells, unfinished, errors }: MatrixSummary,
  names: readonly string[],
  least: number,
  heading: string,
) {
  const rows = [
    ['', '', ...names.map((_, i) => `${i + 1}`)],
    ...names.map((name, row) => [
      `${row + 1}`,
      printable(name, 60),
      ...names.map((_, column) => (row === column ? '-' : shareIn(cells, row, column, least))),
    ]),
  ];
  return [
    `${heading}; wins of the row against the column, in percent`,
    ...textTable(rows, ['right', 'left']).map((line) => `  ${line}`),
    ...(cells.some(({ games }) => games < least) ? [`  blank: fewer than ${counted(least, 'game')} (--least)`] : []),
    `  unfinished ${unfinished}, errors ${errors}`,
  ].join('\n');
}

/** A cell tells of both of its decks. */
function shareIn(cells: readonly Cell[], row: number, column: number, least: number): string {
  for (const { a, b, games, rate, low, high } of cells) {
    if (games < least) continue;
    if (a === row && b === column) return `${Math.round(100 * rate)} (${ends(low, high)})`;
    if (b === row && a === column) return `${Math.round(100 * (1 - rate))} (${ends(1 - high, 1 - low)})`;
  }
  return '';
}
