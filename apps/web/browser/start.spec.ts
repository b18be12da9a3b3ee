// The start page: what there is to do, each one press away.
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { faults } from './axe.ts';
import { bothScreens } from './screens.ts';
import { overflow, settled, touch, troubles } from './table.ts';

const open = async (page: Page): Promise<void> => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

test('one press leads from the start page into a game, and the name of the program back', async ({ page }) => {
  const found = troubles(page);
  await open(page);
  await expect(page).toHaveTitle('Play KeyForge – Vaultsong');
  // Both decks that it shows are laid on the table.
  const [mine, foes] = await page.locator('.start-name').allTextContents();
  await touch(page, page.getByRole('link', { name: 'Play now' }));
  await settled(page, -1);
  await expect(page.getByTestId('my-bar').locator('.seat-name')).toHaveAttribute('title', mine ?? '');
  await expect(page.getByTestId('foe-bar').locator('.seat-name')).toHaveAttribute('title', foes ?? '');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Play now' })).toBeVisible();
  // The next game is with two other decks.
  const next = await page.locator('.start-name').allTextContents();
  expect(next.filter((name) => name === mine || name === foes)).toEqual([]);
  await page.goto('/rules');
  await touch(page, page.getByRole('link', { name: 'Vaultsong', exact: true }));
  await expect(page.getByRole('link', { name: 'Play now' })).toBeVisible();
  expect(found).toEqual([]);
});

test('the worker of the table is started while the start page is looked at', async ({ page }) => {
  const worker = page.waitForEvent('worker', (one) => one.url().includes('worker'));
  await open(page);
  await worker;
  await expect(page.getByRole('link', { name: 'Play now' })).toBeVisible();
});

test('decks and opponent are chosen on the start page', bothScreens, async ({ page }) => {
  await open(page);
  await touch(page, page.getByRole('button', { name: 'New game…' }));
  const form = page.getByRole('dialog', { name: 'New game' });
  await form.getByRole('combobox', { name: 'Your deck' }).selectOption('guide-achea');
  await touch(page, form.getByRole('button', { name: 'Start' }));
  await settled(page, -1);
  await expect(page).toHaveURL(/[?&]you=guide-achea/);
  await expect(page.getByTestId('my-bar').locator('.seat-name')).toHaveAttribute('title', 'Guide Achea');
});

test('each way of the start page leads where it says', async ({ page }) => {
  for (const [name, url] of [
    ['Learn to play', /\/learn$/],
    ['Against the Keyraken', /\/adventure\/keyraken$/],
    [/^all [\d,]+ cards$/, /\/cards$/],
    ['the rules', /\/rules$/],
  ] as const) {
    await open(page);
    await touch(page, page.getByRole('main').getByRole('link', { name }));
    await expect(page).toHaveURL(url);
  }
  await open(page);
  await touch(page, page.getByRole('heading', { name: 'Decks' }).getByRole('link'));
  await expect(page).toHaveURL(/\/decks$/);
});

test('an address with a query opens the table at once, as it always did', async ({ page }) => {
  await page.goto('/?you=miss-onyx-censorius&foe=radiant-argus-the-supreme&seed=7&first=me');
  await settled(page, -1);
  await expect(page.getByTestId('hand')).toBeVisible();
});

test(
  'the start page has no fault of accessibility, and does not scroll sideways',
  bothScreens,
  async ({ page, isMobile }) => {
    const narrowest = [320, 568] as const;
    const sizes = isMobile ? ([narrowest, [360, 560], [390, 844], [844, 390]] as const) : ([[1366, 768]] as const);
    await open(page);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      expect((await overflow(page)).x).toBe(0);
      // What most come for needs no scrolling.
      await expect(page.getByRole('link', { name: 'Play now' })).toBeInViewport({ ratio: 1 });
    }
    const [width, height] = sizes[0];
    await page.setViewportSize({ width, height });
    expect(await faults(page, 'any')).toEqual([]);
  },
);
