// Movement at the table: æmber that flies, and the moment of a key. Each appears and ends by itself, and stays away for a
// player who wants no movement.
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { Snapshot } from '../src/wire/snapshot.ts';
import { openWhere } from './openAtMoment.ts';
import { bothScreens } from './screens.ts';
import { whileTimeStands } from './stillness.ts';
import { answerBy, moment, settled, touch } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const game = 'seed=7&first=me';

/** Counts what was ever drawn with a class, however short it was there. */
async function watch(page: Page, name: string): Promise<() => Promise<number>> {
  await page.evaluate((name) => {
    const seen = { [name]: 0 };
    Object.assign(window, seen);
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      const found = added.filter((node) => node instanceof Element && node.classList.contains(name));
      Object.assign(window, { [name]: Number(Reflect.get(window, name)) + found.length });
    }).observe(document.body, { childList: true, subtree: true });
  }, name);
  return () => page.evaluate((name) => Number(Reflect.get(window, name)), name);
}

const mayReap = ({ question }: Snapshot): boolean =>
  question?.kind === 'move' &&
  question.answers.some(({ option }) => option.pick === 'move' && option.move.do === 'reap');

/** The player ends the turn, and forges a key when the next one begins. */
const forges = (now: Snapshot, next: Snapshot): boolean =>
  now.question?.kind === 'move' && (next.view.players[0]?.keys ?? 0) > (now.view.players[0]?.keys ?? 0);

const pool = (page: Page): Promise<string> => page.getByTestId('my-bar').locator('.aember b').innerText();

/** Reaps with the first creature that can. */
async function reap(page: Page): Promise<void> {
  const reaper = page.getByTestId('my-line').locator('.tile.can-act[data-key]');
  for (const tile of await reaper.all()) {
    await touch(page, tile.locator('button').first());
    const button = page.locator('.verb-reap:not([aria-disabled="true"])').first();
    if ((await button.count()) > 0) return answerBy(page, button);
  }
  throw new Error('Nobody can reap');
}

async function endTurn(page: Page): Promise<void> {
  const before = await moment(page);
  await touch(page, page.getByTestId('end-turn'));
  if ((await page.getByText('End turn anyway?').count()) > 0) await touch(page, page.getByTestId('end-turn'));
  await settled(page, before);
}

test('a gem flies from the creature that reaps, and is gone when it has come', bothScreens, async ({ page }) => {
  await openWhere(page, game, mayReap);
  const gems = await watch(page, 'flying-gem');
  const had = Number(await pool(page));
  await reap(page);
  await expect.poll(() => pool(page)).toBe(String(had + 1));
  expect(await gems()).toBe(1);
  await expect(page.locator('.flying-gem')).toHaveCount(0);
});

test('a key that is forged has its moment, which ends by itself', async ({ page }) => {
  await openWhere(page, game, forges);
  const moments = await watch(page, 'stage-key');
  await endTurn(page);
  await expect(page.getByTestId('my-bar').locator('.key.is-forged')).not.toHaveCount(0);
  expect(await moments()).toBe(1);
  await expect(page.getByTestId('forged')).toHaveCount(0);
});

test('the moment of a key says who forged which, waits for nobody, and is gone at the first press', async ({
  page,
}) => {
  await openWhere(page, game, forges);
  await whileTimeStands(page, async () => {
    await endTurn(page);
    const forged = page.getByTestId('forged');
    await expect(forged).toBeVisible();
    await expect(forged).toHaveText(/You.*(red|blue|yellow) key/);
    // The next question stands there already.
    await expect(page.locator('.prompt .house-card').first()).toBeVisible();
    await page.keyboard.press('Shift');
    await expect(forged).toHaveCount(0);
  });
});

test('who wants no movement sees the æmber and the key, and nothing that flies', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWhere(page, game, mayReap);
  const gems = await watch(page, 'flying-gem');
  const had = Number(await pool(page));
  await reap(page);
  await expect.poll(() => pool(page)).toBe(String(had + 1));
  expect(await gems()).toBe(0);
  await openWhere(page, game, forges);
  await whileTimeStands(page, async () => {
    await endTurn(page);
    await expect(page.getByTestId('my-bar').locator('.key.is-forged')).not.toHaveCount(0);
    await expect(page.getByTestId('forged')).toBeHidden();
  });
});
