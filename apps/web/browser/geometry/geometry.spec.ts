// The table on screens of all sizes, by geometry, at a handful of moments; `npm run geometry` looks at hundreds.
import { expect, test } from '@playwright/test';
import { playThrough } from '../playThrough.ts';
import { openGame } from '../table.ts';
import { layoutFaults } from './layoutFaults.ts';
import { lookAtMoments, sayFaults } from './moments.ts';

test('no control covers another or is cut off, and question and hand are seen together, on all screens', async ({
  page,
}) => {
  expect(sayFaults(await lookAtMoments(page, 5, 3))).toEqual([]);
});

test('both flanks and their buttons are whole on the smallest phone, however long the line is', async ({ page }) => {
  await openGame(page, 'you=generated:mm:7&foe=generated:dt:3&seed=5');
  await playThrough(page, 60, undefined, '.table[data-asks="flank"]');
  await page.setViewportSize({ width: 320, height: 568 });
  // As long as lines get in most games.
  await page.evaluate(() => {
    const line = document.querySelector('.line.is-mine');
    const tile = line?.querySelector('.tile');
    for (let more = 0; more < 5; more++) tile?.after(tile.cloneNode(true));
  });
  const buttons = page.locator('.prompt .buttons button, .flank-slot button');
  await expect(buttons).toHaveCount(4);
  for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 0.99 });
  await expect(page.locator('.prompt-head .rule-name')).toBeInViewport({ ratio: 0.99 });
  expect(await layoutFaults(page)).toEqual([]);
});
