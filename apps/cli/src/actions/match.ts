// vaultsong match: two bots against each other, in mirrored pairs of games.
import type { MatchStop, MatchSummary, SprtState } from '@vaultsong/arena';
import { eloDifference, matchExperiment } from '@vaultsong/arena';
import type { PlayerName } from '@vaultsong/bots';
import { toDeckList } from '@vaultsong/decks';
import type { Pair } from '@vaultsong/match';
import { UserError } from '../errors.ts';
import { between, percent, points, thinkWords } from '../figures.ts';
import { loadPlayable } from '../loadDeck.ts';
import type { ExperimentFlags } from './experiment.ts';
import { executorFor, report, venueFor } from './experiment.ts';

interface MatchFlags extends ExperimentFlags {
  readonly bots: Pair<PlayerName>;
  readonly games: number;
  /** Seconds. */
  readonly deadline: number;
  readonly until?: number;
  readonly sprt?: { readonly low: number; readonly high: number };
}

/** Does what the command is asked for. */
export async function runMatch(deckA: string, deckB: string, flags: MatchFlags): Promise<void> {
  const { bots, seed, games, deadline } = flags;
  if (bots[0] === bots[1])
    throw new UserError(
      `--bots ${bots.join(',')}: expected two different bots; "vaultsong simulate" and "vaultsong matrix" measure decks`,
    );
  const decks = (await loadPlayable([deckA, deckB])).map(toDeckList);
  const names = decks.map(({ name }) => name);
  const experiment = matchExperiment({ venue: venueFor(decks, flags), bots, seed, games, stop: stopOf(flags) });
  await report(experiment, flags, {
    executor: executorFor(bots, deadline, flags),
    json: (summary) => ({ ...jsonOf(summary, bots), decks: names }),
    words: (summary, heading) => wordsOf(summary, bots, `${heading}: ${names.join(' against ')}`),
  });
}

function stopOf({ until, sprt }: MatchFlags): MatchStop {
  if (sprt !== undefined) return { when: 'decided', claims: sprt };
  return until === undefined ? { when: 'played' } : { when: 'known', half: until };
}

const jsonOf = (
  { thinkMs, forfeits, pairs: [none, one, both], ...summary }: MatchSummary,
  [a, b]: Pair<PlayerName>,
) => ({
  a,
  b,
  ...summary,
  pairs: { none, one, both },
  thinkMs: { a: thinkMs[0], b: thinkMs[1] },
  ...(forfeits === undefined ? {} : { forfeits: { a: forfeits[0], b: forfeits[1] } }),
});

function wordsOf(summary: MatchSummary, [a, b]: Pair<PlayerName>, heading: string): string {
  const { games, wins, rate, low, high, unfinished, errors, pairs, thinkMs, sprt, forfeits } = summary;
  const ended = games - unfinished - errors;
  const elo = eloDifference(wins, ended);
  const [none, one, both] = pairs;
  return [
    heading,
    `  ${a} wins ${wins} of ${ended} games against ${b}: ${percent(rate)}  ${between(low, high)}`,
    `  that is ${points(elo.elo)} Elo (${points(elo.low)} to ${points(elo.high)}); of a pair of games it wins both ${both} times, one ${one}, none ${none}`,
    ...(sprt === undefined ? [] : [`  ${verdictOf(sprt)}`]),
    `  unfinished ${unfinished}, errors ${errors}${forfeits === undefined ? '' : `, lost without an answer ${forfeits.join(' and ')}`}`,
    `  ${a} thinks ${thinkWords(thinkMs[0])}`,
    `  ${b} thinks ${thinkWords(thinkMs[1])}`,
  ].join('\n');
}

function verdictOf({ verdict, llr, bounds }: SprtState): string {
  const where = `log likelihood ratio ${llr.toFixed(2)}, bounds ${bounds.map((bound) => bound.toFixed(2)).join(' and ')}`;
  switch (verdict) {
    case 'open':
      return `neither claim is refuted (${where})`;
    case 'high':
      return `the lower claim is refuted (${where})`;
    case 'low':
      return `the higher claim is refuted (${where})`;
  }
}
