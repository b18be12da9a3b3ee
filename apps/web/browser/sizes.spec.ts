// The table on all kinds of screens, by geometry: nothing covers anything else, all is within reach, names are whole, and the
// hand stays where it is from question to question.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { findBundled } from '@vaultsong/decks';
import { writeCode } from '@vaultsong/decks/import';
import { faults } from './axe.ts';
import { playThrough } from './playThrough.ts';
import { bothScreens, onPhone } from './screens.ts';
import { isOver, openGame, openTool, overflow, settled, toFirstMove, touch } from './table.ts';

type Size = readonly [number, number];
const small: readonly Size[] = [
  [320, 568],
  [360, 560],
  [390, 664],
  [390, 844],
  [844, 390],
];
const large: readonly Size[] = [
  [1366, 768],
  [1366, 650],
];

/** What is wrong with how the table lies: a line for each fault. */
const wrong = (page: Page, slips: boolean): Promise<readonly string[]> =>
  page.evaluate((whole) => {
    const found: string[] = [];
    const { innerWidth, innerHeight } = window;
    const named = (one: Element): string =>
      `${one.className.toString().split(' ')[0]} ${one.getAttribute('aria-label') ?? one.textContent ?? ''}`.slice(
        0,
        60,
      );
    const isInWindow = ({ left, top, right, bottom }: DOMRect): boolean =>
      left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;

    const parts = [
      '.bar.is-foe',
      '.line.is-foe',
      '.strip',
      '.line.is-mine',
      '.bar.is-mine',
      '.hand',
      '.prompt',
      '.tools',
    ]
      .flatMap((selector) => document.querySelector(`.table ${selector}`) ?? [])
      .map((part) => ({ name: named(part), box: part.getBoundingClientRect() }));
    if (parts.length < 8) found.push(`only ${parts.length} parts`);
    for (const [i, { name, box }] of parts.entries()) {
      if (!isInWindow(box)) found.push(`${name} is not within the window`);
      for (const { name: otherName, box: other } of parts.slice(i + 1)) {
        const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
        const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
        if (across > 1 && down > 1) found.push(`${name} and ${otherName} overlap`);
      }
    }

    /** It lies in the window, or in something within the window that can be scrolled to it. */
    const isReached = (one: Element): boolean => {
      if (isInWindow(one.getBoundingClientRect())) return true;
      for (let around = one.parentElement; around !== null; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        const scrolls =
          (overflowX === 'auto' && around.scrollWidth > around.clientWidth) ||
          (overflowY === 'auto' && around.scrollHeight > around.clientHeight);
        if (scrolls && isInWindow(around.getBoundingClientRect())) return true;
      }
      return false;
    };
    for (const control of document.querySelectorAll('.table :is(button, a)')) {
      if (control.classList.contains('skip') || !control.checkVisibility()) continue;
      if (!isReached(control)) found.push(`${named(control)} cannot be reached`);
    }

    for (const [part, around] of [
      ['.tools > *', '.tools'],
      ['.hand-numbers', '.hand-card > button'],
    ] as const)
      for (const one of document.querySelectorAll(`.table ${part}`)) {
        const [inner, outer] = [one, one.closest(around)].map((part) => part?.getBoundingClientRect());
        if (inner === undefined || outer === undefined) continue;
        if (inner.left < outer.left - 1 || inner.right > outer.right + 1) found.push(`${named(one)} sticks out`);
      }

    if (!whole) return found;
    for (const name of document.querySelectorAll('.hand-name > span, .tile-name > span, .artifact-name'))
      if (name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1)
        found.push(`the name ${name.textContent} is cut off`);
    for (const seen of document.querySelectorAll('.hand-name > span, .hand-numbers')) {
      const box = seen.getBoundingClientRect();
      const card = seen.closest('.hand-card');
      if (!isInWindow(box)) continue;
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (!card?.contains(top)) found.push(`${named(seen)} is covered by ${top === null ? 'nothing' : named(top)}`);
    }
    return found;
  }, slips);

const handTop = (page: Page): Promise<number> =>
  page.getByTestId('hand').evaluate((hand) => Math.round(hand.getBoundingClientRect().top));

for (const size of [...small, ...large]) {
  const [width, height] = size;
  const screen = small.includes(size) ? onPhone : {};
  test(
    `at ${width}x${height} nothing covers anything, all is in reach, and the hand stays where it is`,
    screen,
    async ({ page, isMobile }) => {
      await page.setViewportSize({ width, height });
      await openGame(page, 'seed=9&first=me&chains=7,3&edition=master-16');
      const tops = new Set<number>();
      for (let decisions = 0; decisions < 30 && !(await isOver(page)); decisions++) {
        await playThrough(page, 1);
        expect(await wrong(page, isMobile)).toEqual([]);
        tops.add(await handTop(page));
      }
      const card = page.locator('.hand .can-act button').first();
      if ((await card.count()) > 0) {
        await touch(page, card);
        expect(await wrong(page, isMobile)).toEqual([]);
        tops.add(await handTop(page));
      }
      expect([...tops]).toHaveLength(1);
      expect(await overflow(page)).toEqual({ x: 0, y: 0 });
    },
  );
}

/** By how many pixels the one reaches into the other, downward. */
const reachesInto = (page: Page, upper: string, lower: string): Promise<number> =>
  page.evaluate(
    ([above = '', below = '']) => {
      const [one, other] = [above, below].map((selector) => document.querySelector(selector)?.getBoundingClientRect());
      return one === undefined || other === undefined ? Number.NaN : Math.max(0, Math.round(one.bottom - other.top));
    },
    [upper, lower],
  );

for (const [width, height] of small) {
  test(
    `in an adventure at ${width}x${height} the Keyraken lies under nothing, and the hand is whole`,
    onPhone,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      const team = 'decks=miss-onyx-censorius,radiant-argus-the-supreme&bots=-,rules&first=0';
      await page.goto(`/adventure/keyraken?${team}&difficulty=easy&seed=7&speed=instant`);
      await settled(page, -1);
      await playThrough(page, 6);
      expect(await reachesInto(page, '.adversary-panel', '.line.is-foe')).toBe(0);
      const cut = await page.getByTestId('hand').evaluate((hand) => hand.scrollHeight - hand.clientHeight);
      expect(cut).toBe(0);
    },
  );
}

test(
  'with the largest words the head of a page has its ways in reach without pushing them along',
  onPhone,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    // With usual words all ways stand in one row.
    await page.goto('/rules');
    const places = await page
      .locator('.site-head li')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(places).size).toBe(1);
    await page.addInitScript(() => localStorage.setItem('vaultsong.settings', JSON.stringify({ letters: 140 })));
    await page.goto('/');
    const ways = page.getByRole('navigation', { name: 'Pages' });
    await expect(ways).toBeVisible();
    expect(await ways.evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBe(0);
    expect((await overflow(page)).x).toBe(0);
  },
);

test('at a table the way to another game leaves all ways to pages whole', async ({ page }) => {
  await openGame(page, 'seed=9&first=me');
  await toFirstMove(page);
  await openGame(page, 'seed=8&first=me');
  await expect(page.locator('.resume')).toBeVisible();
  const ways = page.getByRole('navigation', { name: 'Pages' });
  expect(await ways.evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBe(0);
});

test('all piles of both players are within reach of a finger', onPhone, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openGame(page, 'seed=9&first=me');
  // Until both have something on the discard pile, whatever the decks and the bot.
  const piles = (whose: string, discard: string): Locator =>
    page.getByRole('button', { name: new RegExp(`^${whose} piles: .*deck \\d+, discard ${discard}`) });
  const discarded = async (): Promise<number> =>
    (await piles('Your', '[1-9]').count()) + (await piles('Opposing', '[1-9]').count());
  for (let rounds = 0; rounds < 10 && (await discarded()) < 2; rounds++) await playThrough(page, 10);
  expect(await discarded()).toBe(2);
  for (const whose of ['Your', 'Opposing']) {
    await touch(page, piles(whose, '\\d+'));
    const sheet = page.getByRole('dialog', { name: `${whose} piles` });
    await expect(sheet).toContainText('Deck');
    expect(await faults(page)).toEqual([]);
    await touch(page, sheet.getByRole('button', { name: /^Discard pile/ }));
    await expect(page.getByRole('dialog', { name: `${whose} discard` })).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('the bars of players with four keys are whole on the narrowest phone', onPhone, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const tinkering = (slug: string): string => writeCode({ ...findBundled(slug).deck, beside: [{ card: 'tinkerer' }] });
  const [you, foe] = ['miss-onyx-censorius', 'radiant-argus-the-supreme'].map(tinkering);
  await openGame(page, `you=${you}&foe=${foe}&seed=7&first=me`);
  await expect(page.locator('.bar .key')).toHaveCount(8);
  for (const bar of await page.locator('.bar').all())
    expect(await bar.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
});

test(
  'the head of all pages stands at the table, or in its menu, and the name leads home',
  bothScreens,
  async ({ page, isMobile }) => {
    await openGame(page);
    const pages = page.getByRole('navigation', { name: 'Pages' });
    if (isMobile) {
      await expect(pages).toHaveCount(0);
      await touch(page, page.getByRole('button', { name: 'Menu', exact: true }));
      expect(await faults(page)).toEqual([]);
    }
    await expect(pages.getByRole('link', { name: 'Games' })).toHaveAttribute('aria-current', 'true');
    await expect(pages.getByRole('link', { name: 'Rules' })).toHaveAttribute('href', '/rules');
    await touch(page, page.getByRole('link', { name: 'Vaultsong', exact: true }));
    await expect(page.getByRole('link', { name: 'Play now' })).toBeVisible();
  },
);

test(
  'what a short sign means is said to a finger, to the keyboard, and to those who listen',
  bothScreens,
  async ({ page }) => {
    await openGame(page, 'seed=7&first=me&edition=master-16');
    const sign = page.getByTestId('edition');
    const words = sign.locator('.says');
    await expect(words).toBeHidden();
    await touch(page, sign);
    await expect(words).toBeInViewport({ ratio: 1 });
    await expect(words).toHaveText(/^Rules: .*16/);
    await expect(sign).toHaveAccessibleName(/^Rules: .*16/);
    await touch(page, page.getByTestId('foe-line'));
    await expect(words).toBeHidden();
    await sign.focus();
    await expect(words).toBeVisible();
    expect(await faults(page)).toEqual([]);
  },
);

test('who points with fingers reads of taps', bothScreens, async ({ page, isMobile }) => {
  await openGame(page, 'seed=7&first=me');
  await toFirstMove(page);
  const asked = page.getByTestId('prompt');
  if (isMobile) {
    await expect(asked).toContainText('Tap a card that glows');
    await expect(asked).not.toContainText('Click');
  } else await expect(asked).toContainText('Click a card that glows');
  await expect(await openTool(page, 'Help')).toContainText(isMobile ? 'Press and hold any card' : 'Rest on any card');
});

test(
  'a new game asks for an opponent and decks; the rest is folded, and says what is unusual',
  bothScreens,
  async ({ page }) => {
    await openGame(page, 'seed=7&first=me');
    const dialog = await openTool(page, 'New game');
    await expect(dialog.getByRole('combobox')).toHaveCount(2);
    const more = dialog.locator('summary', { hasText: 'More…' });
    await expect(more).toHaveText('More…you go first, seed 7');
    await touch(page, more);
    await dialog.getByLabel('Best of 3').check();
    await dialog.getByLabel('By chance', { exact: true }).check();
    await dialog.getByLabel(/^Seed/).fill('');
    await expect(more).toHaveText('More…best of 3');
    expect(await faults(page)).toEqual([]);
    // What is wrong in there is not hidden.
    await dialog.getByLabel(/^Seed/).fill('x');
    await touch(page, more);
    await expect(dialog.getByLabel(/^Seed/)).toBeHidden();
    await touch(page, dialog.getByRole('button', { name: 'Start' }));
    await expect(dialog.getByLabel(/^Seed/)).toBeVisible();
  },
);
