/** `npm run new-set`: facts of a new set against the cards that are there (./run.ts). */
import { run } from './run.ts';

const { code, out } = run(process.argv.slice(2));
if (code === 0) console.log(out);
else console.error(out);
process.exitCode = code;
