// The guided first game at /learn.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { faults } from './axe.ts';
import { playThrough } from './playThrough.ts';
import { bothScreens } from './screens.ts';
import { answerBy, answerFirst, asks, isOver, moment, openTool, overflow, settled, troubles } from './table.ts';

async function openGuide(page: Page, query = ''): Promise<Locator> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/learn?speed=instant${query}`);
  await settled(page, -1);
  return page.getByRole('region', { name: 'Guide' });
}

/** The parts of the table that the guide points at, and whether the guide lies over one of them. */
const pointedAt = (page: Page): Promise<{ count: number; covered: number }> =>
  page.evaluate(() => {
    const guide = document.querySelector('.guide')?.getBoundingClientRect();
    const marked = [...document.querySelectorAll('[data-guided]')].map((part) => part.getBoundingClientRect());
    const meets = (a: DOMRect, b: DOMRect): boolean =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return { count: marked.length, covered: guide ? marked.filter((part) => meets(part, guide)).length : 0 };
  });

const next = (guide: Locator): Locator => guide.getByRole('button', { name: /^(Next hint|Got it)/ });

test(
  'the guided game opens in the first turn, without a mulligan, and explains it hint by hint',
  bothScreens,
  async ({ page }) => {
    const found = troubles(page);
    const guide = await openGuide(page);
    expect(await asks(page)).toBe('house');
    for (const id of ['welcome', 'choose-house', 'hand', 'turn']) {
      await expect(guide).toHaveAttribute('data-hint', id);
      expect(await pointedAt(page)).toMatchObject({ covered: 0, count: expect.any(Number) });
      expect((await pointedAt(page)).count).toBeGreaterThan(0);
      await next(guide).click();
    }
    await expect(guide.getByRole('heading')).toHaveText('Your turn to decide');
    await answerFirst(page);
    await expect(guide).toHaveAttribute('data-hint', 'play-card');
    await expect(guide.locator('[aria-live="polite"]')).toContainText('Cards that glow');
    await next(guide).click();
    await expect(guide).toHaveAttribute('data-hint', 'first-turn-rule');
    expect(found).toEqual([]);
  },
);

test('a hint goes away by itself when the player goes on, and can be read again', async ({ page }) => {
  const guide = await openGuide(page);
  await expect(guide.getByRole('heading')).toHaveText('Welcome to the Crucible');
  await answerFirst(page);
  await expect(guide).toHaveAttribute('data-hint', 'play-card');
  await guide.getByRole('button', { name: 'Earlier' }).click();
  await expect(guide.getByRole('heading')).toHaveText('Welcome to the Crucible');
  await guide.getByRole('button', { name: 'Back to now' }).click();
  await expect(guide).toHaveAttribute('data-hint', 'play-card');
});

test('the links of a hint lead to their entries of the rulebook', async ({ page, context }) => {
  const guide = await openGuide(page);
  for (const entry of ['objective', 'choose-a-house']) {
    const opened = context.waitForEvent('page');
    await guide.getByRole('link').first().click();
    const rules = await opened;
    await expect(rules.locator(`article#${entry}`)).toBeInViewport();
    await expect(rules.getByRole('alert')).toHaveCount(0);
    await rules.close();
    await next(guide).click();
  }
});

test('the guide can be hidden and brought back, by keyboard too', bothScreens, async ({ page }) => {
  const guide = await openGuide(page);
  await guide.getByRole('button', { name: 'Hide the guide' }).press('Enter');
  await expect(guide.getByRole('heading')).toHaveCount(0);
  expect((await pointedAt(page)).count).toBe(0);
  await page.reload();
  await settled(page, -1);
  await expect(guide.getByRole('heading')).toHaveCount(0);
  await guide.getByRole('button', { name: 'Show the guide' }).press('Enter');
  await expect(guide.getByRole('heading')).toHaveText('Welcome to the Crucible');
});

test('by keyboard, the focus stays in the guide when a button has done its work', async ({ page }) => {
  const guide = await openGuide(page);
  for (let hints = 0; hints < 4; hints++) {
    await next(guide).focus();
    await page.keyboard.press('Enter');
  }
  await expect(guide.getByRole('heading')).toHaveText('Your turn to decide');
  await expect(guide.getByRole('button', { name: 'Show me' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(guide.getByRole('heading')).toHaveText('What the bot would do');
});

test('“Show me” names a sensible answer and points at it, and the answer is one that can be given', async ({
  page,
}) => {
  const guide = await openGuide(page);
  await guide.getByRole('button', { name: 'Show me' }).click();
  await expect(guide).toContainText(/In your place, the bot would choose “(Brobnar|Dis|Shadows)”/);
  await expect(page.locator('.house-card[data-guided]')).toHaveCount(1);
  await answerBy(page, page.locator('.house-card[data-guided]'));
  await guide.getByRole('button', { name: 'Show me' }).click();
  await expect(page.locator('.hand-card.can-act [data-guided]')).toHaveCount(1);
  await guide.getByRole('button', { name: 'Thanks' }).click();
  await expect(guide).toHaveAttribute('data-hint', 'play-card');
});

test('a reload goes on where one was, and “Start again” begins anew', async ({ page }) => {
  const guide = await openGuide(page);
  await playThrough(page, 8);
  const turn = page.locator('.strip .turn');
  const [at, hint] = [await turn.textContent(), await guide.getAttribute('data-hint')];
  expect(at).not.toContain('Turn 1');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('vaultsong.guide'))).toContain('answers');
  await page.reload();
  await settled(page, -1);
  await expect(turn).toHaveText(at ?? '');
  await expect(guide).toHaveAttribute('data-hint', hint ?? '');
  await guide.getByRole('button', { name: 'Hide the guide' }).click();
  await guide.getByRole('button', { name: 'Start again' }).click();
  await guide.getByRole('button', { name: 'Really start again?' }).click();
  await expect(turn).toContainText('Turn 1');
  await expect(guide.getByRole('heading')).toHaveText('Welcome to the Crucible');
});

test('a whole guided game can be played, and then the guide says how to go on', async ({ page }) => {
  const found = troubles(page);
  const guide = await openGuide(page);
  const seen = new Set<string>();
  for (let decisions = 0; decisions < 600 && !(await isOver(page)); decisions++) {
    await playThrough(page, 1);
    seen.add((await guide.getAttribute('data-hint')) ?? '');
    expect(await overflow(page)).toEqual({ x: 0, y: 0 });
    expect((await pointedAt(page)).covered).toBe(0);
    if (!(await isOver(page)) && (await next(guide).count()) > 0) await next(guide).click();
  }
  expect(await isOver(page)).toBe(true);
  expect(seen.size).toBeGreaterThan(15);
  await expect(guide.getByRole('link', { name: 'a usual game' })).toHaveAttribute('href', '/play');
  await expect(guide.getByRole('link', { name: 'the rules' })).toHaveAttribute('href', '/rules');
  expect(await faults(page)).toEqual([]);
  expect(found).toEqual([]);
  const before = await moment(page);
  await guide.getByRole('button', { name: 'Start again' }).click();
  await guide.getByRole('button', { name: 'Really start again?' }).click();
  await expect(guide.getByRole('heading')).toHaveText('Welcome to the Crucible');
  expect(await moment(page)).toBeGreaterThan(before);
});

test('the guide has no serious fault of accessibility', bothScreens, async ({ page }) => {
  const guide = await openGuide(page);
  expect(await faults(page)).toEqual([]);
  await answerFirst(page);
  await guide.getByRole('button', { name: 'Show me' }).click();
  await expect(guide.getByRole('button', { name: 'Thanks' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await guide.getByRole('button', { name: 'Hide the guide' }).click();
  expect(await faults(page)).toEqual([]);
});

test('“New game”, “Help” and the rules lead to the guided game', async ({ page }) => {
  await page.goto('/?you=miss-onyx-censorius&foe=radiant-argus-the-supreme&seed=7&first=me&speed=instant');
  await settled(page, -1);
  for (const name of ['New game', 'Help'] as const) {
    await openTool(page, name);
    await expect(page.getByRole('dialog').getByRole('link', { name: /guided first game/ })).toHaveAttribute(
      'href',
      '/learn',
    );
    await page.keyboard.press('Escape');
  }
  await page.goto('/rules');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Learn' }).click();
  await expect(page.getByRole('region', { name: 'Guide' })).toBeVisible();
});
