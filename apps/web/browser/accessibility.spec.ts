import { expect, test } from '@playwright/test';
import { faults } from './axe.ts';
import { playThrough } from './playThrough.ts';
import { bothScreens } from './screens.ts';
import { openGame, openNewGame, openTool, toFirstMove } from './table.ts';

test('the table has no serious fault of accessibility', bothScreens, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGame(page, 'seed=7&first=me');
  expect(await faults(page)).toEqual([]);
  await toFirstMove(page);
  await page.getByTestId('hand').locator('.can-act button').first().click();
  expect(await faults(page)).toEqual([]);
  await playThrough(page, 30);
  expect(await faults(page)).toEqual([]);
});

test('the dialogs have no serious fault of accessibility', bothScreens, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGame(page, 'seed=7&first=me');
  for (const name of ['New game', 'Help'] as const) {
    await openTool(page, name);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('bringing a deck has no serious fault of accessibility, also when it is refused', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGame(page);
  await openNewGame(page);
  for (const summary of await page.getByText('Bring a deck of your own').all()) await summary.click();
  expect(await faults(page)).toEqual([]);
  for (const seat of ['Your deck', 'The bot’s deck']) {
    const field = page.getByRole('group', { name: seat });
    await field.getByLabel('Text of the deck file').fill('{}');
    await field.getByRole('button', { name: 'Use this text' }).click();
    await expect(field.getByRole('alert')).toContainText('name: nothing');
  }
  expect(await faults(page)).toEqual([]);
});

test('what becomes yours to decide is said at once, and the log is a log', async ({ page }) => {
  await openGame(page, 'seed=7&first=me');
  await expect(page.getByTestId('announcer')).toHaveAttribute('aria-live', 'assertive');
  await expect(page.getByTestId('announcer')).toHaveText('Keep this hand?');
});

test('each card says in one breath what it is and what can be done with it', async ({ page }) => {
  await openGame(page, 'seed=7&first=me');
  await toFirstMove(page);
  const labels = await page
    .getByTestId('hand')
    .getByRole('button')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
  for (const label of labels) expect(label).toMatch(/^.+, \w+ (action|artifact|creature|upgrade)/);
  expect(labels.some((label) => /can play or discard$/.test(label))).toBe(true);
});

test('a fault that is planted is found, by day and by night', async ({ page }) => {
  await page.setContent(
    '<html lang="en"><title>Faults</title><main><h1>Faults</h1><img src="data:,"><p style="color: light-dark(#000, #111); background: light-dark(#fff, #222)">By night I am not to be read.</p></main></html>',
  );
  await page.addStyleTag({ content: ':root { color-scheme: light dark }' });
  expect(await faults(page, 'any')).toEqual(['light, image-alt: img', 'dark, color-contrast: p']);
});
