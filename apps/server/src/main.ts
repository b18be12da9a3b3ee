// What `npm start` and `vaultsong server` run.
import { runServer } from './compose/process.ts';

await runServer(process.argv.slice(2));
