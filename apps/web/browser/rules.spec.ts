import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { faults } from './axe.ts';
import { bothScreens } from './screens.ts';
import { openGame, openTool, overflow, touch, troubles } from './table.ts';

const rule = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true });
const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search' });

test(
  'the rules are read from the help of the table, in the edition of the game, while the game goes on',
  bothScreens,
  async ({ page }) => {
    await openGame(page, 'seed=7&first=me&edition=cota-1.3');
    await openTool(page, 'Help');
    const opened = page.waitForEvent('popup');
    await touch(page, page.getByRole('link', { name: 'Read the rules' }));
    const rules = await opened;
    await expect(rules.getByRole('heading', { name: 'Rules', level: 1 })).toBeVisible();
    await expect(rules.getByLabel('Edition')).toHaveValue('cota-1.3');
    await expect(page.getByTestId('hand')).toBeVisible();
  },
);

test('the rules load neither a worker nor a game', async ({ page }) => {
  const found = troubles(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/rules');
  await expect(rule(page, 'Taunt')).toBeAttached();
  expect(page.workers()).toEqual([]);
  expect(asked.filter((url) => url.includes('worker'))).toEqual([]);
  expect((await overflow(page)).x).toBe(0);
  expect(found).toEqual([]);
});

test('a search shows what it finds and stands in the address', async ({ page }) => {
  await page.goto('/rules');
  await search(page).fill('aember');
  await expect(page.getByRole('article').first()).toHaveAccessibleName('Æmber');
  await expect(page.getByRole('status')).toHaveText(
    /^\d+ rules of Master Rulebook 18\.4 \(2026\) with “aember”, and \d+ entries on the setting$/,
  );
  expect(new URL(page.url()).searchParams.get('q')).toBe('aember');
  await page.reload();
  await expect(search(page)).toHaveValue('aember');
  await search(page).fill('zeppelin');
  await expect(page.getByRole('status')).toContainText('has nothing with “zeppelin”');
  await search(page).fill('');
  await expect(page.getByRole('heading', { name: 'Keywords', level: 2 })).toBeAttached();
});

test('an edition says its own, and what the others say is beside it', async ({ page }) => {
  await page.goto('/rules?q=alpha&edition=manual');
  const alpha = rule(page, 'Alpha');
  await expect(alpha.getByRole('paragraph').first()).toContainText('this card included');
  await touch(page, alpha.getByText('Other editions'));
  await expect(alpha.getByRole('definition').first()).toHaveText('Does not have this.');
  await page.getByLabel('Edition').selectOption('Rulebook v1.3 (2019)');
  await expect(alpha.getByRole('paragraph').first()).not.toContainText('this card included');
  expect(new URL(page.url()).searchParams.get('edition')).toBe('cota-1.3');
  await page.goBack();
  await expect(page.getByLabel('Edition')).toHaveValue('manual');
  await touch(page, alpha.getByText('Sources'));
  await expect(alpha).toContainText('Glossary: Alpha');
});

test('links lead from rule to rule, out of a search too, and back', async ({ page }) => {
  await page.goto('/rules?q=deploy');
  await touch(page, rule(page, 'Deploy').getByRole('link', { name: 'battleline' }));
  await expect(rule(page, 'Battleline')).toBeFocused();
  await expect(rule(page, 'Battleline')).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveTitle('Battleline – Rules – Vaultsong');
  await expect(page).toHaveURL(/\/rules\?edition=current#battleline$/);
  await page.goBack();
  await expect(search(page)).toHaveValue('deploy');
  await page.goto('/rules?edition=manual#taunt');
  await expect(rule(page, 'Taunt')).toBeInViewport({ ratio: 1 });
});

test('all of it works by keyboard', async ({ page }) => {
  await page.goto('/rules');
  await expect(search(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('deploy');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Edition')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(rule(page, 'Deploy').getByRole('link', { name: 'Deploy' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(rule(page, 'Flank')).toBeFocused();
});

test('what an address asks for in vain is said, and where it is to be had', async ({ page }) => {
  await page.goto('/rules?edition=cota-1.0#alpha');
  await expect(page.getByRole('alert')).toContainText('Rulebook v1.0 (2018) has no rule “Alpha”.');
  await touch(page, page.getByRole('link', { name: 'Read it in Rulebook v1.3 (2019)' }));
  await expect(rule(page, 'Alpha')).toBeFocused();
  await page.goto('/rules?edition=first');
  await expect(page.getByRole('alert')).toContainText('No edition is called “first”.');
});

test('the rules have no fault of accessibility', bothScreens, async ({ page }) => {
  await page.goto('/rules?edition=cota-1.0#alpha');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await faults(page, 'any')).toEqual([]);
  await page.goto('/rules?q=fight#fight');
  for (const summary of await page.getByText('Other editions').all()) await summary.click();
  await page.getByText('Sources').first().click();
  expect(await faults(page, 'any')).toEqual([]);
});
