// npm run gallery: pictures of what the page looks like, in docs/gallery. Never a test: they are there to be looked at.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { asItIs, withBrowser, withSite } from '../site.ts';
import type { Screen } from './screens.ts';
import { screens } from './screens.ts';
import type { Sheet } from './sheets.ts';
import { sheetFor, sheets } from './sheets.ts';

const help = `Usage: npm run gallery -- [options] [CARD or HOUSE/TYPE/SET...]

Takes pictures into docs/gallery: contact sheets of cards (the first ten of each house side by side, and more), and the
page on screens of all sizes and in both themes: a full board, the start page, a hand, the curtain, the end of a game. With
names of cards, or with houses, types and sets (dis/creature/cota), it makes one sheet of these instead.

  --only TEXT  only the pictures whose names hold this text
  --out DIR    where they go (docs/gallery)
  --png        as PNG rather than WebP
  --help       this text`;

/** A picture of the gallery: a page that is opened, and what is done there before it is taken. */
interface Picture {
  readonly name: string;
  readonly context: BrowserContextOptions;
  /** The whole page is taken, however long it is; else what is seen of it on the screen. */
  readonly whole: boolean;
  readonly open: (page: Page) => Promise<void>;
}

const root = path.resolve(import.meta.dirname, '../../../..');

/** WebP is a quarter of PNG here; the browser itself makes it. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const address = await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.72);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, out: { type: 'string' }, png: { type: 'boolean' }, help: { type: 'boolean' } },
});

const ofSheet = ({ name, width, html }: Sheet): Picture => ({
  name,
  context: { viewport: { width, height: 600 } },
  whole: true,
  open: (page) => page.setContent(html),
});

const ofScreen = ({ name, context, open }: Screen): Picture => ({ name, context, whole: false, open });

/** Takes pictures and writes them. @param site where the pages are; empty where none is needed */
async function take(browser: Browser, pictures: readonly Picture[], folder: string, site: string): Promise<void> {
  for (const { name, context: options, whole, open } of pictures) {
    const context = await browser.newContext(site === '' ? options : { ...options, baseURL: site });
    const page = await context.newPage();
    await open(page);
    const png = await page.screenshot({ fullPage: whole });
    const file = path.join(folder, `${name}.${values.png ? 'png' : 'webp'}`);
    writeFileSync(file, values.png ? png : await asWebp(await context.newPage(), png));
    console.log(path.relative(process.cwd(), file));
    await context.close();
  }
}

const wanted = <Named extends { readonly name: string }>(all: readonly Named[]): readonly Named[] =>
  all.filter(({ name }) => name.includes(values.only ?? ''));

if (values.help) console.log(help);
else {
  const folder = path.resolve(root, values.out ?? 'docs/gallery');
  mkdirSync(folder, { recursive: true });
  const ofCards = positionals.length === 0 ? wanted(sheets) : [sheetFor(positionals)];
  const ofSite = positionals.length === 0 ? wanted(screens) : [];
  await withBrowser(async (browser) => {
    await take(browser, ofCards.map(ofSheet), folder, '');
    if (ofSite.length > 0) await withSite(asItIs, (site) => take(browser, ofSite.map(ofScreen), folder, site));
  });
}
