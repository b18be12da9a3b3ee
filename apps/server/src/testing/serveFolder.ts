// A server of a built page and nothing else, for browser tests of the page alone: the code that serves it in production, which costs a
// tenth of a test less than Vite's preview. Word: the folder. It takes any free port, and says which.
import Fastify from 'fastify';
import { readPage, servePage } from '../site/page.ts';

const [folder = ''] = process.argv.slice(2);
const page = readPage(folder);
if (page === null) throw new Error(`There is no built page in ${folder}`);
const app = Fastify();
await servePage(app, page, null, async () => null);
// Hosts of files answer by the page, whatever program is asked for; by that the page knows that there is no server.
for (const path of ['/healthz', '/api/*'])
  app.get(path, (_, reply) => reply.type('text/html; charset=utf-8').send(page.html));
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`Open ${address}/ in a browser\n`);
