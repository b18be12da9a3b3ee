import { expect, test } from '@playwright/test';
import { answerBy, openGame, openNewGame, openTool, overflow, settled, touch } from './table.ts';

test('the rules of a game are chosen, said at the table and in its address', async ({ page }) => {
  await openGame(page);
  const mark = page.getByTestId('edition');
  await expect(mark).toHaveAccessibleName('Rules: Master Rulebook 18.4 (2026)');
  await openNewGame(page);
  const rules = page.getByRole('dialog').getByLabel('Rules', { exact: true });
  await expect(rules.getByRole('option')).toHaveText([
    'Rulebook v1.0 (2018)',
    'Rulebook v1.3 (2019)',
    'Master Rulebook 16 (2022)',
    'Master Rulebook 18.4 (2026)',
    'Reference manual',
  ]);
  await expect(rules).toHaveValue('current');
  await rules.selectOption('Rulebook v1.3 (2019)');
  await touch(page, page.getByRole('button', { name: 'Start' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await settled(page, -1);
  await expect(page).toHaveURL(/[?&]edition=cota-1\.3(&|$)/);
  await expect(mark).toHaveAccessibleName('Rules: Rulebook v1.3 (2019)');
  await expect(mark).toBeInViewport({ ratio: 1 });
  expect(await overflow(page)).toEqual({ x: 0, y: 0 });
  await page.reload();
  await settled(page, -1);
  await expect(mark).toHaveText(/^v1\.3/);
  await openTool(page, 'Help');
  await expect(page.getByRole('dialog')).toContainText('This game is played by Rulebook v1.3 (2019).');
});

test('an address of no known edition says so and what is played, until the first decision', async ({ page }) => {
  await openGame(page, 'seed=7&first=me&edition=cota-9');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(
    'The address says edition=cota-9; expected cota-1.0, cota-1.3, master-16, current, manual.',
  );
  await expect(alert).toContainText('You play by Master Rulebook 18.4 (2026).');
  await expect(page.getByRole('button', { name: 'Keep' })).toBeInViewport({ ratio: 1 });
  expect(await overflow(page)).toEqual({ x: 0, y: 0 });
  await answerBy(page, page.getByRole('button', { name: 'Keep' }));
  await expect(alert).toHaveCount(0);
});
