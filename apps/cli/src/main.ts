// vaultsong: where the process starts and ends.
import { stopWhenNobodyReads } from './output.ts';
import { run } from './run.ts';

stopWhenNobodyReads();
process.exitCode = await run(process.argv.slice(2));
