// Settings take effect at once, on every page and at the table, and survive a reload.
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { faults } from './axe.ts';
import { playThrough } from './playThrough.ts';
import { bothScreens } from './screens.ts';
import { openGame, openTool, toFirstMove } from './table.ts';

const ground = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const day = 'rgb(230, 235, 243)';
const night = 'rgb(18, 22, 31)';

/** @param name `Settings` or `Help`, a button of the page or the table */
const open = (page: Page, name: 'Settings' | 'Help'): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

test('a page follows the system until a theme is chosen, and keeps that from its first picture on', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/decks');
  expect(await ground(page)).toBe(night);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await ground(page)).toBe(day);
  await open(page, 'Settings');
  await page.getByRole('radio', { name: 'Dark' }).check();
  expect(await ground(page)).toBe(night);
  expect(await faults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  // Before the program of the page runs at all.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/decks', { waitUntil: 'domcontentloaded' });
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  expect(await ground(page)).toBe(night);
  await page.unroute('**/assets/*.js');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(
    await page
      .locator('meta[name="theme-color"]')
      .evaluateAll((bars) => bars.map((bar) => bar.getAttribute('content'))),
  ).toEqual(['#171c29', '#171c29']);
});

test(
  'the table changes its theme under the game, and has no serious fault of accessibility in either',
  bothScreens,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    await openGame(page, 'seed=7&first=me');
    await toFirstMove(page);
    await openTool(page, 'Help');
    await page.getByRole('radio', { name: 'Light' }).check();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await ground(page)).toBe(day);
    // Cards are pictures, and stay as they are.
    const card = page.getByTestId('hand').getByRole('button').first();
    expect(await card.evaluate((element) => getComputedStyle(element).colorScheme)).toBe('dark');
    expect(await faults(page)).toEqual([]);
  },
);

test(
  'text and cards are as large as the player wants, after a reload too, and nothing leaves the window',
  bothScreens,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openGame(page, 'seed=7&first=me');
    await toFirstMove(page);
    const heading = page.getByTestId('prompt').getByRole('heading').first();
    const letters = (): Promise<number> =>
      heading.evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize));
    const card = page.getByTestId('hand').locator('.hand-card').last();
    const usual = { letters: await letters(), card: (await card.boundingBox())?.height ?? 0 };
    await openTool(page, 'Help');
    await page.getByRole('slider', { name: 'Size of text' }).fill('140');
    await page.getByRole('slider', { name: 'Size of cards' }).fill('130');
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(card).toBeVisible();
    expect(await letters()).toBeCloseTo(usual.letters * 1.4, 1);
    // On a small screen a card has room for its words too, which have grown more.
    const height = (await card.boundingBox())?.height ?? 0;
    expect(height).toBeGreaterThan(usual.card * 1.3 - 0.5);
    expect(height).toBeLessThan(usual.card * 1.4 + 0.5);
    const outside = await page.locator('.tools button, .prompt button, .end-turn').evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { left, right, bottom } = button.getBoundingClientRect();
        return left < 0 || right > window.innerWidth || bottom > window.innerHeight ? [button.textContent] : [];
      }),
    );
    expect(outside).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()?.width ?? 0,
    );
  },
);

test('nothing moves for who wants that, by the system or by the settings', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openGame(page, 'seed=7&first=me');
  const moving = (): Promise<string> =>
    page
      .getByTestId('hand')
      .locator('.hand-card')
      .first()
      .evaluate((card) => getComputedStyle(card).animationName);
  expect(await moving()).toBe('arrive');
  await openTool(page, 'Help');
  await page.getByRole('radio', { name: 'None' }).check();
  expect(await moving()).toBe('none');
  await page.getByRole('radio', { name: 'Usual' }).check();
  expect(await moving()).toBe('arrive');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(moving).toBe('none');
});

test('the table is heard after the first press, and M switches that off', async ({ page }) => {
  await page.addInitScript(() => {
    const counted = window as unknown as { tones: number };
    counted.tones = 0;
    const Real = window.OscillatorNode;
    window.OscillatorNode = class extends Real {
      constructor(...args: ConstructorParameters<typeof Real>) {
        super(...args);
        counted.tones++;
      }
    };
    localStorage.setItem('vaultsong.settings', JSON.stringify({ sound: true }));
  });
  const tones = (): Promise<number> => page.evaluate(() => (window as unknown as { tones: number }).tones);
  await openGame(page, 'seed=7&first=me');
  expect(await tones()).toBe(0);
  await toFirstMove(page);
  await playThrough(page, 6);
  const heard = await tones();
  expect(heard).toBeGreaterThan(0);
  await page.keyboard.press('m');
  await playThrough(page, 6);
  expect(await tones()).toBe(heard);
});
