// Small experiments for tests, and what they share.
import { findBundled, toDeckList } from '@vaultsong/decks';
import { defaultEdition } from '@vaultsong/engine';
import type { Experiment } from '../experiment/experiment.ts';
import type { MatchStop, MatchSummary } from '../experiment/match.ts';
import { matchExperiment } from '../experiment/match.ts';
import type { Played, Venue } from '../farm/fixture.ts';
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

/** A game without the one thing in it that is different each time. */
export const withoutTimes = ({ thinkMs: _, ...played }: Played): Omit<Played, 'thinkMs'> => played;
