/** `npm run start:static`: the page alone, for bots and one screen, without a server. Builds the page, serves it, and says in one line what to open. */
import { build, preview } from 'vite';

const root = import.meta.dirname;
process.stdout.write('Building the page …\n');
await build({ root, logLevel: 'error' });
const server = await preview({ root, logLevel: 'error' });
const [address] = server.resolvedUrls?.local ?? [];
process.stdout.write(`Open ${address} in a browser; Ctrl-C ends it.\n`);
