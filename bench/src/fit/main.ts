/** `npm run fit -- WHAT`: fits weights of the bots to games that they play, and writes them into the source. */
import { fitWinChance } from './win-chance/fit.ts';

const [what, ...args] = process.argv.slice(2);
if (what === 'win-chance') await fitWinChance(args);
else {
  console.error(`There is nothing named "${what ?? ''}" to fit; there is: win-chance`);
  process.exitCode = 2;
}
