/** `npm run fit -- WHAT`: fits weights of the bots to games that they play, and writes them into the source. */
import { fitLearned } from './learned/fit.ts';
import { fitRace } from './race/fit.ts';
import { fitWinChance } from './win-chance/fit.ts';

const fits: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  'win-chance': fitWinChance,
  learned: fitLearned,
  race: fitRace,
};

const [what, ...args] = process.argv.slice(2);
const fit = fits[what ?? ''];
if (fit === undefined) {
  console.error(`There is nothing named "${what ?? ''}" to fit; there is: ${Object.keys(fits).join(', ')}`);
  process.exitCode = 2;
} else await fit(args);
