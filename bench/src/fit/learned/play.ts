/** A process that plays one part of the games and writes a line of JSON for each; the first ones may be done. Started by `fit.ts`. */
import { parseArgs } from 'node:util';
import { lotOf } from '../setups.ts';
import { play } from './pairs.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    games: { type: 'string', default: '0' },
    part: { type: 'string', default: '0' },
    of: { type: 'string', default: '1' },
    done: { type: 'string', default: '0' },
  },
});

const first = Number(values.part) + Number(values.done) * Number(values.of);
for (let index = first; index < Number(values.games); index += Number(values.of)) {
  const rows = play(lotOf(Number(values.seed), index));
  process.stdout.write(`${JSON.stringify({ index, rows })}\n`);
}
