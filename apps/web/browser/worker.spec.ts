// A worker of the table that is stuck, gone or broken, and the game that goes on in the next.
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { playThrough } from './playThrough.ts';
import { begun, isKept } from './savedGame.ts';
import { gameOf, isOver, moment, readTable, settled, touch } from './table.ts';

// What is left of a worker that hangs or is gone would stand in the way of the next test.
test.use({ reuseContext: false });

const worker = (page: Page) => {
  const found = page.workers().findLast((one) => /assets\/worker-/.test(one.url()));
  if (found === undefined) throw new Error('There is no worker of the table');
  return found;
};

for (const [how, code] of [
  ['is stuck', 'for (;;) {}'],
  ['is gone', 'self.close()'],
  ['fails', 'setTimeout(() => { throw new Error("A fault for this test") })'],
] as const)
  test(`a worker that ${how} is replaced, and the game goes on where it was`, async ({ page }) => {
    const before = await begun(page);
    const [since, game] = [await moment(page), gameOf(page)];
    const next = page.waitForEvent('worker');
    // Of one that is stuck no answer comes.
    worker(page)
      .evaluate(code)
      .catch(() => undefined);
    await next;
    await settled(page, since);
    await expect(page.getByTestId('prompt')).toContainText('It was restarted and continues where it was.');
    const now = await readTable(page);
    expect(now.replace(/The game had stopped responding\..*was\./, '')).toBe(before);
    expect(gameOf(page)).toBe(game);
    await playThrough(page, 1);
    await expect(page.getByTestId('prompt')).not.toContainText('restarted');
    expect(await isOver(page)).toBe(false);
  });

test('a worker that fails again and again is given up, and the record of the game can still be saved', async ({
  page,
}) => {
  await begun(page);
  await isKept(page);
  for (let starts = 0; starts < 4; starts++) {
    const since = await moment(page);
    const next = starts < 3 ? page.waitForEvent('worker') : null;
    await worker(page)
      .evaluate('setTimeout(() => { throw new Error("A fault for this test") })')
      .catch(() => undefined);
    await next;
    if (starts < 3) await settled(page, since);
  }
  const prompt = page.getByTestId('prompt');
  await expect(prompt.getByRole('alert')).toContainText('stopped several times and was not restarted');
  await touch(page, prompt.getByRole('link', { name: 'your games' }));
  const download = page.waitForEvent('download');
  await touch(page, page.getByRole('button', { name: /^Record of / }));
  expect((await download).suggestedFilename()).toMatch(/^vaultsong-game-[a-z0-9]+\.json$/);
});
