/** Scores of forecast chances against what came of them. */

/** A game, and the chances that one seat was given in it. */
export interface Judged {
  readonly bot: string;
  readonly won: 0 | 1;
  readonly chances: readonly number[];
}

/** The mean square of what is missed, each game counted once, with its standard error. */
export function brierOf(games: readonly Judged[]): { readonly brier: number; readonly error: number } {
  const misses = games.map(({ won, chances }) => mean(chances.map((chance) => (chance - won) ** 2)));
  const brier = mean(misses);
  const variance = mean(misses.map((miss) => (miss - brier) ** 2));
  return { brier, error: Math.sqrt(variance / misses.length) };
}

const bins = 10;

/** What was given and what came of it, in steps of a tenth; both seats counted. */
export function byChance(games: readonly Judged[]) {
  const chances = games.flatMap(({ won, chances }) =>
    chances.flatMap((chance) => [
      { chance, won },
      { chance: 1 - chance, won: 1 - won },
    ]),
  );
  return Array.from({ length: bins }, (_, bin) => {
    const some = chances.filter(({ chance }) => Math.min(bins - 1, Math.floor(chance * bins)) === bin);
    return {
      ...{ from: bin / bins, to: (bin + 1) / bins, positions: some.length },
      given: mean(some.map(({ chance }) => chance)),
      won: mean(some.map(({ won }) => won)),
    };
  });
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
