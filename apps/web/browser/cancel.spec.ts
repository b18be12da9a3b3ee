// A move that was begun and is not wanted after all; and presses in haste.
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { bothScreens } from './screens.ts';
import { whileTimeStands } from './stillness.ts';
import {
  answerBy,
  answerFirst,
  asks,
  makeMove,
  moment,
  openGame,
  readTable,
  settled,
  toFirstMove,
  touch,
} from './table.ts';

/** Plays creatures until one more would have to be put on a flank, and goes so far. @returns the table before that move */
async function toFlank(page: Page): Promise<string> {
  await openGame(page);
  await toFirstMove(page);
  for (let decisions = 0; decisions < 60; decisions++) {
    if ((await asks(page)) !== 'move') {
      await answerFirst(page);
      continue;
    }
    const card = page.getByTestId('hand').locator('.can-act button[aria-label*=" creature"]').first();
    if ((await card.count()) === 0 || (await page.getByTestId('my-line').locator('.tile').count()) === 0) {
      await makeMove(page, ['play', 'reap', 'action', 'fight']);
      continue;
    }
    const before = await readTable(page);
    await touch(page, card);
    await answerBy(page, page.locator('.prompt .verb-play'));
    if ((await asks(page)) === 'flank') return before;
  }
  throw new Error('No flank was asked for');
}

test('a move that was begun is cancelled in its place, by button and by key', bothScreens, async ({ page }) => {
  const before = await toFlank(page);
  await answerBy(page, page.getByTestId('cancel'));
  await expect.poll(() => readTable(page)).toBe(before);
  await expect(page.getByTestId('cancel')).toHaveCount(0);
  await expect(page.getByText('with take-backs')).toHaveCount(0);
  const card = page.getByTestId('hand').locator('.can-act button[aria-label*=" creature"]').first();
  await touch(page, card);
  await answerBy(page, page.locator('.prompt .verb-play'));
  const since = await moment(page);
  await page.keyboard.press('Escape');
  await settled(page, since);
  await expect.poll(() => readTable(page)).toBe(before);
});

test('a second press in haste does not end the turn, a later one does', async ({ page }) => {
  await openGame(page, 'seed=7&first=me', 'shielded');
  await toFirstMove(page);
  const before = await moment(page);
  await whileTimeStands(page, async (clock) => {
    const end = page.getByTestId('end-turn');
    const { x, y, width, height } = (await end.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(end).toContainText('End turn anyway?');
    await expect(page.getByTestId('shield')).toHaveCount(1);
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(end).toContainText('End turn anyway?');
    expect(await moment(page)).toBe(before);
    await clock.runFor(500);
    await expect(page.getByTestId('shield')).toHaveCount(0);
    await page.mouse.click(x + width / 2, y + height / 2);
  });
  await settled(page, before);
  await expect(page.locator('.turn')).toContainText('Turn 3');
});

/** A card that looks through the deck is played, from what is known of this seed, and the sheet of cards is open. */
async function toSheet(page: Page): Promise<string> {
  await openGame(page, 'seed=4&first=me&you=t-neratius-stargard-s-clean-cooper', 'shielded');
  await answerBy(page, page.getByRole('button', { name: 'Keep' }));
  await answerBy(page, page.getByRole('button', { name: /^Logos:/ }));
  const before = await readTable(page);
  await touch(page, page.getByTestId('hand').locator('[data-card="help-from-future-self"] button'));
  return before;
}

test('a begun move is cancelled on a sheet of cards too', bothScreens, async ({ page }) => {
  const before = await toSheet(page);
  await answerBy(page, page.locator('.prompt .verb-play'));
  const sheet = page.getByRole('dialog');
  await answerBy(page, sheet.getByRole('button', { name: 'Cancel' }));
  await expect(sheet).toHaveCount(0);
  await expect.poll(() => readTable(page)).toBe(before);
});

test('a second press in haste neither answers nor closes the sheet that came up under it', async ({ page }) => {
  await toSheet(page);
  await whileTimeStands(page, async (clock) => {
    const { x, y, width, height } = (await page.locator('.prompt .verb-play').boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    const press = () => page.mouse.click(x + width / 2, y + height / 2);
    await press();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByTestId('shield')).toHaveCount(1);
    const asked = await moment(page);
    await press();
    await expect(sheet).toBeVisible();
    expect(await moment(page)).toBe(asked);
    await clock.runFor(300);
    await expect(page.getByTestId('shield')).toHaveCount(0);
    await press();
    await expect(sheet).toHaveCount(0);
  });
});
