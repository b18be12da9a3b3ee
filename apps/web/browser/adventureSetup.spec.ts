import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { faults } from './axe.ts';
import { bothScreens } from './screens.ts';
import { openGame, openNewGame, overflow, touch, troubles } from './table.ts';

const place = (page: Page, number: number): Locator => page.getByTestId(`place-${number}`);
const start = (page: Page): Locator => page.getByRole('button', { name: 'Start' });
const query = (page: Page): string => new URL(page.url()).search;

async function openSetup(page: Page, search = ''): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/adventure/keyraken${search}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rise of the Keyraken');
  await expect(page.getByRole('combobox', { name: /deck/i }).first()).toBeVisible();
}

test('one press starts the usual adventure', async ({ page }) => {
  const found = troubles(page);
  await openSetup(page);
  await expect(page).toHaveTitle('Rise of the Keyraken – Vaultsong');
  await expect(start(page)).toBeInViewport();
  expect((await overflow(page)).x).toBe(0);
  expect(found).toEqual([]);
  await touch(page, start(page));
  await expect(page).toHaveURL(/\/g\/[a-z0-9]{10}\?decks=miss-onyx-censorius$/);
  await expect(page.getByTestId('foe-bar')).toContainText('The Keyraken');
});

test('the table and the other pages lead to it', async ({ page }) => {
  await openGame(page);
  await openNewGame(page);
  await touch(page, page.getByRole('link', { name: 'Together against the Keyraken' }));
  await expect(page).toHaveURL(/\/adventure\/keyraken$/);
  const here = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Adventure' });
  await expect(here).toHaveAttribute('aria-current', 'page');
  await touch(page, page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Rules' }));
  await touch(page, here);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a team is put together by touch or mouse, and the address says all of it', bothScreens, async ({ page }) => {
  await openSetup(page, '?speed=instant');
  await touch(page, page.getByRole('button', { name: 'Add a player' }));
  await expect(place(page, 2).getByRole('heading')).toBeFocused();
  await expect(page.getByText('You win when it has 60 damage')).toBeVisible();
  await touch(page, page.getByRole('button', { name: 'Add a player' }));
  await expect(page.getByRole('button', { name: 'Add a player' })).toHaveCount(0);
  await touch(page, place(page, 3).getByLabel('Bot (random)'));
  await place(page, 3).getByRole('combobox').selectOption('radiant-argus-the-supreme');
  await touch(page, page.getByRole('button', { name: 'Move player 3 up' }));
  await touch(page, page.getByRole('group', { name: 'Who goes first' }).getByLabel(/^Player 2/));
  await touch(page, page.locator('.difficulty-card', { hasText: 'Hard' }));
  await page.getByLabel('Rules', { exact: true }).selectOption('manual');
  await page.getByLabel(/^Seed/).fill('7');
  expect(await faults(page, 'any')).toEqual([]);
  expect((await overflow(page)).x).toBe(0);
  await touch(page, start(page));
  await expect(page).toHaveURL(/seed=7/);
  expect(query(page)).toBe(
    '?speed=instant&decks=miss-onyx-censorius,radiant-argus-the-supreme,radiant-argus-the-supreme&bots=-,random,rules&difficulty=hard&first=1&edition=manual&seed=7',
  );
});

test('the keyboard alone sets it up', async ({ page }) => {
  await openSetup(page);
  const reach = async (target: Locator): Promise<void> => {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error('Tab does not lead there');
  };
  await reach(page.getByRole('button', { name: 'Add a player' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Player 2 joins the team.' })).toHaveCount(1);
  await reach(place(page, 2).getByLabel('Bot (rules)'));
  await page.keyboard.press('ArrowLeft');
  await expect(place(page, 2).getByLabel('Bot (gentle)')).toBeChecked();
  await reach(page.getByRole('radio', { name: 'Normal', exact: true }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Easy', exact: true })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/decks=miss-onyx-censorius,radiant-argus-the-supreme&bots=-,gentle&difficulty=easy$/);
});

test('somebody stays at this screen', async ({ page }) => {
  await openSetup(page);
  await touch(page, page.getByRole('button', { name: 'Add a player' }));
  await expect(place(page, 1).getByLabel('Bot (rules)')).toBeDisabled();
  await touch(page, place(page, 2).getByLabel('At this screen'));
  await touch(page, place(page, 1).getByLabel('Bot (rules)'));
  await expect(place(page, 2).getByLabel('Bot (rules)')).toBeDisabled();
  await touch(page, page.getByRole('button', { name: 'Remove player 2' }));
  await expect(page.getByRole('heading', { name: 'You', exact: true })).toBeFocused();
  await touch(page, start(page));
  await expect(page).toHaveURL(/\?decks=miss-onyx-censorius$/);
});

test('a new deck of a player stands in the address', async ({ page }) => {
  await openSetup(page);
  await touch(page, page.getByRole('button', { name: 'A new deck' }));
  await expect(page.getByText('The address of the game holds it')).toBeVisible();
  await touch(page, start(page));
  await expect(page).toHaveURL(/\?decks=generated:[a-z0-9]+:\d+$/);
});

test('“Back” leads from the game to the setup, which still says what was chosen', async ({ page }) => {
  await openSetup(page);
  await touch(page, page.locator('.difficulty-card', { hasText: 'Easy' }));
  await touch(page, start(page));
  await expect(page).toHaveURL(/difficulty=easy/);
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Easy', exact: true })).toBeChecked();
});

test('an address that names no decks is told, and the decks are chosen there', async ({ page }) => {
  await openSetup(page, '?decks=&difficulty=hard');
  await expect(page.getByRole('alert')).toContainText('The address names no decks');
  await expect(start(page)).toBeInViewport();
});

test('what must be known leads to its rules', async ({ page }) => {
  await openSetup(page);
  for (const [name, entry] of [
    ['You win', 'keyraken-winning'],
    ['You lose', 'keyraken-losing'],
    ['Its armor', 'keyraken-armor'],
    ['The tide', 'keyraken-raising-the-tide'],
  ] as const)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', `/rules?edition=current#${entry}`);
  await touch(page, page.getByRole('link', { name: 'The tide' }));
  await expect(page.getByRole('article', { name: 'Keyraken: raising the tide' })).toBeInViewport();
});

test('the setup has no fault of accessibility', bothScreens, async ({ page }) => {
  await openSetup(page);
  expect(await faults(page, 'any')).toEqual([]);
});

test('the cards of the Keyraken are in the gallery, and say where they are played', async ({ page }) => {
  await page.goto('/cards?house=keyraken&set=rotk');
  await expect(page.getByRole('status')).toHaveText('27 of 2737 cards');
  await page.goto('/c/rotk-devour-whole');
  const card = page.getByRole('region', { name: 'The card' });
  await expect(card).toContainText('Ready the Keyraken.');
  await expect(card).toContainText('whose deck has 3 of it among its 45 cards');
  expect(await faults(page, 'any')).toEqual([]);
  await touch(page, card.getByRole('link', { name: 'Rise of the Keyraken' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rise of the Keyraken');
});
