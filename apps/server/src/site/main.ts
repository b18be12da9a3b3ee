// `npm run build:page`: the page as the server serves it, ahead of its first start.
import { buildPage } from './build.ts';

await buildPage((text) => void process.stderr.write(`${text}\n`));
