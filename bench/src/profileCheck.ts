// npx tsx bench/src/profileCheck.ts [--games 8] [--seed 1]: which figures of deck profiles go with the win rate, over a
// round robin of the bundled decks. Plays for some minutes. docs/deck-profile.md has what it found.
import { parseArgs } from 'node:util';
import { bundledDecks } from '@vaultsong/decks';
import { figures, profileOf, roles } from '@vaultsong/decks/profile';
import { rankCorrelation } from './rank.ts';
import { roundRobin } from './roundRobin.ts';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '8' }, seed: { type: 'string', default: '1' } },
});
const gamesEach = Number(values.games);
if (!Number.isSafeInteger(gamesEach) || gamesEach < 1)
  throw new RangeError(`--games must be a whole number of at least 1, not ${values.games}`);

const standings = roundRobin(gamesEach, Number(values.seed), (games) => console.error(`${games} games`));
const rates = standings.map(({ wins, games }) => wins / games);
const profiles = bundledDecks.map(({ deck }) => profileOf(deck));
const copies = (cards: readonly { readonly count: number }[]): number =>
  cards.reduce((sum, { count }) => sum + count, 0);

const measured: readonly (readonly [string, readonly number[]])[] = [
  ...figures.map((figure) => [figure, profiles.map((profile) => profile.figures[figure])] as const),
  ['power', profiles.map(({ creatures }) => creatures.power)],
  ['stolen for certain', profiles.map(({ onPlay }) => onPlay.stolen)],
  ...[...new Set(bundledDecks.flatMap(({ deck }) => deck.houses))].map(
    (house) => [`house ${house}`, bundledDecks.map(({ deck }) => (deck.houses.includes(house) ? 1 : 0))] as const,
  ),
  ...roles.map((role) => [`role ${role}`, profiles.map((profile) => copies(profile.roles[role]))] as const),
];
const rows = measured
  .map(([name, numbers]) => ({ name, rho: rankCorrelation(numbers, rates) }))
  .filter(({ rho }) => !Number.isNaN(rho))
  .sort((x, y) => y.rho - x.rho);

const games = standings.reduce((sum, standing) => sum + standing.games, 0) / 2;
console.log(`${standings.length} decks, ${games} games; rank correlation with the win rate`);
for (const { name, rho } of rows) console.log(`${rho.toFixed(2).padStart(6)}  ${name}`);
console.log(`win rates from ${Math.min(...rates).toFixed(2)} to ${Math.max(...rates).toFixed(2)}`);
