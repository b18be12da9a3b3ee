// What the processes of the probes run: the server as `npm start` has it, but without the page, which programs do not ask for. Settings come
// from the environment, as they do there.
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
