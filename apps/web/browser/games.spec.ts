import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { faults } from './axe.ts';
import { playThrough } from './playThrough.ts';
import { begun, isKept, isTold, isWritten } from './savedGame.ts';
import { bothScreens } from './screens.ts';
import {
  answerFirst,
  gameOf,
  isOver,
  keptGame,
  openGame,
  openTool,
  overflow,
  readTable,
  rewriteGame,
  settled,
  toFirstMove,
  touch,
  troubles,
} from './table.ts';

const goOn = (page: Page) => page.getByRole('link', { name: /^Go on: turn \d+, against / });

/** Goes on with the game that the page offers, and finds it as it was. */
async function isThere(page: Page, before: string): Promise<void> {
  await touch(page, goOn(page));
  await settled(page, -1);
  expect(await readTable(page)).toBe(before);
}

test('“New game” and “Start” begin another, and the one before is in the list', bothScreens, async ({ page }) => {
  const found = troubles(page);
  const before = await begun(page);
  const first = gameOf(page);
  await page.keyboard.press('n');
  if ((await page.getByRole('dialog').count()) === 0) await openTool(page, 'New game');
  await touch(page, page.getByRole('dialog').getByRole('button', { name: 'Start' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => gameOf(page)).not.toBe(first);
  await settled(page, -1);
  await page.goto('/games');
  await expect(page.locator('.game-row')).toHaveCount(1);
  await isThere(page, before);
  expect(gameOf(page)).toBe(first);
  expect(found).toEqual([]);
});

test('“Back” leads from another game to the one before, and “Forward” to the other', async ({ page }) => {
  const before = await begun(page);
  const first = gameOf(page);
  await openTool(page, 'New game');
  await touch(page, page.getByRole('dialog').getByRole('button', { name: 'Start' }));
  await expect.poll(() => gameOf(page)).not.toBe(first);
  await settled(page, -1);
  const other = await readTable(page);
  await page.goBack();
  await expect.poll(() => gameOf(page)).toBe(first);
  await expect.poll(() => readTable(page)).toBe(before);
  await page.goForward();
  await expect.poll(() => readTable(page)).toBe(other);
});

test('“Play” in the head and the Keyraken’s link leave the game as it is', async ({ page }) => {
  const before = await begun(page);
  await openTool(page, 'New game');
  await touch(page, page.getByRole('link', { name: 'Together against the Keyraken' }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Keyraken');
  await expect(goOn(page)).toHaveText(/^Go on: turn \d+, against Radiant Argus the Supreme$/);
  await page.goto('/adventure?speed=instant');
  await expect(page).toHaveURL(/\/adventure\/keyraken$/);
  await touch(page, page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Play' }));
  // Nothing begins before it is chosen.
  await touch(page, page.getByRole('link', { name: 'Play now' }));
  await settled(page, -1);
  expect(await readTable(page)).not.toBe(before);
  await page.goBack();
  await isThere(page, before);
});

test('the browser’s “Back” out of the table, and forward again, goes on', async ({ page }) => {
  await page.goto('/decks');
  const before = await begun(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Decks' })).toBeVisible();
  await expect(goOn(page)).toBeVisible();
  await page.goForward();
  await settled(page, -1);
  expect(await readTable(page)).toBe(before);
});

test('a closed tab loses nothing: the start of another one leads on', async ({ page, context }) => {
  const before = await begun(page);
  await page.close();
  const next = await context.newPage();
  await next.goto('/games?speed=instant');
  await isThere(next, before);
});

test('a reload goes on, of a game by chance too, and the address says what it was begun with', async ({ page }) => {
  await page.goto('/play?first=me&speed=instant');
  await settled(page, -1);
  const dealt = await readTable(page);
  await page.reload();
  await settled(page, -1);
  expect(await readTable(page)).toBe(dealt);
  await answerFirst(page);
  const before = await readTable(page);
  await isKept(page);
  expect(page.url()).toMatch(/\/g\/[a-z0-9]{10}\?first=me&speed=instant$/);
  await page.reload();
  await settled(page, -1);
  expect(await readTable(page)).toBe(before);
});

test('an adventure is kept like any other game', async ({ page }) => {
  await page.goto('/adventure/keyraken?decks=miss-onyx-censorius&seed=7&speed=instant');
  await settled(page, -1);
  await playThrough(page, 4);
  const before = await readTable(page);
  expect(page.url()).toMatch(/\/g\/[a-z0-9]{10}\?decks=miss-onyx-censorius&seed=7&speed=instant$/);
  await page.goto('/cards');
  await expect(goOn(page)).toHaveText(/against the Keyraken$/);
  await isThere(page, before);
});

test.describe('a game in two tabs', () => {
  const notHere = (page: Page) => page.getByTestId('not-here');

  /** The same address in another tab, which is told where the game is. */
  async function again(page: Page, context: BrowserContext): Promise<Page> {
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(notHere(other)).toContainText('This game is open in another tab');
    return other;
  }

  test('is played by one of them; the other can take it over, and then the first stops', async ({ page, context }) => {
    const found = troubles(page);
    const before = await begun(page);
    const other = await again(page, context);
    expect(await faults(other, 'any')).toEqual([]);
    await touch(other, notHere(other).getByRole('button', { name: 'Go on here' }));
    await settled(other, -1);
    expect(await readTable(other)).toBe(before);
    await expect(notHere(page)).toContainText('The other tab took it over');
    await playThrough(other, 1);
    const later = await readTable(other);
    await isKept(other);
    await touch(page, notHere(page).getByRole('button', { name: 'Go on here again' }));
    await settled(page, -1);
    expect(await readTable(page)).toBe(later);
    await expect(notHere(other)).toBeVisible();
    expect(found).toEqual([]);
  });

  test('is free again when its tab shows another page, or is closed', async ({ page, context }) => {
    const before = await begun(page);
    const address = page.url();
    await openTool(page, 'New game');
    await touch(page, page.getByRole('link', { name: 'Together against the Keyraken' }));
    await expect(goOn(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto(address);
    await settled(other, -1);
    expect(await readTable(other)).toBe(before);
    await other.close();
    await isThere(page, before);
  });

  test('and another game in the second are both kept', async ({ page, context }) => {
    const before = await begun(page);
    const other = await context.newPage();
    const beside = await begun(other, 'seed=9&first=me');
    await expect(other.getByTestId('not-here')).toHaveCount(0);
    await page.close();
    await other.close();
    const list = await context.newPage();
    await list.goto('/games');
    await expect(list.locator('.game-row')).toHaveCount(2);
    await isThere(list, beside);
    await list.goto('/games');
    await touch(list, list.locator('.game-link').last());
    await settled(list, -1);
    expect(await readTable(list)).toBe(before);
  });
});

test.describe('the list of games', () => {
  test('is empty at first, and says what to do', async ({ page }) => {
    await page.goto('/games');
    await expect(page.getByText('No games yet.')).toBeVisible();
    await expect(page.locator('#page').getByRole('link', { name: 'Play now' })).toBeVisible();
    await expect(goOn(page)).toHaveCount(0);
    expect(await faults(page, 'any')).toEqual([]);
    // A game in which nothing was decided is none.
    await openGame(page);
    await page.goto('/games');
    await expect(page.getByText('No games yet.')).toBeVisible();
  });

  test('is searched and filtered, by the address too', bothScreens, async ({ page }) => {
    await begun(page);
    await begun(page, 'seed=8&first=me&you=guide-achea&series=3');
    await page.goto('/games');
    const rows = page.locator('.game-row');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('Guide Achea against Radiant Argus the Supreme');
    await expect(rows.first()).toContainText(
      /Turn \d+ · keys \d : \d · game 1 of 3, 0 : 0 · played today at \d\d:\d\d/,
    );
    expect(await faults(page, 'any')).toEqual([]);
    expect((await overflow(page)).x).toBe(0);
    await page.keyboard.press('/');
    await page.keyboard.type('onyx');
    await expect(rows).toHaveCount(1);
    await expect(page.getByText('1 of 2 games')).toBeVisible();
    await expect(page).toHaveURL(/\?q=onyx$/);
    await touch(page, page.getByText('Over', { exact: true }));
    await expect(rows).toHaveCount(0);
    await touch(page, page.getByRole('button', { name: 'Show all games' }));
    await expect(rows).toHaveCount(2);
    await expect(page.getByRole('link', { name: 'All running games: +1 more' })).toBeVisible();
  });

  test('tells how a game ended, and looks back on it from its end', async ({ page }) => {
    await openGame(page);
    await playThrough(page, 900, []);
    expect(await isOver(page)).toBe(true);
    // The moment of the last key is over too.
    await expect(page.getByTestId('forged')).toHaveCount(0);
    const seen = page.getByTestId('foe-bar');
    const last = await seen.textContent();
    await page.goto('/games?speed=instant');
    const row = page.locator('.game-row');
    await expect(row).toContainText(/Lost.*The bot won · \d+ turns · keys \d : 3/s);
    await expect(goOn(page)).toHaveCount(0);
    await touch(page, row.getByRole('link').first());
    await expect(page.getByTestId('replay')).toContainText(/Bot won in turn \d+\./);
    expect(await seen.textContent()).toBe(last);
  });

  test('lets a game go, and brings it back', bothScreens, async ({ page }) => {
    const before = await begun(page);
    await page.goto('/games?speed=instant');
    await touch(page, page.getByRole('button', { name: /^Delete / }));
    await expect(page.locator('.game-row')).toHaveCount(0);
    await expect(goOn(page)).toHaveCount(0);
    const back = page.getByRole('button', { name: 'Bring back' });
    await expect(back).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('.game-row')).toHaveCount(1);
    await isThere(page, before);
  });

  test('keeps what is deleted deleted, and says so at its address, from which another begins', async ({ page }) => {
    await begun(page);
    const address = page.url();
    await page.goto('/games');
    await touch(page, page.getByRole('button', { name: /^Delete / }));
    await expect(page.getByText('No games yet.')).toBeVisible();
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This game is not kept here');
    await touch(page, page.getByRole('link', { name: 'Start a game like it' }));
    await settled(page, -1);
    expect(page.url()).not.toBe(address);
    await expect(page.getByTestId('my-bar').locator('.seat-name')).toHaveAttribute('title', 'Miss “Onyx” Censorius');
  });

  test('saves the record of a game, and all games as one file', async ({ page }) => {
    await begun(page);
    const text = async (button: string | RegExp): Promise<string> => {
      const download = page.waitForEvent('download');
      await touch(page, page.getByRole('button', { name: button }));
      let read = '';
      for await (const chunk of await (await download).createReadStream()) read += String(chunk);
      return read;
    };
    await isKept(page);
    const kept = await keptGame(page);
    await page.goto('/games');
    const answers: unknown = JSON.parse(String(kept.kept)).game.answers;
    expect(JSON.parse(await text(/^Record of /))).toMatchObject({ answers });
    expect(JSON.parse(await text('Export all games'))).toMatchObject({
      vaultsong: 'games',
      version: 2,
      games: [{ kept: kept.kept, status: 'running' }],
    });
  });
});

test('an export is brought in where the games are gone, once, and goes on; other files are refused', async ({
  page,
}) => {
  const before = await begun(page);
  await isKept(page);
  await page.goto('/games?speed=instant');
  const download = page.waitForEvent('download');
  await touch(page, page.getByRole('button', { name: 'Export all games' }));
  const file = await (await download).path();
  await touch(page, page.getByRole('button', { name: /^Delete / }));
  await expect(page.getByText('No games yet.')).toBeVisible();
  await page.reload();
  const input = page.getByLabel('Bring in games…');
  await input.setInputFiles(file);
  await expect(page.getByText('Brought in: 1 game.')).toBeVisible();
  await expect(page.locator('.game-row')).toHaveCount(1);
  expect(await faults(page, 'any')).toEqual([]);
  await input.setInputFiles(file);
  await expect(page.getByText('No new game. 1 was here already.')).toBeVisible();
  await expect(page.locator('.game-row')).toHaveCount(1);
  const wrong = (name: string, text: string | Buffer) =>
    input.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await wrong('decks.json', JSON.stringify({ vaultsong: 'collection', version: 1, decks: [] }));
  await expect(page.getByRole('alert')).toHaveText(
    'decks.json: This is a collection of decks: add it on the page “Decks”.',
  );
  await wrong('huge.json', Buffer.alloc(25_000_001, 32));
  await expect(page.getByRole('alert')).toHaveText(/^huge\.json: It has 25 MB\. A file of games has at most 25 MB/);
  await isThere(page, before);
});

test('a game with an own deck goes on without that deck in the collection; one of old says what is missing', async ({
  page,
}) => {
  const cards = ['anger', 'cleansing-wave', 'regrowth'].map((id) => ({ id, count: 12 }));
  const deck = JSON.stringify({ name: 'Mine, All Mine', houses: ['brobnar', 'sanctum', 'untamed'], cards });
  const add = async (): Promise<string> => {
    await page.goto('/decks');
    await touch(page, page.getByText('Add decks'));
    await page.getByLabel('Or paste').fill(deck);
    await touch(page, page.getByRole('button', { name: 'Add this' }));
    await touch(page, page.locator('.brought').getByRole('link', { name: 'Mine, All Mine' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mine, All Mine');
    return page.url();
  };
  const address = await add();
  const before = await begun(page, `seed=7&first=me&you=${address.split('/d/')[1]}`);
  const [game, id] = [page.url(), gameOf(page)];
  await isKept(page);
  const kept = JSON.parse(String((await keptGame(page)).kept));
  await page.goto(address);
  await touch(page, page.getByRole('button', { name: 'Remove from your collection' }));
  await touch(page, page.getByRole('button', { name: 'Remove', exact: true }));
  await expect(page.getByText('Mine, All Mine')).toHaveCount(0);
  await page.goto(game);
  await settled(page, -1);
  expect(await readTable(page)).toBe(before);
  await page.goto('/rules');
  const { decks: _, ...ofOld } = kept;
  await rewriteGame(page, id, JSON.stringify(ofOld));
  await page.goto(game);
  await expect(page.getByTestId('not-here')).toContainText('a deck of your own that is no longer in your collection');
  await touch(page, page.getByTestId('not-here').getByRole('link', { name: 'Your decks' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Decks' })).toBeVisible();
  await add();
  await page.goto(game);
  await settled(page, -1);
  expect(await readTable(page)).toBe(before);
});

test('a game that cannot go on says why, and stays as it is', async ({ page }) => {
  await begun(page);
  const [address, id] = [page.url(), gameOf(page)];
  await isKept(page);
  const kept = JSON.parse(String((await keptGame(page)).kept));
  await page.goto('/rules');
  const broken = JSON.stringify({ ...kept, game: { ...kept.game, answers: [0, 99_999] } });
  await rewriteGame(page, id, broken);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This game cannot go on');
  await expect(page.getByTestId('not-here')).toContainText('Another version of Vaultsong saved this game');
  expect((await keptGame(page)).kept).toBe(broken);
});

test('without a database games last as long as the tab, and the list says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      value: {
        open: () => {
          throw new Error('none');
        },
      },
    });
  });
  const before = await begun(page);
  await isTold(page);
  await page.reload();
  await settled(page, -1);
  expect(await readTable(page)).toBe(before);
  await page.goto('/games?speed=instant');
  await expect(page.getByText('your games last only until you close this tab')).toBeVisible();
  await isThere(page, before);
});

test('the head says the game that goes on, on every page, and fits', bothScreens, async ({ page }) => {
  await begun(page);
  for (const address of ['/', '/decks', '/cards', '/rules', '/c/dust-pixie', '/nowhere']) {
    await page.goto(address);
    await expect(goOn(page)).toBeVisible();
    await expect(goOn(page)).toBeInViewport({ ratio: 1 });
    expect((await overflow(page)).x).toBe(0);
  }
});

test('the first move can be made from a game that was opened again', async ({ page }) => {
  await openGame(page);
  await toFirstMove(page);
  await isWritten(page);
  await page.reload();
  await settled(page, -1);
  await expect(page.getByTestId('undo')).toBeEnabled();
  await playThrough(page, 2);
});
