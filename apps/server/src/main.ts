// What `npm start` and `vaultsong server` run.
import { runServer } from './running.ts';

await runServer(process.argv.slice(2));
