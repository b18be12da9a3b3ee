// `npm run build:page`: the page as the server serves it, ahead of its first start; and what the server runs where there is none.
import { buildPage } from './buildPage.ts';
import { isFresh, pageLocation } from './ensurePage.ts';

if (!isFresh(pageLocation)) await buildPage(pageLocation);
