import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { asks, isOver, moment, openGame, settled, troubles } from './table.ts';

/** Where the focus is, and the nearest card that the player might go to, as the page shows it. */
interface Way {
  /** The arrow that leads nearer; null when the focus is there. */
  readonly arrow: string | null;
}

/** Presses arrows until the focus is on the card of that key. */
async function walkTo(page: Page, key: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    const way: Way = await page.evaluate((wanted) => {
      const stops = (zone: Element) => [...zone.querySelectorAll('[data-stop]:not(:disabled)')];
      const zones = [...document.querySelectorAll('.board [data-zone="row"]')].filter((zone) => stops(zone).length > 0);
      const card = document.querySelector(`.board [data-key="${wanted}"]`);
      const target = card?.matches('[data-stop]') ? card : card?.querySelector('[data-stop]');
      const focused = document.activeElement;
      const [from, to] = [focused?.closest('[data-zone]'), target?.closest('[data-zone]')];
      if (!target || !to) throw new Error(`No card ${wanted} on the board`);
      if (focused === target) return { arrow: null };
      if (!focused || !from || !zones.includes(from)) return { arrow: 'Tab' };
      if (from !== to) return { arrow: zones.indexOf(from) < zones.indexOf(to) ? 'ArrowDown' : 'ArrowUp' };
      return { arrow: stops(from).indexOf(focused) < stops(to).indexOf(target) ? 'ArrowRight' : 'ArrowLeft' };
    }, key);
    if (way.arrow === null) return;
    await page.keyboard.press(way.arrow);
  }
  throw new Error(`The arrows do not lead to the card ${key}`);
}

const press = async (page: Page, key: string): Promise<void> => {
  const before = await moment(page);
  await page.keyboard.press(key);
  await settled(page, before);
};

/** A card that glows, and the letter of a verb that it says it can do; null when only discarding is left. */
const nextMove = (page: Page): Promise<{ key: string; letter: string } | null> =>
  page.evaluate(() => {
    const letters = [
      [/can .*\bplay\b/, 'p'],
      [/can .*\bremove stun\b/, 'r'],
      [/can .*\breap\b/, 'r'],
      [/can .*\b(action|omni)\b/, 'a'],
      [/can .*\bfight\b/, 'f'],
    ] as const;
    for (const card of document.querySelectorAll('.board .can-act')) {
      const key = card.closest('[data-key]')?.getAttribute('data-key');
      const said =
        (card.matches('[data-stop]') ? card : card.querySelector('[data-stop]'))?.getAttribute('aria-label') ?? '';
      const letter = letters.find(([says]) => says.test(said))?.[1];
      if (key && letter) return { key, letter };
    }
    return null;
  });

/** The number key of the house with the most in hand and ready; null when no house is asked for. */
const bestHouseKey = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const worth = [...document.querySelectorAll('.prompt .house-card')].map((card) => {
      const [hand = 0, ready = 0] = (card.getAttribute('aria-label') ?? '').match(/\d+/g)?.map(Number) ?? [];
      return hand + ready;
    });
    return worth.length === 0 ? null : String(worth.indexOf(Math.max(...worth)) + 1);
  });

async function decide(page: Page): Promise<void> {
  if ((await asks(page)) !== 'move') {
    const house = await bestHouseKey(page);
    if (house !== null) return press(page, house);
    // The focus was put on something that answers: the first card that can be chosen, or the first button.
    const onAnswer = await page.evaluate(
      () => document.activeElement?.closest('.can-choose, .prompt, dialog') !== null,
    );
    expect(onAnswer).toBe(true);
    return press(page, 'Enter');
  }
  const next = await nextMove(page);
  if (next !== null) {
    await walkTo(page, next.key);
    return press(page, next.letter);
  }
  const before = await moment(page);
  await page.keyboard.press('e');
  if ((await page.getByText('End turn anyway?').count()) > 0) await page.keyboard.press('e');
  await settled(page, before);
}

test('a whole game is answered by keyboard alone', async ({ page }) => {
  const found = troubles(page);
  await openGame(page, 'seed=21&first=me');
  await press(page, '2');
  await expect(page.getByTestId('log')).toContainText('Turn 1');
  let decisions = 0;
  for (; decisions < 600 && !(await isOver(page)); decisions++) await decide(page);
  expect(decisions).toBeGreaterThan(30);
  await expect(page.getByTestId('game-over')).toBeVisible();
  expect(found).toEqual([]);
});

test('each area of the table is one stop of the Tab key', async ({ page }) => {
  await openGame(page, 'seed=7&first=me');
  await press(page, '2');
  const stops = await page.evaluate(() =>
    [...document.querySelectorAll('[data-zone]')].map(
      (zone) =>
        [...zone.querySelectorAll<HTMLElement>('[data-stop]:not(:disabled)')].filter((stop) => stop.tabIndex === 0)
          .length,
    ),
  );
  expect(Math.max(...stops)).toBe(1);
});

test('Escape goes back one layer at a time', async ({ page }) => {
  await openGame(page, 'seed=7&first=me');
  await press(page, '2');
  await press(page, '1');
  const next = await nextMove(page);
  if (next !== null) await walkTo(page, next.key);
  else await page.getByTestId('hand').getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.is-selected')).toHaveCount(1);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Help and settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.is-selected')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.is-selected')).toHaveCount(0);
});
