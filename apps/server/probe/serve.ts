// Server process of the probes: the server of `npm start` without the page, because programs do not ask for it.
// Settings come from the environment, as in `npm start`.
import { startServer } from '../src/compose/server.ts';
import { readSettings } from '../src/settings/settings.ts';

const server = await startServer(readSettings(process.env), null);
// Node runs with --expose-gc, so that memory is measured and not what waits to be collected.
process.on('SIGUSR2', () => void globalThis.gc?.());
process.on('SIGTERM', () => void server.close().then(() => process.exit()));
void server.ended.then((why) => {
  process.stderr.write(`${why}\n`);
  process.exit(1);
});
process.stdout.write(`listening ${server.address}\n`);
