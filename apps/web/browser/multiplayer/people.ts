// People at tables on a server, each in a browser of their own, and how they play.
import { randomInt } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { asks, bestHouse, candidate, changed, everyVerb, glowing, isOver, moment, settled, touch } from '../table.ts';

export const screens = {
  desktop: { viewport: { width: 1366, height: 768 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

export type Screen = keyof typeof screens;

/**
 * An address of one's own, which the server believes a proxy of its own machine: all who are here at once would be more guests a minute than
 * one address may bring.
 */
export const ownAddress = (): { readonly extraHTTPHeaders: Record<string, string> } => ({
  extraHTTPHeaders: { 'x-forwarded-for': `10.${[randomInt(256), randomInt(256), randomInt(256)].join('.')}` },
});

/** Of a browser: who one is there. */
export type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Somebody's browser. @param kept where they were there before @param baseURL of the server */
export async function arrive(
  browser: Browser,
  baseURL: string | undefined,
  screen: Screen,
  kept?: Kept,
): Promise<Page> {
  const context = await browser.newContext({
    ...screens[screen],
    ...ownAddress(),
    ...(baseURL === undefined ? {} : { baseURL }),
    ...(kept === undefined ? {} : { storageState: kept }),
  });
  // A press in haste is not what these tests are about.
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.shield { pointer-events: none }');
    document.adoptedStyleSheets = [sheet];
    // Nor is the pace at which moves are shown, unless one is chosen.
    const place = 'vaultsong.settings';
    if (localStorage.getItem(place) === null) localStorage.setItem(place, JSON.stringify({ speed: 'instant' }));
  });
  return context.newPage();
}

/** Asks the server as the page of this browser. */
export const asked = (
  page: Page,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; json: Record<string, unknown> }> =>
  page.evaluate(
    async ({ method, path, body }) => {
      const response = await fetch(path, {
        method,
        headers: body === undefined ? {} : { 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, json: await response.json() };
    },
    { method, path, body },
  );

/** Opens a table and sits down at it. @returns where it is */
export async function openTable(page: Page, terms: object, deck = 'miss-onyx-censorius'): Promise<string> {
  await page.goto('/rules');
  await asked(page, 'POST', '/api/guests', {});
  const { json } = await asked(page, 'POST', '/api/tables', { terms, join: { seat: 0, deck } });
  const url = String(json.url);
  await page.goto(url);
  await expect(page.getByTestId('waiting-room')).toBeVisible();
  return url;
}

/** Sits down on the first free seat of a table, as a guest. */
export async function sitDown(page: Page, url: string, deck?: string): Promise<void> {
  await page.goto(url);
  if (deck !== undefined) await page.getByRole('combobox', { name: 'The deck to sit down with' }).selectOption(deck);
  await touch(page, page.getByRole('button', { name: 'Sit down as a guest' }).first());
}

/** Decides one thing, and waits until the server has said what came of it. */
export async function decide(page: Page): Promise<void> {
  const before = await moment(page);
  const kind = await asks(page);
  if (kind === 'move') await move(page, before);
  else if (kind === 'house') await touch(page, await bestHouse(page));
  else {
    const dialog = (await page.locator('dialog[open]').count()) > 0;
    const button = page.locator(dialog ? 'dialog[open] .buttons button' : '.prompt .buttons button[data-stop]');
    await touch(page, (await candidate(page)) ?? button.last());
  }
  await changed(page, before);
}

async function move(page: Page, before: number): Promise<void> {
  for (const key of await glowing(page)) {
    await touch(page, page.locator(`.board [data-key="${key}"] button, .board button[data-key="${key}"]`).first());
    for (const verb of everyVerb) {
      const button = page.locator(`.verb-${verb}:not([aria-disabled="true"])`);
      if ((await button.count()) > 0) return touch(page, button);
    }
  }
  await touch(page, page.getByTestId('end-turn'));
  if ((await moment(page)) === before && (await page.getByText('End turn anyway?').count()) > 0)
    await touch(page, page.getByTestId('end-turn'));
}

/** Those whose turn is waited for: each once, however often one asks who it is. */
const waiting = new WeakMap<Page, Promise<void>>();

function turnOf(page: Page): Promise<void> {
  const known = waiting.get(page);
  if (known !== undefined) return known;
  const turn = settled(page, -1, 0).finally(() => waiting.delete(page));
  // Whose page is closed before is never asked.
  turn.catch(() => undefined);
  waiting.set(page, turn);
  return turn;
}

/** Who of several is asked, as soon as somebody is; null: the game is over. */
export async function whoIsAsked(pages: readonly Page[]): Promise<Page | null> {
  for (;;) {
    for (const page of pages) {
      if (await isOver(page)) return null;
      if ((await page.locator('.table').count()) > 0 && (await asks(page)) !== 'nothing') return page;
    }
    await Promise.any(pages.map(turnOf));
  }
}
