// The column at the right, where cards are read: the card that asks stays in it, and nothing there moves while the pointer
// goes over things.
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { playThrough } from './playThrough.ts';
import { asks, everyVerb, openGame, toFirstMove } from './table.ts';

/** Where everything stands in the column at the right that can be pressed. */
const places = (page: Page): Promise<readonly string[]> =>
  page.locator('.prompt, .rail, .tools').evaluateAll((parts) =>
    parts.flatMap((part) =>
      [part, ...part.querySelectorAll('.prompt button, .log, .log-line, .reader, .tools button')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.className} ${x} ${y} ${width} ${height}`;
      }),
    ),
  );

test('nothing in the column moves while the pointer goes over cards and verbs', async ({ page }) => {
  await openGame(page);
  await toFirstMove(page);
  const mine = page.getByTestId('my-line').locator('.can-act .tile-face').first();
  while ((await asks(page)) !== 'move' || (await mine.count()) === 0) await playThrough(page, 1, ['play']);
  await mine.click();
  const before = await places(page);
  for (const card of await page.locator('.hand-card button, .tile-face').all()) {
    await card.hover({ position: { x: 12, y: 40 } });
    expect(await places(page)).toEqual(before);
  }
  for (const verb of await page.locator('.prompt .verb:not([aria-disabled="true"])').all()) {
    await verb.hover();
    if (await verb.evaluate((button) => /verb-reap/.test(button.className)))
      await expect(page.getByTestId('outcome')).toBeVisible();
    expect(await places(page)).toEqual(before);
  }
});

test('the card that asks is read again once the pointer leaves another', async ({ page }) => {
  await openGame(page, 'seed=4&first=me');
  await toFirstMove(page);
  const source = page.locator('.board .is-source');
  await playThrough(page, 80, everyVerb, '.board .is-source');
  await expect(source).not.toHaveCount(0);
  const asks = (await source.first().locator('[aria-label]').first().getAttribute('aria-label'))?.split(',')[0] ?? '';
  const heading = page.locator('.reader').getByRole('heading');
  await page.mouse.move(0, 0);
  await expect(heading).toHaveText(asks);
  const other = page.getByTestId('hand').locator(`button:not([aria-label^="${asks},"])`).first();
  const title = (await other.getAttribute('aria-label'))?.split(',')[0] ?? '';
  await other.hover();
  await expect(heading).toHaveText(title);
  await page.mouse.move(0, 0);
  await expect(heading).toHaveText(asks);
});
