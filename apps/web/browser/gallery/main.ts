// npm run gallery: pictures of what the page looks like, in docs/gallery. Never a test: they are there to be looked at.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { z } from 'zod';
import { sheetFor, sheets } from './sheets.ts';

const help = `Usage: npm run gallery -- [options] [CARD or HOUSE/TYPE/SET...]

Draws contact sheets of cards into docs/gallery: the first ten cards of each house side by side, and more. With names of
cards, or with houses, types and sets (dis/creature/cota), it makes one sheet of these instead.

  --only TEXT  only the pictures whose names hold this text
  --out DIR    where they go (docs/gallery)
  --png        as PNG rather than WebP
  --help       this text`;

/** A picture of the gallery: a page that is opened, and what is done there before it is taken. */
interface Picture {
  readonly name: string;
  readonly width: number;
  /** The whole page is taken, however long it is. */
  readonly open: (page: Page) => Promise<void>;
}

/** The Chromium that tools/with-chromium.ts found. */
const browserToUse = () =>
  z
    .object({ executablePath: z.string(), args: z.array(z.string()), env: z.record(z.string(), z.string()) })
    .parse(JSON.parse(process.env.VAULTSONG_CHROMIUM ?? '{}'));

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

if (values.help) console.log(help);
else {
  const folder = path.resolve(root, values.out ?? 'docs/gallery');
  mkdirSync(folder, { recursive: true });
  const wanted = positionals.length === 0 ? sheets : [sheetFor(positionals)];
  const pictures: readonly Picture[] = wanted.map(({ name, width, html }) => ({
    name,
    width,
    open: (page) => page.setContent(html),
  }));
  const browser = await chromium.launch(browserToUse());
  try {
    for (const { name, width, open } of pictures.filter((picture) => picture.name.includes(values.only ?? ''))) {
      const page = await browser.newPage({ viewport: { width, height: 600 } });
      await open(page);
      const file = path.join(folder, `${name}.${values.png ? 'png' : 'webp'}`);
      const png = await page.screenshot({ fullPage: true });
      writeFileSync(file, values.png ? png : await asWebp(page, png));
      console.log(path.relative(process.cwd(), file));
      await page.close();
    }
  } finally {
    await browser.close();
  }
}
