import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { playThrough } from './playThrough.ts';
import { bothScreens } from './screens.ts';
import { openGame, overflow, toFirstMove } from './table.ts';

/** Fills the rows of the table with copies of what lies there, far beyond what most games see. */
async function crowd(page: Page): Promise<void> {
  await page.evaluate(() => {
    const fill = (row: string, item: string, count: number): void => {
      const list = document.querySelector(`[data-testid="${row}"]`);
      const first = list?.querySelector(item) ?? document.querySelector(item);
      if (!list || !first) throw new Error(`Nothing to copy for ${row}`);
      list.classList.remove('is-empty');
      while (list.querySelectorAll(item).length < count) list.append(first.cloneNode(true));
    };
    for (const side of ['my', 'foe']) {
      fill(`${side}-line`, '.tile', 12);
      fill(`${side}-artifacts`, '.artifacts > li', 6);
    }
    fill('hand', '.hand-card', 12);
  });
}

/** Adds the question for any house that there is to the prompt, as a few cards ask it. */
const askForAnyHouse = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const choice = document.createElement('div');
    choice.className = 'house-choice is-many any-house';
    for (let i = 1; i <= 15; i++) {
      const [house, glyph, words] = ['button', 'span', 'span'].map((tag) => document.createElement(tag));
      if (!house || !glyph || !words) return;
      house.className = 'house-card house-dis';
      glyph.className = 'glyph';
      words.className = 'house-words';
      words.innerHTML = '<b>Unfathomable</b><small>hand 0 · ready 0</small>';
      house.append(glyph, words);
      choice.append(house);
    }
    document.querySelector('.prompt')?.append(choice);
  });

/** What is covered or cut off even when it was scrolled to. */
const outOfReach = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluateAll((all) => {
    const isReached = (one: Element): boolean => {
      one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(left + 8, top + height / 2));
    };
    return all.filter((one) => !isReached(one)).length;
  });

test('nothing scrolls, however crowded the board is', bothScreens, async ({ page }) => {
  const isVaried = async (): Promise<boolean> =>
    (await page.locator('.tile').count()) > 3 && (await page.locator('.artifacts > li').count()) > 0;
  for (const seed of [7, 8, 9]) {
    await openGame(page, `seed=${seed}&first=me`);
    for (let decisions = 0; decisions < 60 && !(await isVaried()); decisions++) {
      await playThrough(page, 1, ['play', 'reap', 'unstun']);
      expect(await overflow(page)).toEqual({ x: 0, y: 0 });
    }
    if (await isVaried()) break;
  }
  expect(await isVaried()).toBe(true);
  await crowd(page);
  expect(await overflow(page)).toEqual({ x: 0, y: 0 });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const part of ['foe-bar', 'foe-line', 'my-line', 'my-bar', 'hand', 'end-turn', 'prompt']) {
    const box = await page.getByTestId(part).boundingBox();
    expect(box, part).not.toBeNull();
    if (box === null) continue;
    expect(box.y, part).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height, part).toBeLessThanOrEqual(height);
    expect(box.x + box.width, part).toBeLessThanOrEqual(width);
  }
  await askForAnyHouse(page);
  expect(await outOfReach(page, '.any-house .house-card')).toBe(0);
  expect(await outOfReach(page, '.hand-card > button')).toBe(0);
  expect(await overflow(page)).toEqual({ x: 0, y: 0 });
  if (width < 720) return;
  // On a laptop, twelve creatures on each side stand beside each other without scrolling their lines.
  for (const line of ['foe-line', 'my-line']) {
    expect(await page.getByTestId(line).evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  }
});

test('whatever is left to do fits into the button that ends the turn', bothScreens, async ({ page }) => {
  await openGame(page);
  await toFirstMove(page);
  const room = await page.getByTestId('end-turn').evaluate((button) => {
    const [title, left] = [button.querySelector('span'), button.querySelector('small')];
    if (!title || !left) throw new Error('The button does not say what is left');
    title.textContent = 'End turn anyway?';
    left.textContent = '10 creatures, 10 artifacts, 10 cards left'.replaceAll(/(\d) /g, '$1\u00a0');
    const [outer, inner, bar] = [button, left, button.parentElement ?? button].map((part) =>
      part.getBoundingClientRect(),
    );
    return {
      inButton: (outer?.bottom ?? 0) - (inner?.bottom ?? 0),
      inBar: (bar?.bottom ?? 0) - (outer?.bottom ?? 0),
      across: button.clientWidth - button.scrollWidth,
    };
  });
  expect(room.inButton).toBeGreaterThanOrEqual(1);
  expect(room.inBar).toBeGreaterThanOrEqual(0);
  expect(room.across).toBe(0);
});

test('those who asked for no motion see none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGame(page);
  await toFirstMove(page);
  const moving = await page.evaluate(() => document.getAnimations().length);
  expect(moving).toBe(0);
});
