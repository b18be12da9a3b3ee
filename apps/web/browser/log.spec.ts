import { expect, test } from '@playwright/test';
import { faults } from './axe.ts';
import { playThrough } from './playThrough.ts';
import { bothScreens } from './screens.ts';
import { asks, openGame, overflow, touch } from './table.ts';

test(
  'names in the log open their cards by click, tap and key, and the bot is called so',
  bothScreens,
  async ({ page, isMobile }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openGame(page, 'seed=7&first=me');
    await playThrough(page, 9);
    while ((await asks(page)) !== 'house') await playThrough(page, 1);
    const log = page.getByTestId('log').last();
    if (isMobile) await page.getByRole('button', { name: 'Log', exact: true }).tap();
    await expect(log).toContainText(/Bot plays /);
    await expect(log).not.toContainText('Radiant Argus');
    const names = log.getByRole('button');
    const newest = names.last();
    const title = (await newest.textContent()) ?? '';
    const card = page.getByRole('dialog', { name: title, exact: true });
    await expect(newest).toBeInViewport();
    await touch(page, newest);
    await expect(card).toBeVisible();
    expect(await overflow(page)).toEqual({ x: 0, y: 0 });
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await expect(newest).toBeFocused();
    if (!isMobile) {
      await page.keyboard.press('l');
      await expect(log).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(newest).toBeFocused();
    }
    // One stop of Tab is enough: arrows lead from name to name.
    await names.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(names.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(newest).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(card).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(log).toBeVisible();
  },
);
