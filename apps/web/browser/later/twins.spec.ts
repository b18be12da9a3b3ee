// Marks of single copies in Mass Mutation and Dark Tidings, tried with the deck of `twins.ts`: evil twins and their
// originals, icons that a deck adds, the tide in the strip, and cards that lie faceup in the archives.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { bothScreens } from '../screens.ts';
import { asks, touch, troubles } from '../table.ts';
import { give, isInOrder, isPhone, press, toMovesWith } from './hands.ts';

const twin = 'later-warden-evil-twin';
const held = (page: Page, card: string): Locator => page.getByTestId('hand').locator(`[data-card="${card}"]`);
const tide = (page: Page): Locator => page.getByTestId('tide');

let found: readonly string[] = [];
test.beforeEach(async ({ page }) => {
  found = troubles(page);
  await toMovesWith(page, 'machiao-the-heretic-of-daggers');
});
test.afterEach(() => {
  expect(found).toEqual([]);
});

test('an evil twin is told from its original, and each copy shows its own icons', async ({ page }) => {
  const button = held(page, twin).getByRole('button').first();
  await expect(button).toHaveAccessibleName(/^Warden of the Well \(Evil Twin\), .*bonus damage, enhanced with damage/);
  await expect(button.locator('.copy-sign.is-twin')).toBeVisible();
  await expect(held(page, 'later-warden').locator('.is-twin')).toHaveCount(0);
  await expect(held(page, 'later-ledger').first().locator('.bonus-aember')).toHaveCount(2);
  await isInOrder(page);
  await press(page, held(page, twin).locator('button').first());
  if (isPhone(page)) await page.getByRole('button', { name: 'Text' }).tap();
  const sheet = page.getByTestId('card-sheet');
  await expect(sheet).toContainText('Warden of the Well (Evil Twin)');
  await expect(sheet).toContainText('Enhanced with damage');
  await expect(sheet.getByRole('img', { name: 'Bonus icons: damage' })).toBeVisible();
  await isInOrder(page);
  if (isPhone(page)) await page.getByRole('button', { name: 'Close' }).tap();
  await give(page, page.locator('.verb-play').first());
  const tile = page.locator(`.line.is-mine [data-card="${twin}"]`);
  await expect(tile.getByRole('button')).toHaveAccessibleName(/^Warden of the Well \(Evil Twin\), /);
  await expect(tile.locator('.bonus-damage')).toBeVisible();
  // On a phone the log is a sheet.
  if (!isPhone(page)) await expect(page.getByTestId('log')).toContainText('You play Warden of the Well (Evil Twin).');
  await isInOrder(page);
});

test('the tide stands in the strip, and is raised there', bothScreens, async ({ page }) => {
  await expect(tide(page).getByRole('link')).toHaveAccessibleName(/^The tide is neutral, neither high nor low/);
  await isInOrder(page);
  await give(page, page.getByRole('button', { name: 'Raise the tide: 3 chains' }));
  await expect(tide(page).getByRole('link')).toHaveAccessibleName(/^The tide is high for you, low for Bot/);
  await expect(tide(page)).toHaveClass(/is-high/);
  await expect(page.getByTestId('raise-tide')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^3 chains/ })).toBeVisible();
  await isInOrder(page);
});

test('a card that lies faceup in the archives is said to', async ({ page }) => {
  await press(page, page.getByTestId('my-beside'));
  await give(page, page.getByRole('button', { name: 'Use: Clerk of the Open Shelf' }));
  expect(await asks(page)).toBe('cards');
  await give(page, held(page, 'later-ledger').getByRole('button').first());
  expect(await asks(page)).toBe('move');
  if (isPhone(page)) {
    await touch(page, page.getByRole('button', { name: /^Your piles/ }));
    await page.getByRole('button', { name: /Archives/ }).tap();
  } else await press(page, page.getByRole('button', { name: /^Your archives, 1 card/ }));
  const pile = page.getByRole('dialog', { name: /rchives/ });
  await expect(pile.getByRole('button', { name: /^Open Ledger, artifact, faceup, bonus 2 æmber/ })).toBeVisible();
  await expect(pile).toContainText('Lies faceup in the archives');
  await isInOrder(page);
});
