// Entry point of `npm start` and `vaultsong server`.
import { runServer } from './compose/process.ts';

await runServer(process.argv.slice(2));
