import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { faults } from './axe.ts';
import { playThrough } from './playThrough.ts';
import { isOver, moment, openGame, openNewGame, playOn, settled, troubles } from './table.ts';

test('a whole game is played by clicking, to its end', async ({ page }) => {
  const found = troubles(page);
  // A short one: by clicking, each decision takes ten times as long as in the page.
  await openGame(page, 'seed=7&first=me');
  const decisions = await playOn(page, 600);
  expect(decisions).toBeGreaterThan(30);
  await expect(page.getByTestId('game-over')).toBeVisible();
  await expect(page.getByTestId('game-over').getByRole('heading')).toHaveText(/You win!|The bot wins/);
  await expect(page.getByTestId('log')).toContainText(/wins? the game/);
  for (const line of [/You play/, /You reap with/, /You forge a key|forges a key/, /fights/]) {
    await expect(page.getByTestId('log')).toContainText(line);
  }
  // The last that is shown large is the key that won, not the move before it.
  await expect(page.getByTestId('stage')).toHaveCount(0);
  await expect(page.getByTestId('last-key')).toHaveText(/^(You forge|Bot forges)the third key$/);
  // The end does not replace the board, and a next game is one click away.
  await expect(page.getByTestId('my-bar')).toBeVisible();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByRole('button', { name: 'Keep' }).or(page.getByText('The bot’s turn'))).toBeVisible();
  expect(await isOver(page)).toBe(false);
  expect(found).toEqual([]);
});

test('a whole game is played with two real decks that the dialog offers', async ({ page }) => {
  const found = troubles(page);
  await openGame(page);
  const form = await openNewGame(page);
  await form.getByRole('combobox', { name: 'Your deck' }).selectOption('clearly-ugly-xhe');
  await form.getByRole('combobox', { name: 'The bot’s deck' }).selectOption('the-red-mage-baroness-of-rapidmere');
  // What is wrong in a part that is folded away is led to, and says what is right.
  const seed = form.getByLabel(/^Seed/);
  await seed.fill('four');
  await form.getByText('More…').click();
  await expect(seed).toBeHidden();
  await form.getByRole('button', { name: 'Start' }).click();
  await expect(seed).toBeFocused();
  await expect(seed).toHaveAccessibleDescription('Expected a number of up to 9 digits, or nothing');
  await seed.fill('4');
  await expect(form.getByRole('alert').filter({ hasText: 'Expected' })).toHaveCount(0);
  const before = await moment(page);
  await form.getByRole('button', { name: 'Start' }).click();
  await settled(page, before);
  await expect(page.getByTestId('my-bar')).toContainText('Clearly Ugly Xhe');
  await expect(page.getByTestId('foe-bar')).toContainText('The Red Mage Baroness of Rapidmere');
  expect(await playThrough(page, 900)).toBeGreaterThan(20);
  await expect(page.getByTestId('game-over').getByRole('heading')).toHaveText(/You win!|The bot wins/);
  await looksBack(page);
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByTestId('game-over')).toHaveCount(0);
  await expect(page.getByTestId('my-bar')).toContainText('Clearly Ugly Xhe');
  await isCounted(page);
  expect(found).toEqual([]);
});

/** The game that is over stands in the own results, the one that runs does not; they are parted and looked back on by keyboard. */
async function isCounted(page: Page): Promise<void> {
  await page.goto('/results');
  await expect(page.locator('.results-sum')).toHaveText(/^(1 won, 0|0 won, 1) lost/);
  expect(await faults(page, 'any')).toEqual([]);
  const by = page.getByRole('group', { name: 'Results by' });
  await by.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/by=foe/);
  await expect(page.getByRole('region', { name: 'Results by' }).getByRole('rowheader')).toContainText(['The Red Mage']);
  await page
    .getByRole('link', { name: /Clearly Ugly Xhe/ })
    .last()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('replay')).toBeVisible();
}

/** How the game was won is shown as far as it is known, and what is known stays when it is stopped. */
async function looksBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'How it went' }).click();
  const sheet = page.getByRole('dialog', { name: 'How it went' });
  await expect(sheet.getByRole('img', { name: /Your chance to win by turn: \d+ % in turn 0/ })).toBeVisible();
  await expect(sheet.getByRole('img', { name: 'Æmber by turn' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Look deeper' }).click();
  await sheet.getByRole('button', { name: 'Stop' }).click();
  await expect(sheet.getByTestId('analysis-progress')).toHaveText(/^Deeper look stopped: \d+ of \d+ places left$/);
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page.getByTestId('my-bar')).toBeVisible();
}
