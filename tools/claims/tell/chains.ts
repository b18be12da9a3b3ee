// The cost of chains, and the side that goes first.
import { z } from 'zod';
import { teller } from './teller.ts';
import { between, count, interval, percent, setTitle, sum, table } from './words.ts';

const cell = z.object({ won: z.number(), finished: z.number() });
type Cell = z.infer<typeof cell>;

/** Log odds with half a win added on both sides, and their variance. */
const oddsOf = ({ won, finished }: Cell): readonly [odds: number, variance: number] => {
  const [wins, losses] = [won + 0.5, finished - won + 0.5];
  return [Math.log(wins / losses), 1 / wins + 1 / losses];
};

interface Cost {
  readonly chains: number;
  readonly cost: number;
  readonly error: number;
}

/** What a number of chains costs in one pair. */
function costIn(none: Cell, some: Cell): { readonly cost: number; readonly variance: number } {
  const [before, one] = oddsOf(none);
  const [after, two] = oddsOf(some);
  return { cost: before - after, variance: one + two };
}

/** The mean over the pairs, each weighted by how exactly it is known. */
function costOver(chains: number, pairs: readonly (readonly [none: Cell, some: Cell])[]): Cost {
  const found = pairs.map(([none, some]) => costIn(none, some));
  const weight = sum(found.map(({ variance }) => 1 / variance));
  return {
    chains,
    cost: sum(found.map(({ cost, variance }) => cost / variance)) / weight,
    error: Math.sqrt(1 / weight),
  };
}

/** The number of chains at which a deck that wins this share without any is even, on straight lines between what was measured. */
function evenAt(costs: readonly Cost[], share: number): number {
  const strength = Math.log(share / (1 - share));
  const points = [{ chains: 0, cost: 0 }, ...costs];
  const i = points.findIndex(({ cost }) => cost >= strength);
  const [above, below] = [points[i], points[i - 1]];
  if (above === undefined || below === undefined) return points.at(-1)?.chains ?? 0;
  return below.chains + ((strength - below.cost) / (above.cost - below.cost)) * (above.chains - below.chains);
}

const round = (value: number): number => Math.round(100 * value) / 100;

export const chains = teller(
  z.object({
    levels: z.array(z.number()),
    rows: z.array(z.object({ decks: z.tuple([z.string(), z.string()]), cells: z.array(cell) })),
  }),
  ({ levels, rows }) => {
    const costs = levels.slice(1).map((level, i) =>
      costOver(
        level,
        rows.map(({ cells }) => [cellAt(cells, 0), cellAt(cells, i + 1)]),
      ),
    );
    const six = levels.indexOf(6);
    const ofSix = rows.map(({ cells }) => costIn(cellAt(cells, 0), cellAt(cells, six)).cost);
    const games = sum(rows.flatMap(({ cells }) => cells.map(({ finished }) => finished)));
    return {
      sections: {
        wins: table(
          ['Decks', ...levels.map(String)],
          rows.map(({ decks, cells }) => [decks.join(' – '), ...cells.map(({ won }) => String(won))]),
          true,
        ),
        costs: table(
          ['Chains', ...costs.map((one) => String(one.chains))],
          [
            ['Cost in log odds', ...costs.map(({ cost }) => cost.toFixed(2))],
            ['Standard error', ...costs.map(({ error }) => error.toFixed(2))],
            ['Even decks come to', ...costs.map(({ cost }) => percent(1 / (1 + Math.exp(cost)), 0))],
          ],
          true,
        ),
      },
      figures: {
        games: count(games),
        each: count(Math.max(...rows.flatMap(({ cells }) => cells.map(({ finished }) => finished)))),
        pairs: count(rows.length),
        least: Math.min(...ofSix).toFixed(2),
        most: Math.max(...ofSix).toFixed(2),
        sixty: String(Math.round(evenAt(costs, 0.6))),
        'seventy-five': String(Math.round(evenAt(costs, 0.75))),
      },
      data: {
        'packages/bots/src/chain-costs.json': [
          { chains: 0, cost: 0 },
          ...costs.map((one) => ({ chains: one.chains, cost: round(one.cost) })),
        ],
      },
    };
  },
);

function cellAt(cells: readonly Cell[], at: number): Cell {
  const found = cells[at];
  if (found === undefined) throw new Error(`chains: there is no cell ${at} of ${cells.length}`);
  return found;
}

export const first = teller(z.object({ rows: z.array(cell.extend({ set: z.string() })) }), ({ rows }) => {
  const [won, finished] = [sum(rows.map((row) => row.won)), sum(rows.map((row) => row.finished))];
  const line = (name: string, one: Cell): readonly string[] => [
    name,
    count(one.finished),
    percent(one.won / one.finished),
    between(interval(one.won, one.finished)),
  ];
  return {
    sections: {
      sets: table(
        ['New decks of', 'Games', 'Won by the side that went first', '95 % interval'],
        [...rows.map((row) => line(setTitle(row.set), row)), line('all', { won, finished })],
      ),
    },
    figures: { games: count(finished), share: percent(won / finished), between: between(interval(won, finished)) },
  };
});
