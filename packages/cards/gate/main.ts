/** `npm run gate`: official texts against the data of cards, without a copy of them (./run.ts). */
import { run } from './run.ts';

const { code, out } = run(process.argv.slice(2));
console.log(out);
process.exitCode = code;
