// The ladder of bots, styles, the chance to win, and the Keyraken.
import { z } from 'zod';
import { teller } from './teller.ts';
import { between, count, interval, percent, signed, sum, table } from './words.ts';

const pair = z.object({
  a: z.string(),
  b: z.string(),
  games: z.number(),
  rate: z.number(),
  low: z.number(),
  high: z.number(),
});
type Pair = z.infer<typeof pair>;
const think = z.object({ median: z.number(), p99: z.number() });
const rating = z.object({ name: z.string(), elo: z.number(), low: z.number(), high: z.number(), thinkMs: think });

/** `48.0 % (43 to 53)` of one bot against another; nothing for a bot against itself. */
function shareOf(pairs: readonly Pair[], row: string, column: string): string {
  for (const { a, b, rate, low, high } of pairs) {
    if (a === row && b === column) return told(rate, low, high);
    if (b === row && a === column) return told(1 - rate, 1 - high, 1 - low);
  }
  return '';
}

const told = (rate: number, low: number, high: number): string =>
  `${percent(rate)} (${(100 * low).toFixed(0)} to ${(100 * high).toFixed(0)})`;

const duration = (ms: number): string =>
  ms >= 1000 ? `${(ms / 1000).toFixed(1)} s` : ms >= 10 ? `${ms.toFixed(0)} ms` : `${ms.toFixed(1)} ms`;

/** A rating that says no more than that a bot lost, or won, all it played. */
const isOpen = (low: number, high: number): boolean => high - low > 500;

const ladderShape = z.object({
  ratings: z.array(rating),
  pairs: z.array(pair),
  decks: z.array(z.string()),
  errors: z.number(),
  unfinished: z.number(),
});

export const ladder = teller(ladderShape, ({ ratings, pairs, decks, errors, unfinished }) => {
  const names = ratings.map(({ name }) => name);
  return {
    sections: {
      ratings: table(
        ['Bot', 'Elo', '95 % interval', 'Thinks a turn (median)', '99 % of turns within'],
        ratings.map(({ name, elo, low, high, thinkMs }) => [
          `\`${name}\``,
          signed(elo),
          low === high ? 'fixed' : `${signed(low)} to ${signed(high)}`,
          duration(thinkMs.median),
          duration(thinkMs.p99),
        ]),
      ),
      wins: table(
        ['Wins against', ...names.map((name) => `\`${name}\``)],
        names.slice(0, -2).map((row) => [`\`${row}\``, ...names.map((column) => shareOf(pairs, row, column))]),
      ),
    },
    figures: {
      games: count(sum(pairs.map((one) => one.games))),
      each: count(Math.max(...pairs.map((one) => one.games))),
      decks: count(decks.length),
      errors: count(errors),
      unfinished: count(unfinished),
      ...Object.fromEntries(
        pairs.flatMap(({ a, b }) => [
          [`${a}-${b}`, shareOf(pairs, a, b)],
          [`${b}-${a}`, shareOf(pairs, b, a)],
        ]),
      ),
      ...Object.fromEntries(
        ratings.map(({ name, elo, low, high }) => [name, isOpen(low, high) ? 'far away' : signed(elo)]),
      ),
    },
  };
});

const rungs = ['random', 'gentle', 'rules', 'planner', 'seer', 'learned'] as const;
const tastes = ['racer', 'bruiser', 'controller'] as const;
/** Half an interval, in Elo points, above which a rating comes from few games. */
const few = 40;

/** What the page tells of bots: those of the ladder, and the planner's styles as far from it as their games with it say. */
export function publishedLadder(ladderResult: unknown, stylesResult: unknown) {
  const { ratings } = ladderShape.parse(ladderResult);
  const { pairs } = stylesShape.parse(stylesResult);
  const eloOf = (name: string): number | null => ratings.find((one) => one.name === name)?.elo ?? null;
  const planner = eloOf('planner');
  const styled = (style: string): number | null => {
    const found = pairs.find(({ a, b }) => a === `planner-${style}` && b === 'planner');
    return found === undefined || planner === null
      ? null
      : Math.round(planner + 400 * Math.log10(found.rate / (1 - found.rate)));
  };
  const close = ratings.filter(({ low, high }) => !isOpen(low, high));
  return {
    provisional: close.some(({ low, high }) => (high - low) / 2 > few),
    elo: {
      ...Object.fromEntries(rungs.map((name) => [name, eloOf(name)])),
      ...Object.fromEntries(tastes.map((style) => [`planner-${style}`, styled(style)])),
      ...Object.fromEntries(tastes.map((style) => [`seer-${style}`, null])),
    },
  };
}

/** The ladder that is drawn in docs/arena.md: its command writes the drawing. */
export const arenaLadder = teller(ladderShape, ({ ratings }) => ({
  figures: Object.fromEntries(ratings.map(({ name, elo }) => [name, signed(elo)])),
}));

const stylesShape = z.object({ pairs: z.array(pair) });

export const styles = teller(stylesShape, ({ pairs }) => ({
  figures: {
    games: count(Math.max(...pairs.map((one) => one.games))),
    ...Object.fromEntries(tastes.map((style) => [style, shareOf(pairs, `planner-${style}`, 'planner')])),
  },
}));

export const chances = teller(
  z.object({
    scores: z.array(z.object({ bot: z.string(), games: z.number(), brier: z.number(), error: z.number() })),
    steps: z.array(z.object({ given: z.number(), won: z.number(), positions: z.number() })),
  }),
  ({ scores, steps }) => ({
    sections: {
      scores: table(
        ['Games of', 'Games', 'Brier score (0 is right, 0.25 blind)'],
        scores.map(({ bot, games, brier, error }) => [
          `\`${bot}\``,
          count(games),
          `${brier.toFixed(3)} ± ${(2 * error).toFixed(3)}`,
        ]),
      ),
      steps: table(
        ['Told', ...steps.map((_, i) => `${10 * i}–${10 * (i + 1)} %`)],
        [
          ['on average', ...steps.map(({ given }) => percent(given))],
          ['won', ...steps.map(({ won }) => percent(won))],
        ],
      ),
    },
    figures: Object.fromEntries(
      scores.flatMap(({ bot, games, brier }) => [
        [bot, brier.toFixed(3)],
        [`${bot}-games`, count(games)],
      ]),
    ),
  }),
);

export const keyraken = teller(
  z.object({
    rows: z.array(
      z.object({
        players: z.number(),
        difficulty: z.string(),
        won: z.number(),
        finished: z.number(),
        damage: z.number(),
        turns: z.number(),
      }),
    ),
  }),
  ({ rows }) => ({
    sections: {
      rows: table(
        ['Players', 'Difficulty', 'Won', '95 % interval', 'Damage', 'Turns'],
        rows.map(({ players, difficulty, won, finished, damage, turns }) => [
          String(players),
          difficulty,
          small(won / finished),
          between(interval(won, finished), digits(won / finished)),
          small(damage),
          turns.toFixed(1),
        ]),
      ),
    },
    figures: {
      games: count(sum(rows.map(({ finished }) => finished))),
      each: count(Math.max(...rows.map(({ finished }) => finished))),
      ...Object.fromEntries(
        rows.map(({ players, difficulty, won, finished }) => [`${players}-${difficulty}`, small(won / finished)]),
      ),
    },
  }),
);

/** A small share has a digit more, unless it is none. */
const digits = (share: number): number => (share < 0.1 ? 1 : 0);
const small = (share: number): string => (share === 0 ? '0 %' : percent(share, digits(share)));
