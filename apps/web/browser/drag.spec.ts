// Cards are dragged, by mouse and by finger: onto the own line, onto the discard pile, onto an enemy. And the menu beside a card.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { faults } from './axe.ts';
import type { Spot } from './finger.ts';
import { boxOf, centre, finger } from './finger.ts';
import { openWhere } from './openAtMoment.ts';
import { playThrough } from './playThrough.ts';
import { bothScreens } from './screens.ts';
import { answerFirst, asks, makeMove, moment, openGame, settled, toFirstMove, touch } from './table.ts';

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 720;

/** A pointer that is pressed, moved and let go: a finger on a phone, else a mouse. */
async function pointer(page: Page) {
  if (!isPhone(page))
    return {
      down: async ({ x, y }: Spot) => {
        await page.mouse.move(x, y);
        await page.mouse.down();
      },
      move: ({ x, y }: Spot) => page.mouse.move(x, y, { steps: 4 }),
      up: () => page.mouse.up(),
    };
  return finger(page);
}

/** Where a card can be taken up: near its left edge, which other cards of a hand leave free. */
const handle = async (card: Locator): Promise<Spot> => {
  const { x, y } = await boxOf(card);
  return { x: x + 12, y: y + 50 };
};

/** Takes a card up and holds it over a place: upright first, as a finger must. */
async function hold(page: Page, card: Locator, over: Spot) {
  const hand = await pointer(page);
  const from = await handle(card);
  await hand.down(from);
  await hand.move({ x: from.x, y: from.y - 20 });
  await hand.move(over);
  return hand;
}

async function drag(page: Page, card: Locator, over: Spot): Promise<void> {
  const before = await moment(page);
  const hand = await hold(page, card, over);
  await hand.up();
  await settled(page, before);
}

const creature = (page: Page): Locator =>
  page
    .getByTestId('hand')
    .locator('.can-act')
    .filter({ has: page.locator('button[aria-label*=" creature"]') })
    .first();

const line = (page: Page): Locator => page.getByTestId('my-line');
const tiles = (page: Page): Locator => line(page).locator('.tile');

/** Plays on until a move is asked for of which something is so. */
async function until(page: Page, isSo: () => Promise<boolean>, verbs: readonly string[]): Promise<void> {
  for (let decisions = 0; decisions < 90; decisions++) {
    if ((await asks(page)) === 'move') {
      if (await isSo()) return;
      await makeMove(page, verbs);
    } else await answerFirst(page);
  }
  throw new Error('That moment never came');
}

test('a creature dragged to a flank is played there without a question', bothScreens, async ({ page }) => {
  await openGame(page);
  await toFirstMove(page);
  const verbs = ['play', 'reap', 'action'];
  await until(page, async () => (await creature(page).count()) > 0 && (await tiles(page).count()) > 0, verbs);
  const name = await creature(page).getAttribute('data-card');
  const { x, y, height } = await boxOf(line(page));
  await drag(page, creature(page), { x: x + 16, y: y + height / 2 });
  await expect(tiles(page).first()).toHaveAttribute('data-card', name ?? '');
  expect(await asks(page)).not.toBe('flank');
});

test('a card dragged onto the discard pile is discarded', bothScreens, async ({ page }) => {
  await openGame(page);
  await toFirstMove(page);
  const card = page.getByTestId('hand').locator('.can-act').first();
  const pile = page.getByTestId('my-bar').locator('[data-drop="discard"]');
  const hand = await hold(page, card, await centre(pile));
  await expect(page.locator('.table')).toHaveAttribute('data-over', 'discard');
  await expect(page.locator('.table')).toHaveAttribute('data-drops', /discard/);
  const before = await moment(page);
  await hand.up();
  await settled(page, before);
  await expect(pile).toContainText('1');
});

test(
  'a creature dragged onto an enemy fights it, and shows before what would come of it',
  bothScreens,
  async ({ page }) => {
    await openGame(page);
    await toFirstMove(page);
    const fighter = line(page).locator('.can-act[data-key]').first();
    const foes = page.getByTestId('foe-line').locator('.tile');
    await until(page, async () => (await fighter.count()) > 0 && (await foes.count()) > 1, ['play']);
    await fighter.scrollIntoViewIfNeeded();
    const target = foes.first();
    await target.scrollIntoViewIfNeeded();
    const key = await target.getAttribute('data-key');
    const hand = await hold(page, fighter, await centre(target));
    await expect(page.getByTestId('foe-line').getByTestId('drop-mark').first()).toBeVisible();
    await expect(target.getByTestId('ghost')).toBeVisible();
    const dies = (await target.locator('.ghost.is-destroyed').count()) > 0;
    const before = await moment(page);
    await hand.up();
    await settled(page, before);
    await expect(page.locator(`.board [data-key="${key}"]`)).toHaveCount(dies ? 0 : 1);
  },
);

test('an upgrade dragged onto a creature is attached to that one without a question', bothScreens, async ({ page }) => {
  const upgrade = page.getByTestId('hand').locator('.can-act[data-card="protect-the-weak"]');
  await openWhere(
    page,
    'seed=5&first=me&you=radiant-argus-the-supreme&foe=miss-onyx-censorius',
    ({ question, view }) => {
      const mine = view.players[0];
      const canPlay = question?.answers.some(
        ({ option }) =>
          option.pick === 'move' && option.move.do === 'play' && option.move.card.name === 'protect-the-weak',
      );
      return canPlay === true && (mine?.line.length ?? 0) > 1;
    },
  );
  const target = tiles(page).last();
  const key = await target.getAttribute('data-key');
  await target.scrollIntoViewIfNeeded();
  const hand = await hold(page, upgrade, await centre(target));
  await expect(target.getByTestId('drop-mark')).toHaveClass(/is-over/);
  await expect(page.getByTestId('my-line').getByTestId('drop-mark')).toHaveCount(await tiles(page).count());
  const before = await moment(page);
  await hand.up();
  await settled(page, before);
  expect(await asks(page)).toBe('move');
  await expect(upgrade).toHaveCount(0);
  await expect(line(page).locator('.upgrade')).toHaveCount(1);
  await expect(page.locator(`.tile[data-key="${key}"] .upgrade`)).toHaveText('Protect the Weak');
});

test('an upgrade that enters on an artifact is attached to the one that it is dragged onto', async ({ page }) => {
  const name = 'animating-force';
  const query = 'seed=7&first=me&you=generated:gr:134&foe=generated:gr:634';
  await openWhere(page, query, ({ question, view }) => {
    const mayPlay = question?.answers.some(
      ({ option }) => option.pick === 'move' && option.move.do === 'play' && option.move.card.name === name,
    );
    return mayPlay === true && view.players.every(({ artifacts }) => artifacts.length > 0);
  });
  const target = page.locator('.artifacts.is-foe > li').first();
  const card = page.getByTestId('hand').locator(`[data-card="${name}"]`);
  const hand = await hold(page, card, await centre(target));
  await expect(target.getByTestId('drop-mark')).toHaveClass(/is-over/);
  await expect(line(page).getByTestId('drop-mark')).toHaveCount(0);
  const before = await moment(page);
  await hand.up();
  await settled(page, before);
  await expect(card).toHaveCount(0);
  await expect(page.getByTestId('prompt')).not.toContainText('attach');
});

test('a card goes back to hand from the discard pile, also if the mouse crosses others first', async ({ page }) => {
  const name = 'singing-scythe';
  await openWhere(page, 'seed=7&first=me&you=generated:gr:106&foe=generated:gr:606', ({ question }) =>
    Boolean(
      question?.answers.some(
        ({ option }) => option.pick === 'move' && option.move.do === 'beside' && option.move.card.name === name,
      ),
    ),
  );
  await page.getByTestId('my-bar').locator('[data-drop="discard"]').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Singing Scythe, can be used' }).click();
  await sheet
    .getByRole('button', { name: /^(?!Singing)/ })
    .nth(1)
    .hover();
  const before = await moment(page);
  await sheet.getByRole('button', { name: 'Use Singing Scythe' }).click();
  await settled(page, before);
  await expect(page.getByTestId('hand').locator(`[data-card="${name}"]`)).toHaveCount(1);
});

test(
  'a drag that is cancelled, or ends nowhere, does nothing; an illegal one says why',
  bothScreens,
  async ({ page }) => {
    await openGame(page);
    await toFirstMove(page);
    const before = await moment(page);
    const over = await centre(line(page));
    const cancelled = await hold(page, page.getByTestId('hand').locator('.can-act').first(), over);
    await expect(page.getByTestId('dragged')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('dragged')).toHaveCount(0);
    await cancelled.up();
    await expect(page.locator('.is-selected')).toHaveCount(0);
    const illegal = await hold(page, page.getByTestId('hand').locator('.is-off').first(), over);
    await illegal.up();
    await expect(page.getByTestId('announcer')).toContainText('It does not belong to the active house.');
    await expect(page.getByTestId('dragged')).toHaveCount(0);
    expect(await moment(page)).toBe(before);
  },
);

test('a tap and a sideways push are no drag', bothScreens, async ({ page }) => {
  await openGame(page);
  await toFirstMove(page);
  const card = page.getByTestId('hand').locator('.can-act').first();
  await touch(page, card.locator('button'));
  await expect(page.locator('.is-selected')).toHaveCount(1);
  if (!isPhone(page)) return;
  const hand = await pointer(page);
  const from = await handle(card);
  await hand.down(from);
  await hand.move({ x: from.x + 60, y: from.y + 4 });
  await expect(page.getByTestId('dragged')).toHaveCount(0);
  await hand.up();
});

test('the verbs stand beside the selected card, inside the window and not on the card', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGame(page);
  await toFirstMove(page);
  await playThrough(page, 8);
  await until(page, async () => true, []);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const menu = page.getByTestId('card-menu');
  for (const card of await page.locator('.hand-card > button, .line.is-mine .tile-face').all()) {
    await card.click({ position: { x: 12, y: 50 } });
    const box = await boxOf(menu);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
    const of = await boxOf(card);
    const isApart =
      box.x >= of.x + of.width || of.x >= box.x + box.width || box.y >= of.y + of.height || of.y >= box.y + box.height;
    expect(isApart).toBe(true);
  }
  expect(await faults(page)).toEqual([]);
  // By keyboard: the point leads into it, arrows go round, Escape leads back.
  await page.getByTestId('hand').getByRole('button').first().focus();
  await page.keyboard.press('.');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(menu.getByRole('menuitem').last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(page.getByTestId('hand').getByRole('button').first()).toBeFocused();
});
