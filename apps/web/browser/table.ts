// Drives the page as a player does: what may be clicked is found by role, label and the marks that players see.
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** The decks of nearly all tests, whatever a new visitor plays. */
export const decks = 'you=miss-onyx-censorius&foe=radiant-argus-the-supreme';

/**
 * Opens a game of fixed decks and seed, whose bot shows its moves at once.
 * @param query wins over those decks
 * @param haste what a press in haste meets: `shielded` as players do; `free` lets a test go on at once, where it is about
 *   something else
 */
export async function openGame(
  page: Page,
  query = 'seed=7&first=me',
  haste: 'shielded' | 'free' = 'free',
): Promise<void> {
  if (haste === 'free')
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.shield { pointer-events: none }');
      document.adoptedStyleSheets = [sheet];
    });
  // What is asked for twice counts as it was asked for first.
  await page.goto(`/?${query}&${decks}&speed=instant`);
  await settled(page, -1);
}

/**
 * Gathers what should never appear, each with its stack: errors that nothing catches, and those in a console, of the page and of
 * its workers. `npx vite build apps/web --sourcemap --outDir FOLDER` has the sources of the places that a stack names.
 */
export function troubles(page: Page): readonly string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(error.stack || error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') found.push(message.text());
  });
  return found;
}

const table = (page: Page): Locator => page.locator('.table');

/** The number of the moment that is shown; it grows with everything that happens. */
export const moment = async (page: Page): Promise<number> => Number(await table(page).getAttribute('data-moment'));

/** What the player is asked for, or `nothing`. */
export const asks = async (page: Page): Promise<string> => (await table(page).getAttribute('data-asks')) ?? 'nothing';

export const isOver = async (page: Page): Promise<boolean> => (await page.getByTestId('game-over').count()) > 0;

interface Awaited {
  /** Something is to be shown that is newer than this moment. */
  readonly since: number;
  /** And it is to be this player's turn to answer, or the game to be over, or a curtain to hang. */
  readonly isTurn: boolean;
}

/** Runs in the page: resolves when that is drawn. It looks whenever the page changes, and not by a clock. */
const untilDrawn = ({ since, isTurn }: Awaited): Promise<true> =>
  new Promise((resolve) => {
    const isThere = (): boolean => {
      const shown = document.querySelector('.table');
      if (shown === null || Number(shown.getAttribute('data-moment')) <= since) return false;
      const isAsked = shown.getAttribute('data-asks') !== 'nothing';
      return !isTurn || isAsked || document.querySelector('.game-over, .curtain') !== null;
    };
    // In a task of its own, behind that of React by which what is drawn hears of keys; none of those that stand still with the clock of a test.
    const tell = (): void => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(true);
      port2.postMessage(null);
    };
    if (isThere()) {
      tell();
      return;
    }
    const observer = new MutationObserver(() => {
      if (!isThere()) return;
      observer.disconnect();
      tell();
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  });

/** Waits until something new is shown. */
export async function changed(page: Page, since: number): Promise<void> {
  await page.waitForFunction(untilDrawn, { since, isTurn: false });
}

/**
 * Waits until something new is shown and it is the player's turn to answer, or the game is over, or a curtain hangs.
 * @param timeout in milliseconds; 0: as long as the test may take
 */
export async function settled(page: Page, since: number, timeout?: number): Promise<void> {
  await page.waitForFunction(untilDrawn, { since, isTurn: true }, timeout === undefined ? {} : { timeout });
}

/** Clicks, or taps where the screen is one for fingers: near the left edge, which other cards of a hand leave free. */
export async function touch(page: Page, target: Locator): Promise<void> {
  const phone = (page.viewportSize()?.width ?? 0) < 720;
  const inHand = await target.evaluate((element) => element.closest('.hand-card') !== null);
  const spot = inHand ? { position: { x: 12, y: 24 } } : {};
  if (phone) await target.tap(spot);
  else await target.click(spot);
}

/** What the tools of the table lead to; on a small screen it stands in the menu. */
export async function openTool(page: Page, name: 'New game' | 'Help'): Promise<Locator> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if ((await menu.count()) > 0) await touch(page, menu);
  await touch(page, page.getByRole('button', { name, exact: true }));
  return page.getByRole('dialog', { name: name === 'Help' ? 'Help and settings' : name });
}

/** The dialog in which a game is chosen, with all of its fields. */
export async function openNewGame(page: Page): Promise<Locator> {
  const dialog = await openTool(page, 'New game');
  await touch(page, dialog.getByText('More…'));
  return dialog;
}

/** Clicks what answers the pending question, and waits for the next one. */
export async function answerBy(page: Page, button: Locator): Promise<void> {
  const before = await moment(page);
  await touch(page, button);
  await settled(page, before);
}

/** Something that can be chosen, on a sheet or on the board. */
export const candidate = async (page: Page): Promise<Locator | null> => {
  const onSheet = page.locator('dialog[open] button.can-choose');
  if ((await onSheet.count()) > 0) return onSheet.first();
  const onBoard = page.locator('.board button.can-choose, .board .can-choose > button');
  return (await onBoard.count()) > 0 ? onBoard.first() : null;
};

/** The house of which most is in the hand and ready on the table, as its card says. */
export async function bestHouse(page: Page): Promise<Locator> {
  const houses = page.locator('.prompt .house-card');
  const worth = await houses.evaluateAll((cards) =>
    cards.map((card) => {
      const [hand = 0, ready = 0] = (card.getAttribute('aria-label') ?? '').match(/\d+/g)?.map(Number) ?? [];
      return hand + ready;
    }),
  );
  return houses.nth(worth.indexOf(Math.max(...worth)));
}

/** Answers any question but the one for moves: with the first card, house or button that is offered. */
export async function answerFirst(page: Page): Promise<void> {
  if ((await asks(page)) === 'house') return answerBy(page, await bestHouse(page));
  const card = await candidate(page);
  const button =
    (await page.locator('dialog[open]').count()) > 0
      ? page.locator('dialog[open] .buttons button')
      : page.locator('.prompt button[data-stop]');
  await answerBy(page, card ?? button.last());
}

/** The cards that glow, by key; the key stays the same while the card stays where it is. */
export const glowing = (page: Page): Promise<string[]> =>
  page
    .locator('.board')
    .evaluate((board) =>
      [...board.querySelectorAll('.can-act')].flatMap(
        (card) => card.closest('[data-key]')?.getAttribute('data-key') ?? [],
      ),
    );

/**
 * Makes one move: does something other than discarding with the first card that allows it, or else ends the turn.
 * @param verbs names of the verbs in the order of preference
 */
export async function makeMove(page: Page, verbs: readonly string[]): Promise<void> {
  for (const key of await glowing(page)) {
    await touch(page, page.locator(`.board [data-key="${key}"] button, .board button[data-key="${key}"]`).first());
    for (const verb of verbs) {
      const button = page.locator(`.verb-${verb}:not([aria-disabled="true"])`);
      if ((await button.count()) > 0) return answerBy(page, button);
    }
  }
  const before = await moment(page);
  await touch(page, page.getByTestId('end-turn'));
  if ((await moment(page)) === before && (await page.getByText('End turn anyway?').count()) > 0) {
    await touch(page, page.getByTestId('end-turn'));
  }
  await settled(page, before);
}

export const everyVerb = ['unstun', 'play', 'reap', 'action', 'omni', 'fight'] as const;

/** Plays on by clicking until the game is over or the limit is reached. @returns how many decisions it took */
export async function playOn(
  page: Page,
  limit: number,
  verbs: readonly string[] = everyVerb,
  each?: () => Promise<void>,
): Promise<number> {
  for (let decisions = 0; decisions < limit; decisions++) {
    if (await isOver(page)) return decisions;
    if ((await asks(page)) === 'move') await makeMove(page, verbs);
    else await answerFirst(page);
    await each?.();
  }
  return limit;
}

/** Plays until moves are asked for, with a house of which there is a card in hand. */
export async function toFirstMove(page: Page): Promise<void> {
  await answerBy(page, page.getByRole('button', { name: 'Keep' }));
  const house = page.getByRole('button', { name: /: [1-9]\d* in hand/ });
  await answerBy(page, house.first());
  expect(await asks(page)).toBe('move');
}

/** All that can be read from the table, to compare two moments. */
export const readTable = (page: Page): Promise<string> =>
  page.locator('.table').evaluate((shown) => {
    const labels = [...shown.querySelectorAll('.board [aria-label], .board b')].map(
      (part) => part.getAttribute('aria-label') ?? part.textContent,
    );
    // News of what was answered for the player are those of a moment: after an undo or a reload they are none.
    const news = shown.querySelector('.own-answers')?.textContent ?? '';
    const prompt = shown.querySelector('.prompt')?.textContent?.replace(news, '');
    return [...labels, prompt, shown.querySelector('.log')?.textContent].join('\n');
  });

/** How far the page could be scrolled, to the right and down. */
export const overflow = (page: Page): Promise<{ x: number; y: number }> =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { x: scrollWidth - window.innerWidth, y: scrollHeight - window.innerHeight };
  });

/** The id in the address of a game that is kept. */
export const gameOf = (page: Page): string => /\/g\/([a-z0-9]+)/.exec(page.url())?.[1] ?? '';

/** What this browser keeps of the game on the screen, once its newest write is done. */
export const keptGame = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(async (id) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('vaultsong.games');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const found = await new Promise<Record<string, unknown>>((resolve, reject) => {
      const request = database.transaction('games').objectStore('games').get(id);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    database.close();
    return found;
  }, gameOf(page));

/** Waits until a game stands in the database of the browser, which tells nobody of what is written: it is asked again and again. */
export const untilKept = (page: Page, id: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        (name) =>
          new Promise<boolean>((resolve, reject) => {
            const opening = indexedDB.open('vaultsong.games');
            opening.onerror = () => reject(opening.error);
            opening.onsuccess = () => {
              const found = opening.result.transaction('games').objectStore('games').count(name);
              found.onerror = () => reject(found.error);
              found.onsuccess = () => {
                opening.result.close();
                resolve(found.result > 0);
              };
            };
          }),
        id,
      ),
    )
    .toBe(true);

/** Writes another text in the place of the game that is kept under the address of this page. */
export const rewriteGame = (page: Page, id: string, kept: string): Promise<void> =>
  page.evaluate(
    async ({ id, kept }) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('vaultsong.games');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const games = database.transaction('games', 'readwrite').objectStore('games');
      await new Promise<void>((resolve, reject) => {
        const request = games.get(id);
        request.onsuccess = () => {
          const written = games.put({ ...request.result, kept });
          written.onsuccess = () => resolve();
        };
        request.onerror = () => reject(request.error);
      });
      database.close();
    },
    { id, kept },
  );
