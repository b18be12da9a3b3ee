// `npm run build:page`: the page as the server serves it, ahead of its first start; and what the server runs where there is none.
import { buildPage } from './build.ts';
import { isFresh, pagePlace } from './ensure.ts';

if (!isFresh(pagePlace)) await buildPage(pagePlace);
