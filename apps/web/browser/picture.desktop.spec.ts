// Makes the picture of the table in the README, the same game each time, in the middle of it, with a card chosen:
// `PICTURE=docs/table.png npx playwright test picture`. Then `pngquant --ext .png --force 256 docs/table.png` makes it small.
import { test } from '@playwright/test';
import { answerFirst, asks, makeMove, openGame } from './table.ts';

const { PICTURE: picture } = process.env;

/** By then both lines are full. */
const decisions = 30;

// No test of anything, so that it is only there when somebody wants the picture.
if (picture !== undefined) {
  test('the picture of the table', async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openGame(page, 'seed=7&first=me');
    const ready = page.getByTestId('my-line').locator('.can-act button');
    for (let n = 0; n < decisions || (await ready.count()) < 2; n++) {
      if ((await asks(page)) === 'move') await makeMove(page, ['play', 'fight', 'reap', 'action', 'omni', 'unstun']);
      else await answerFirst(page);
    }
    await ready.first().click();
    await page.screenshot({ path: picture });
  });
}
