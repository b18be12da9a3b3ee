import { expect, test } from '@playwright/test';
import { asks, openGame, toFirstMove } from './table.ts';

test('W opens the rule of the question, and after a refused key that of the refusal', async ({ page }) => {
  await openGame(page, 'seed=7&first=me');
  await page.keyboard.press('w');
  await expect(page.getByRole('dialog', { name: 'Mulligan' })).toBeVisible();
  // On a sheet no key of the table counts.
  await page.keyboard.press('1');
  expect(await asks(page)).toBe('mulligan');
  await page.keyboard.press('Escape');
  await toFirstMove(page);
  await page.locator('.hand-card.is-off button').first().click();
  await page.keyboard.press('p');
  await expect(page.locator('.refusal')).toContainText('It does not belong to the active house.');
  await page.keyboard.press('w');
  await expect(page.getByRole('dialog', { name: 'Off-house card' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Why: the rule of the question');
});

test('numbers still press the answers, and arrows reach the rule', async ({ page }) => {
  await openGame(page, 'seed=7&first=me');
  const buttons = page.getByTestId('prompt').getByRole('button');
  await buttons.first().focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('link', { name: 'Rule: Mulligan' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Mulligan' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Rule: Mulligan' })).toBeFocused();
  await page.keyboard.press('1');
  await expect.poll(() => asks(page)).not.toBe('mulligan');
});
