// Previews of answers on the tiles, while a finger or the focus rests on one and nothing is chosen yet.
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { centre, finger } from './finger.ts';
import { openWhere } from './openAtMoment.ts';
import { onPhone } from './screens.ts';
import { moment, openTool, touch } from './table.ts';

/** How many calls of its own functions the page makes meanwhile. */
async function callsDuring(page: Page, work: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  await work();
  const { result } = await session.send('Profiler.takePreciseCoverage');
  await session.send('Profiler.disable');
  await session.detach();
  return result
    .filter(({ url }) => url.includes('/assets/'))
    .flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]?.count ?? 0))
    .reduce((sum, count) => sum + count, 0);
}

test(
  'rest on a target, and its tile shows what would come of it, unless the setting hides that',
  onPhone,
  async ({ page }) => {
    await openWhere(page, 'seed=3&first=me', ({ question }) => question?.source?.name === 'nerve-blast');
    const before = await moment(page);
    const target = page.getByTestId('my-line').locator('.tile');
    const face = target.locator('.tile-face');
    await face.scrollIntoViewIfNeeded();
    const ghosts = page.locator('.board').getByTestId('ghost');

    const hand = await finger(page);
    const spot = await centre(face);
    await hand.down(spot);
    await expect(target.locator('.ghost.is-destroyed')).toHaveText('+2');
    await expect(ghosts).toHaveCount(1);
    await hand.move({ x: spot.x, y: spot.y + 140 });
    await expect(ghosts).toHaveCount(0);
    await hand.up();
    expect(await moment(page)).toBe(before);
    await expect(page.locator('dialog[open]')).toHaveCount(0);

    await page.keyboard.press('Tab');
    await face.focus();
    await expect(target.locator('.ghost.is-destroyed')).toHaveText('+2');
    const other = page.getByTestId('foe-line').locator('.tile-face').first();
    const calls = await callsDuring(page, async () => {
      await other.focus();
      await expect(ghosts).toHaveText(['+2']);
      await expect(target.getByTestId('ghost')).toHaveCount(0);
    });
    // About 9,000; drawing the whole table anew takes 34,000.
    expect(calls).toBeLessThan(16_000);
    await face.focus();
    await expect(face).toHaveAccessibleDescription(/is dealt 2 damage.* is destroyed/);
    await expect(page.locator('#outcome')).toHaveAttribute('aria-live', 'polite');

    const help = await openTool(page, 'Help');
    await touch(page, help.getByLabel('Show on the cards what an answer would do'));
    await touch(page, help.getByRole('button', { name: 'Close' }));
    await hand.down(spot);
    // The finger rests so long that the card is read: by then it would have been shown.
    await expect(page.locator('dialog[open]')).toBeVisible();
    await expect(ghosts).toHaveCount(0);
    await hand.up();
  },
);
