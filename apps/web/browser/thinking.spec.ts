// A bot that looks ahead thinks for long, in a worker of its own: the table answers meanwhile.
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { bothScreens } from './screens.ts';
import { answerBy, asks, moment, openGame, settled, toFirstMove, touch, troubles } from './table.ts';

/** Ends the first turn, so that the bot has to think. @returns the moment before, since a fast bot may have moved already */
async function letThink(page: Page): Promise<number> {
  // However fast the machine is: the page remembers that it showed a bot that thinks.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const shown = document.querySelector('[data-testid="foe-bar"] .thinking');
      if (shown !== null) document.documentElement.setAttribute('data-thought', shown.getAttribute('aria-label') ?? '');
    }).observe(document, { childList: true, subtree: true });
  });
  await openGame(page, 'seed=7&first=me&bot=seer');
  await toFirstMove(page);
  const before = await moment(page);
  await endTurn(page);
  return before;
}

async function endTurn(page: Page): Promise<void> {
  await touch(page, page.getByTestId('end-turn'));
  if ((await page.getByText('End turn anyway?').count()) > 0) await touch(page, page.getByTestId('end-turn'));
}

const thinking = (page: Page) => page.getByTestId('thinking');

test('it is shown that a bot thinks, and then it moves', bothScreens, async ({ page }) => {
  const found = troubles(page);
  await settled(page, await letThink(page));
  await expect(thinking(page)).toHaveCount(0);
  expect(await page.locator('html').getAttribute('data-thought')).toMatch(/ thinks$/);
  expect(found).toEqual([]);
});

test('what it thinks about is forgotten when the player takes back', async ({ page }) => {
  const found = troubles(page);
  await letThink(page);
  await answerBy(page, page.getByTestId('undo'));
  expect(await asks(page)).toBe('move');
  await expect(thinking(page)).toHaveCount(0);
  const back = await moment(page);
  // Nothing comes of it later either: the same turn is ended again, and the bot thinks anew.
  await endTurn(page);
  await settled(page, back);
  await expect(thinking(page)).toHaveCount(0);
  expect(await asks(page)).not.toBe('nothing');
  expect(found).toEqual([]);
});

test('another page can be opened while it thinks, and the game goes on when the player is back', async ({ page }) => {
  await letThink(page);
  const game = page.url();
  await page.goto('/rules');
  await page.goto(game);
  await settled(page, -1);
  expect(await asks(page)).not.toBe('nothing');
});
