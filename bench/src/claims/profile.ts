// Rank correlations of figures of deck profiles with win rates, over a round robin of the decks that come with the program.
import { referenceDecks } from '@vaultsong/decks';
import { figures, profileOf, roles } from '@vaultsong/decks/profile';
import { rankCorrelation } from '../rank.ts';
import { roundRobin } from '../roundRobin.ts';
import type { Measurement } from './measure.ts';

export const profile: Measurement = {
  title: 'rank correlations of figures of deck profiles with win rates',
  usual: { games: 8, seed: 1 },
  unit: 'games of each pair of decks',
  run: async ({ games, seed }, tell) => {
    const pairs = (referenceDecks.length * (referenceDecks.length - 1)) / 2;
    const standings = roundRobin(games, seed, (done) => tell(done, pairs * games));
    const rates = standings.map((standing) => standing.wins / Math.max(1, standing.games));
    const profiles = referenceDecks.map(({ deck }) => profileOf(deck));
    const sum = (cards: readonly { readonly count: number }[]): number =>
      cards.reduce((all, { count }) => all + count, 0);
    const measured: readonly (readonly [string, readonly number[]])[] = [
      ...figures.map((figure) => [figure, profiles.map((one) => one.figures[figure])] as const),
      ['power', profiles.map(({ creatures }) => creatures.power)],
      ['stolen for certain', profiles.map(({ onPlay }) => onPlay.stolen)],
      ...[...new Set(referenceDecks.flatMap(({ deck }) => deck.houses))].map(
        (house) => [`house ${house}`, referenceDecks.map(({ deck }) => (deck.houses.includes(house) ? 1 : 0))] as const,
      ),
      ...roles.map((role) => [`role ${role}`, profiles.map((one) => sum(one.roles[role]))] as const),
    ];
    const rho = measured
      .map(([name, numbers]) => [name, rankCorrelation(numbers, rates)] as const)
      .filter(([, value]) => !Number.isNaN(value))
      .map(([name, value]) => [name, Math.round(100 * value) / 100] as const);
    return {
      games: standings.reduce((all, standing) => all + standing.games, 0) / 2,
      least: Math.round(1000 * Math.min(...rates)) / 1000,
      most: Math.round(1000 * Math.max(...rates)) / 1000,
      figures: rho.length,
      rho: Object.fromEntries(rho),
    };
  },
};
