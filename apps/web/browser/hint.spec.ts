// A hint on demand, against bots: what a bot that plans would do in the player's place.
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { faults } from './axe.ts';
import { bothScreens } from './screens.ts';
import { moment, openGame, readTable, settled, toFirstMove, touch, troubles } from './table.ts';

const hint = (page: Page) => page.getByTestId('hint');

/** By its button: in the menu, where the tools are short of room. */
async function askHint(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await touch(page, menu);
  await touch(page, page.getByTestId('ask-hint'));
}

test('a hint names an answer and marks it, and changes nothing', bothScreens, async ({ page }) => {
  const found = troubles(page);
  await openGame(page);
  await toFirstMove(page);
  const before = [await moment(page), await readTable(page)];
  await askHint(page);
  await expect(hint(page)).toHaveText(/^In your place, the bot would /);
  await expect(page.locator('[data-guided]').first()).toBeVisible();
  expect([await moment(page), (await readTable(page)).replace(await hint(page).innerText(), '')]).toEqual(before);
  expect(await faults(page)).toEqual([]);
  expect(found).toEqual([]);
});

test('it goes with the question that it was about', async ({ page }) => {
  await openGame(page);
  await askHint(page);
  await expect(hint(page)).toHaveText(/^In your place, the bot would choose “(Keep|Mulligan).*”\.$/);
  const before = await moment(page);
  await touch(page, page.getByRole('button', { name: 'Keep' }));
  await settled(page, before);
  await expect(hint(page)).toBeHidden();
  await expect(page.locator('[data-guided]')).toHaveCount(0);
});

test('there is none where people play against each other', async ({ page }) => {
  await openGame(page, 'seed=7&first=me&bot=none');
  // Behind the curtain nothing can be pressed.
  const before = await moment(page);
  await touch(page, page.getByTestId('curtain').getByRole('button', { name: /^I am Player/ }));
  await settled(page, before);
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) {
    await touch(page, menu);
    await expect(page.getByRole('button', { name: 'Help' })).toBeVisible();
  }
  await expect(page.getByTestId('ask-hint')).toHaveCount(0);
});
