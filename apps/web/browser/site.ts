// The page, built and served on a free port, and a browser to look at it, for commands that are no tests.
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { z } from 'zod';

const web = path.resolve(import.meta.dirname, '..');
const cache = path.resolve(web, '../../node_modules/.cache/vaultsong');

/** The Chromium that tools/withChromium.ts found. */
export const browserToUse = () =>
  z
    .object({ executablePath: z.string(), args: z.array(z.string()), env: z.record(z.string(), z.string()) })
    .parse(JSON.parse(process.env.VAULTSONG_CHROMIUM ?? '{}'));

/** What is built, and where its files go, below the cache. */
export interface Building {
  readonly name: string;
  /** `apps/web` of the checkout that is built. */
  readonly root: string;
  readonly configFile: string;
}

/** The page of this checkout, as for production. */
export const asItIs: Building = { name: 'seen-page', root: web, configFile: path.join(web, 'vite.config.ts') };

/** Builds a page and serves it as long as it is needed. @param work is given its address */
export async function withSite<Found>(building: Building, work: (site: string) => Promise<Found>): Promise<Found> {
  const { name, root, configFile } = building;
  const outDir = path.join(cache, name);
  await build({ root, configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const server = await preview({
    root,
    configFile,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1' },
  });
  try {
    return await work(server.resolvedUrls?.local[0] ?? '');
  } finally {
    await server.close();
  }
}

/** Script for a page: tsx keeps the names of functions by a helper of its own, which those that run in the page miss. */
export const nameHelper = 'globalThis.__name = (named) => named;';

export async function withBrowser<Found>(work: (browser: Browser) => Promise<Found>): Promise<Found> {
  const browser = await chromium.launch(browserToUse());
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
