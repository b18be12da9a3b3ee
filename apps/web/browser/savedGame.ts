// A game that was begun and is kept, for tests of what becomes of it.
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { playThrough } from './playThrough.ts';
import { keptGame, openGame, readTable } from './table.ts';

/** Opens a game and plays it for a few decisions. @returns all that can be read from the table then */
export async function begun(page: Page, query = 'seed=7&first=me'): Promise<string> {
  await openGame(page, query);
  await playThrough(page, 6);
  return readTable(page);
}

/** Waits until the page knows what is to be kept of what is on the screen: a worker tells it after that, and before it answers anything else. */
export async function isTold(page: Page): Promise<void> {
  await Promise.all(page.workers().map((worker) => worker.evaluate('0')));
}

/** Waits until what is on the screen is written down, as before a reload: the database reads after what it was told to write. */
export async function isWritten(page: Page): Promise<void> {
  await isTold(page);
  await keptGame(page);
}

/** Waits until what is on the screen is kept. The database of the browser tells nobody of what is written: it is asked again and again. */
export async function isKept(page: Page): Promise<void> {
  await isWritten(page);
  await expect(async () => {
    const kept: unknown = JSON.parse(String((await keptGame(page)).kept));
    expect(kept).toMatchObject({ game: { answers: expect.anything() } });
  }).toPass();
}
