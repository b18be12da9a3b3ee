import { expect, test } from '@playwright/test';
import { onPhone } from './screens.ts';
import { openGame, overflow, playOn, toFirstMove, troubles } from './table.ts';

test('several turns are played by tapping, and nothing scrolls', onPhone, async ({ page }) => {
  const found = troubles(page);
  await openGame(page, 'seed=7&first=me');
  await playOn(page, 40, undefined, async () => {
    expect(await overflow(page)).toEqual({ x: 0, y: 0 });
  });
  await expect(page.locator('.turn')).toContainText(/Turn ([6-9]|\d\d)/);
  expect(found).toEqual([]);
});

test('all that is needed lies within the screen, and is large enough for a finger', onPhone, async ({ page }) => {
  await openGame(page, 'seed=7&first=me');
  await toFirstMove(page);
  await page.getByTestId('hand').locator('.can-act button').first().tap();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const button of await page.locator('.prompt button, .tools button').all()) {
    const box = await button.boundingBox();
    expect(box).not.toBeNull();
    if (box === null) continue;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
    expect(box.height).toBeGreaterThanOrEqual(24);
    expect(box.width).toBeGreaterThanOrEqual(24);
  }
});

test('a card is read on a sheet', onPhone, async ({ page }) => {
  await openGame(page, 'seed=7&first=me');
  await toFirstMove(page);
  const card = page.getByTestId('hand').locator('.can-act button').first();
  const title = ((await card.getAttribute('aria-label')) ?? '').split(',')[0] ?? '';
  await card.tap();
  await page.getByRole('button', { name: 'Text' }).tap();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the sheet of a card reminds of the rules of its keywords', onPhone, async ({ page }) => {
  await openGame(page, 'seed=9&first=me');
  await page.locator('.hand-card[data-card="noddy-the-thief"] button').tap({ position: { x: 12, y: 24 } });
  const sheet = page.getByRole('dialog', { name: 'Noddy the Thief' });
  await expect(sheet.locator('.reminder')).toHaveText(/^Elusive: The first time .+\.$/);
});

test('the log opens on a sheet', onPhone, async ({ page }) => {
  await openGame(page, 'seed=7&first=me');
  await toFirstMove(page);
  await page.getByRole('button', { name: 'Log' }).tap();
  await expect(page.getByRole('log')).toContainText('Turn 1');
});

test('a long press on a card opens its text, and does nothing else', onPhone, async ({ page }) => {
  await openGame(page, 'seed=7&first=me');
  await toFirstMove(page);
  const card = page.getByTestId('hand').locator('.can-act button').first();
  const title = ((await card.getAttribute('aria-label')) ?? '').split(',')[0] ?? '';
  const box = await card.boundingBox();
  if (box === null) throw new Error('The card has no place on the screen');
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + 12, y: box.y + 24 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await expect(page.locator('.is-selected')).toHaveCount(0);
});

test(
  'the name of a deck, for which the bar has no room, stands over the piles and leads to the deck',
  onPhone,
  async ({ page }) => {
    await openGame(page, 'seed=7&first=me');
    await page.getByTestId('foe-bar').getByRole('button', { name: /piles/i }).tap();
    const name = page.getByRole('dialog').getByRole('link', { name: 'Radiant Argus the Supreme' });
    await expect(name).toHaveAttribute('href', '/d/radiant-argus-the-supreme');
    expect((await name.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  },
);
