import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { faults } from './axe.ts';
import { bothScreens } from './screens.ts';
import { openGame, overflow, toFirstMove, touch, troubles } from './table.ts';

/** Opens what something on the player's bar tells of the setting, and closes it again. */
async function opens(page: Page, name: RegExp, title: string, says: string): Promise<void> {
  const sign = page.getByTestId('my-bar').getByRole('link', { name });
  const box = await sign.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await touch(page, sign);
  const sheet = page.getByRole('dialog', { name: title, exact: true });
  await expect(sheet).toContainText(says);
  await expect(sheet).toContainText('This is about the world of the game, and is no rule.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(sign).toBeFocused();
}

test(
  'identity cards, houses, keys and æmber at the table lead to the setting, and from there to their rules',
  bothScreens,
  async ({ page, isMobile }) => {
    const found = troubles(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openGame(page, 'seed=7&first=me');
    await toFirstMove(page);
    await opens(page, /^About: Archons$/, 'Archons', 'your deck is made up of those who follow you');
    await opens(page, /^0 of 3 keys forged\. About: /, 'Keys of a vault', 'Three are needed.');
    await opens(page, /^0 æmber\. About: /, 'Æmber of the Crucible', 'Each people has a use for it.');
    if (isMobile) {
      await opens(page, /^Brobnar, Dis, Shadows\. About: /, 'Houses of the Crucible', 'The first set tells of seven');
    } else {
      await opens(page, /^Brobnar, the active house\. About it$/, 'Brobnar', 'Society: ');
      await opens(page, /^Shadows\. About it$/, 'Shadows', 'Guilds of thieves');
    }
    await touch(page, page.getByTestId('my-bar').getByRole('link', { name: /keys forged/ }));
    const text = page.getByTestId('rule-text');
    await expect(text).toBeFocused();
    expect(await faults(page)).toEqual([]);
    expect(await overflow(page)).toEqual({ x: 0, y: 0 });
    await touch(page, text.getByRole('link', { name: 'keys', exact: true }));
    await expect(page.getByRole('dialog', { name: 'Keys', exact: true })).toContainText(
      'The third that is forged wins',
    );
    expect(found).toEqual([]);
  },
);

test('so do those of decks and cards', async ({ page }) => {
  const leads = async (name: string, entry: string): Promise<void> =>
    expect(page.getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', new RegExp(`#${entry}$`));
  await page.goto('/c/dust-pixie');
  await leads('About the house Untamed', 'house-untamed');
  await leads('Æmber of the Crucible', 'aember-of-the-crucible');
  await page.goto('/d/miss-onyx-censorius');
  await leads('About: Archons', 'archons');
  const dis = page.getByRole('region', { name: 'Dis' });
  await dis.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('article', { name: 'Dis', exact: true })).toBeInViewport();
});
