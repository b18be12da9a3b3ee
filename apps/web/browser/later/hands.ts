// By keyboard on a laptop, by finger on a phone: what the specs of the second build share.
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { faults } from '../axe.ts';
import { answerBy, answerFirst, asks, moment, openGame, overflow, settled } from '../table.ts';

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 720;

export async function press(page: Page, target: Locator): Promise<void> {
  if (isPhone(page)) return target.tap();
  await target.focus();
  await page.keyboard.press('Enter');
}

/** Gives an answer, and waits for the next question. */
export async function give(page: Page, target: Locator): Promise<void> {
  const before = await moment(page);
  await press(page, target);
  await settled(page, before);
}

export async function isInOrder(page: Page): Promise<void> {
  expect(await overflow(page)).toEqual({ x: 0, y: 0 });
  expect(await faults(page)).toEqual([]);
}

/** Until moves are asked for, in the first turn. @param slug of a deck that this build has in place of a bundled one */
export async function toMovesWith(page: Page, slug: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGame(page, `you=${slug}&foe=clearly-ugly-xhe&seed=7&first=me`);
  await answerBy(page, page.getByRole('button', { name: 'Keep' }));
  await answerFirst(page);
  expect(await asks(page)).toBe('move');
}
