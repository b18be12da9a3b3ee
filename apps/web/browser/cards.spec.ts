import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { faults } from './axe.ts';
import { bothScreens } from './screens.ts';
import { openGame, openTool, overflow, touch, troubles } from './table.ts';

const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search' });
const tiles = (page: Page): Locator => page.getByRole('list', { name: 'Cards' }).getByRole('listitem');
const card = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Cards' }).getByRole('link', { name, exact: true });
const status = (page: Page): Locator => page.getByRole('status');
const asked = (page: Page, name: string): string | null => new URL(page.url()).searchParams.get(name);

/** On a narrow screen the filters are hidden at first. */
async function openFilters(page: Page): Promise<Locator> {
  await expect(page.getByRole('heading', { name: 'Cards', level: 1 })).toBeVisible();
  const button = page.getByRole('button', { name: /^Filters/ });
  if (await button.isVisible()) await touch(page, button);
  return page.getByRole('region', { name: 'Filters' });
}

test('the gallery shows all cards and loads neither a worker nor a game', async ({ page }) => {
  const found = troubles(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/cards');
  await expect(status(page)).toHaveText('2737 cards');
  await expect(page).toHaveTitle('Cards – Vaultsong');
  await expect(page.getByRole('link', { name: 'Cards', exact: true })).toHaveAttribute('aria-current', 'page');
  expect(loaded.filter((url) => /worker|App-/.test(url))).toEqual([]);
  expect((await overflow(page)).x).toBe(0);
  expect(found).toEqual([]);
});

test('the table loads nothing of the other pages', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openGame(page);
  expect(loaded.filter((url) => /CardsPage|CardPage|RulesPage|catalogue/.test(url))).toEqual([]);
});

test('an address shows what it asks for', async ({ page }) => {
  await page.goto('/cards?q=steal+power%3E%3D3&house=shadows,dis&view=list&sort=power');
  await expect(search(page)).toHaveValue('steal power>=3');
  await expect(page.getByRole('radio', { name: 'List' })).toBeChecked();
  await expect(page.getByLabel('Order')).toHaveValue('power');
  await expect(page.getByRole('button', { name: 'Without Shadows' })).toBeVisible();
  const filters = await openFilters(page);
  await expect(filters.getByRole('checkbox', { name: /^Dis / })).toBeChecked();
  const found = await tiles(page).allTextContents();
  expect(found.length).toBeGreaterThan(0);
  for (const text of found) expect(text.toLowerCase()).toContain('steal');
  await expect(tiles(page).first().locator('mark').first()).toHaveText(/^steal$/i);
});

test('what is typed is found at once and stands in the address', async ({ page }) => {
  await page.goto('/cards');
  await search(page).fill('bad penny');
  await expect(status(page)).toHaveText('1 of 2737 cards');
  await expect(card(page, 'Bad Penny')).toBeVisible();
  expect(asked(page, 'q')).toBe('bad penny');
  await page.reload();
  await expect(status(page)).toHaveText('1 of 2737 cards');
  await search(page).fill('zeppelin');
  await expect(status(page)).toHaveText('None of the 2737 cards matches');
  await search(page).fill('size>3');
  await expect(page.getByRole('alert')).toContainText('“size>3” compares nothing that cards have.');
  await touch(page, page.getByRole('button', { name: 'Show all cards' }));
  await expect(status(page)).toHaveText('2737 cards');
  await page.goBack();
  await expect(search(page)).toHaveValue('size>3');
});

test(
  'filters are chosen by clicking, say what they leave, and are taken away one by one',
  bothScreens,
  async ({ page }) => {
    await page.goto('/cards');
    const filters = await openFilters(page);
    await touch(page, filters.getByText('Mars', { exact: true }));
    await expect(status(page)).toHaveText(/^\d{3} of 2737 cards$/);
    await touch(page, filters.getByText('Creature', { exact: true }));
    const count = await filters
      .getByRole('checkbox', { name: /^Creature / })
      .evaluate((box) => box.parentElement?.innerText);
    await expect(status(page)).toHaveText(`${count?.match(/\d+/)?.[0]} of 2737 cards`);
    await filters.getByLabel('Power from').fill('5');
    await expect(page.getByRole('button', { name: 'Without power 5 or more' })).toBeVisible();
    expect(new URL(page.url()).search).toBe('?house=mars&type=creature&power=5-');
    const done = page.getByRole('button', { name: /^Show \d+ cards$/ });
    if (await done.isVisible()) await touch(page, done);
    await touch(page, page.getByRole('button', { name: 'Without Creature' }));
    expect(new URL(page.url()).search).toBe('?house=mars&power=5-');
    await touch(page, page.getByRole('button', { name: 'Show all cards' }));
    await expect(status(page)).toHaveText('2737 cards');
  },
);

test('all of it works by keyboard', async ({ page }) => {
  await page.goto('/cards?house=dis&set=cota');
  await expect(tiles(page)).toHaveCount(54);
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('imp');
  await expect(search(page)).toHaveValue('imp');
  await search(page).fill('');
  await expect(tiles(page)).toHaveCount(54);
  const links = page.getByRole('list', { name: 'Cards' }).getByRole('link');
  await page.locator('summary').focus();
  await page.keyboard.press('Tab');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  const columns = await tiles(page).evaluateAll((all) => {
    const top = all[0]?.getBoundingClientRect().top;
    return all.findIndex((tile) => tile.getBoundingClientRect().top !== top);
  });
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(columns)).toBeFocused();
  await page.keyboard.press('End');
  await expect(links.nth(53)).toBeFocused();
  await expect(links.nth(53)).toBeInViewport();
  const name = (await links.nth(53).textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await page.goBack();
  await expect(card(page, name)).toBeFocused();
  await expect(card(page, name)).toBeInViewport();
});

test('the way past the head and the links of the head lead where they say', async ({ page }) => {
  await page.goto('/cards');
  await expect(status(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await touch(page, page.getByRole('link', { name: 'Rules', exact: true }));
  await expect(page.getByRole('heading', { name: 'Rules', level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('Rules – Vaultsong');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Cards', level: 1 })).toBeFocused();
  await touch(page, page.getByRole('link', { name: 'Play', exact: true }));
  await expect(page.getByRole('link', { name: 'Play now' })).toBeVisible();
  await expect(page).toHaveTitle('Play KeyForge – Vaultsong');
});

test('a card is opened from far down, and Back leads to the same place', bothScreens, async ({ page }) => {
  await page.goto('/cards');
  await expect(tiles(page).first()).toBeVisible();
  await expect(card(page, 'Ulyq Megamouth')).toHaveCount(0);
  // The list grows when its end comes near.
  while ((await card(page, 'Ulyq Megamouth').count()) === 0) {
    const shown = await tiles(page).count();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(tiles(page)).not.toHaveCount(shown);
  }
  await card(page, 'Ulyq Megamouth').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(1000);
  await touch(page, card(page, 'Ulyq Megamouth'));
  await expect(page.getByRole('heading', { name: 'Ulyq Megamouth', level: 1 })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(card(page, 'Ulyq Megamouth')).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('the page of a card says all about it and leads on', async ({ page }) => {
  const found = troubles(page);
  await page.goto('/c/bad-penny');
  await expect(page).toHaveTitle('Bad Penny – Cards – Vaultsong');
  await expect(page.getByRole('region', { name: 'The card' })).toContainText('Destroyed: Return this creature');
  await expect(page.getByRole('region', { name: 'Rulings' })).toContainText('Tolas pays for her');
  await expect(page.getByRole('table')).toContainText('Age of Ascension');
  const decks = page.getByRole('region', { name: 'Decks that come with Vaultsong' });
  await expect(decks.getByRole('link', { name: 'Miss “Onyx” Censorius', exact: true })).toHaveAttribute(
    'href',
    '/d/miss-onyx-censorius',
  );
  expect((await overflow(page)).x).toBe(0);
  await touch(page, page.getByRole('link', { name: 'After it: Bulleteye' }));
  await expect(page.getByRole('heading', { name: 'Bulleteye', level: 1 })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { name: 'Bad Penny', level: 1 })).toBeVisible();
  await touch(page, page.getByRole('link', { name: 'Cards with the same traits: Human, Thief' }));
  await expect(search(page)).toHaveValue('trait:"human" trait:"thief"');
  await expect(card(page, 'Bad Penny')).toBeAttached();
  expect(found).toEqual([]);
});

test('keywords are explained by the edition, with the way to their rules', async ({ page }) => {
  await page.goto('/c/john-smyth');
  const keywords = page.getByRole('region', { name: 'Keywords' });
  await expect(keywords).toContainText('neither creature takes damage');
  await page.getByLabel('By the rules of').selectOption('Reference manual');
  await expect(keywords).toContainText('it takes no damage from the attacker’s power');
  expect(asked(page, 'edition')).toBe('manual');
  await touch(page, keywords.getByRole('link', { name: 'Elusive' }));
  await expect(page).toHaveURL(/\/rules\?edition=manual#elusive$/);
  await expect(page.getByRole('article', { name: 'Elusive', exact: true })).toBeFocused();
});

test('an unknown card leads to those that it is like', async ({ page }) => {
  await page.goto('/c/bad-peny');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such card');
  await touch(page, page.getByRole('link', { name: 'Bad Penny' }));
  await expect(page.getByRole('heading', { name: 'Bad Penny', level: 1 })).toBeFocused();
  await page.goto('/cards?q=bad+peny');
  await touch(page, page.getByRole('button', { name: 'Bad Penny' }));
  await expect(status(page)).toHaveText(/^1 of \d+ cards$/);
  await page.goto('/c/100%25?edition=v9');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such card');
  await page.goto('/c/bad-penny?edition=v9');
  await expect(page.getByRole('alert')).toContainText('No edition is called “v9”.');
});

test('an unknown address leads to the pages that there are', async ({ page }) => {
  await page.goto('/crads');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page');
  await expect(page.getByRole('main')).toContainText('/crads');
  expect(
    await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['/', '/adventure/keyraken', '/decks', '/cards', '/rules']);
  await touch(page, page.getByRole('main').getByRole('link', { name: 'Cards' }));
  await expect(page.getByRole('heading', { name: 'Cards', level: 1 })).toBeFocused();
});

test('the help of the table leads to the cards, while the game goes on', async ({ page }) => {
  await openGame(page);
  await openTool(page, 'Help');
  const opened = page.waitForEvent('popup');
  await touch(page, page.getByRole('link', { name: 'Look through all cards' }));
  await expect((await opened).getByRole('heading', { name: 'Cards', level: 1 })).toBeVisible();
  await expect(page.getByTestId('hand')).toBeVisible();
});

test('the cards have no fault of accessibility', bothScreens, async ({ page }) => {
  await page.goto('/cards?q=steal&house=shadows,red');
  await expect(page.getByRole('alert')).toBeVisible();
  await openFilters(page);
  await page.locator('summary').click();
  expect(await faults(page, 'any')).toEqual([]);
  await page.goto('/cards?view=list&trait=knight');
  await expect(tiles(page).first()).toBeVisible();
  expect(await faults(page, 'any')).toEqual([]);
  for (const address of ['/c/john-smyth', '/c/bad-penny', '/c/bad-peny', '/nowhere']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await faults(page, 'any')).toEqual([]);
  }
});
