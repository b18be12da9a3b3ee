// Makes the pictures of the README and of docs/keyraken.md, of the same games each time, in the middle of them:
// `PICTURES=docs npx playwright test picture`. Then `pngquant --ext .png --force 256 docs/*.png` makes them small.
import type { Page } from '@playwright/test';
import { test } from '@playwright/test';
import { answerFirst, asks, makeMove, openGame, settled } from './table.ts';

const { PICTURES: folder } = process.env;

/** Plays until both lines are full, and selects a card with which something can be done. */
async function toTheMiddle(page: Page): Promise<void> {
  const ready = page.getByTestId('my-line').locator('.can-act button');
  for (let n = 0; n < 30 || (await ready.count()) < 2; n++) {
    if ((await asks(page)) === 'move') await makeMove(page, ['play', 'fight', 'reap', 'action', 'omni', 'unstun']);
    else await answerFirst(page);
  }
  await ready.first().click();
}

// No tests of anything, so that they are only there when somebody wants the pictures.
if (folder !== undefined) {
  test('the picture of the table', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    await openGame(page, 'seed=7&first=me');
    await toTheMiddle(page);
    await page.screenshot({ path: `${folder}/table.png` });
  });

  test('the picture of an adventure', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    const team = 'decks=miss-onyx-censorius,radiant-argus-the-supreme&bots=-,rules&first=0';
    await page.goto(`/adventure/keyraken?${team}&difficulty=easy&seed=7&speed=instant`);
    await settled(page, -1);
    await toTheMiddle(page);
    await page.screenshot({ path: `${folder}/keyraken.png` });
  });
}
