// Makes the picture of the table in the README: `npx tsx apps/web/browser/picture.ts`. The same game each time, in the
// middle of it, with a card chosen. `pngquant` makes it small: `pngquant --ext .png --force 256 docs/table.png`.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { findChromium } from '../../../tools/find-chromium.ts';
import { answerFirst, asks, makeMove, openGame } from './table.ts';

const root = path.resolve(import.meta.dirname, '..');
const picture = path.resolve(root, '../../docs/table.png');
/** By then both lines are full. */
const decisions = 30;

const outDir = mkdtempSync(path.join(tmpdir(), 'vaultsong-picture-'));
await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
const site = await preview({ root, build: { outDir }, preview: { port: 0 } });
const browser = await chromium.launch(await findChromium(outDir));
const baseURL = site.resolvedUrls?.local[0];
if (baseURL === undefined) throw new Error('The page is served nowhere');

const page = await browser.newPage({ viewport: { width: 1366, height: 768 }, baseURL });
await page.emulateMedia({ reducedMotion: 'reduce' });
await openGame(page, 'seed=7&first=me');
const ready = page.getByTestId('my-line').locator('.can-act button');
for (let n = 0; n < decisions || (await ready.count()) < 2; n++) {
  if ((await asks(page)) === 'move') await makeMove(page, ['play', 'fight', 'reap', 'action', 'omni', 'unstun']);
  else await answerFirst(page);
}
await ready.first().click();
await page.screenshot({ path: picture });
await browser.close();
await site.close();
