// Small experiments for tests, and what they share.
import { findBundled, toDeckList } from '@vaultsong/decks';
import { defaultEdition } from '@vaultsong/engine';
import type { Played, Venue } from '../executor/fixture.ts';
import type { Experiment } from '../experiment/experiment.ts';
import type { HandicapSummary } from '../experiment/handicap.ts';
import { handicapExperiment } from '../experiment/handicap.ts';
import type { LadderSummary } from '../experiment/ladder.ts';
import { ladderExperiment } from '../experiment/ladder.ts';
import type { MatchStop, MatchSummary } from '../experiment/match.ts';
import { matchExperiment } from '../experiment/match.ts';
import type { MatrixSummary } from '../experiment/matrix.ts';
import { matrixExperiment } from '../experiment/matrix.ts';
import type { RateSummary } from '../experiment/rate.ts';
import { rateExperiment } from '../experiment/rate.ts';
import { defaultMaxDecisions } from '../game.ts';

export const venueOf = (...names: readonly string[]): Venue => ({
  decks: names.map((name) => toDeckList(findBundled(name).deck)),
  edition: defaultEdition,
  maxDecisions: defaultMaxDecisions,
});

export const twoDecks = venueOf('miss-onyx-censorius', 'radiant-argus-the-supreme');

/** Quick and of unequal bots. */
export const smallMatch = (games: number, stop: MatchStop = { when: 'played' }, seed = 3): Experiment<MatchSummary> =>
  matchExperiment({ venue: twoDecks, bots: ['rules', 'random'], seed, games, stop });

const fourDecks = venueOf('miss-onyx-censorius', 'radiant-argus-the-supreme', 'guide-achea', 'clearly-ugly-xhe');

export const smallLadder = (games: number, until?: number): Experiment<LadderSummary> =>
  ladderExperiment({
    venue: fourDecks,
    bots: ['random', 'gentle', 'rules'],
    seed: 5,
    games,
    ...(until === undefined ? {} : { until }),
  });

/** Random play is the quickest. */
export const smallMatrix = (games: number): Experiment<MatrixSummary> =>
  matrixExperiment({ venue: fourDecks, bot: 'random', seed: 5, games });

/** Two decks against the two others, and each other. */
export const smallRating = (half: number, games = 1000): Experiment<RateSummary> =>
  rateExperiment({ venue: fourDecks, rated: [0, 1], field: [1, 2, 3], bot: 'random', seed: 5, half, games });

export const smallHandicap = (games: number, half = 0): Experiment<HandicapSummary> =>
  handicapExperiment({ venue: twoDecks, bot: 'random', seed: 5, half, games, pilot: 20 });

/** A game without the one thing in it that is different each time. */
export const withoutTimes = ({ thinkMs: _, ...played }: Played): Omit<Played, 'thinkMs'> => played;
