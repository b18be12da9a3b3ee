import { expect, test } from '@playwright/test';
import { isOver, openGame, playOn, troubles } from './table.ts';

test('a whole game is played by clicking, to its end', async ({ page }) => {
  test.setTimeout(180_000);
  const found = troubles(page);
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
