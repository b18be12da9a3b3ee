/** A process that plays one part of the games and writes a line of JSON for each; the first ones may be done. Started by `fit.ts`. */
import { parseArgs } from 'node:util';
import { gameOf } from './games.ts';
import { play } from './rows.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    rules: { type: 'string', default: '0' },
    planner: { type: 'string', default: '0' },
    games: { type: 'string', default: '0' },
    part: { type: 'string', default: '0' },
    of: { type: 'string', default: '1' },
    done: { type: 'string', default: '0' },
  },
});
const lot = { seed: Number(values.seed), rulesGames: Number(values.rules), plannerGames: Number(values.planner) };

const first = Number(values.part) + Number(values.done) * Number(values.of);
for (let index = first; index < Number(values.games); index += Number(values.of)) {
  const rows = play(gameOf(lot, index));
  process.stdout.write(`${JSON.stringify({ index, rows })}\n`);
}
