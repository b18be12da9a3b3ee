// Two people at one screen: a curtain between what they decide, a game and a series to their end, and nothing of the
// other's hand in the page.
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { faults } from './axe.ts';
import { openWhere } from './openAtMoment.ts';
import { playThrough } from './playThrough.ts';
import { bothScreens } from './screens.ts';
import { answerBy, asks, everyVerb, isOver, moment, openGame, overflow, settled, touch, troubles } from './table.ts';

const curtain = (page: Page) => page.getByTestId('curtain');

async function lift(page: Page): Promise<void> {
  const before = await moment(page);
  await touch(page, curtain(page).getByRole('button', { name: /^I am Player/ }));
  await settled(page, before);
}

/** Plays on for both, lifting each curtain. */
async function playForBoth(page: Page, limit: number, each?: () => Promise<void>): Promise<void> {
  for (let i = 0; i < limit && !(await isOver(page)); i++) {
    await each?.();
    if (await curtain(page).isVisible()) await lift(page);
    else await playThrough(page, limit, everyVerb, '.curtain');
  }
}

/** Plays on until the curtain hangs for somebody. */
async function untilCurtain(page: Page): Promise<void> {
  await playThrough(page, 60, everyVerb, '.curtain');
  await expect(curtain(page)).toBeVisible();
}

const cardsInHand = (page: Page) => page.getByTestId('hand').locator('[data-card]');

test(
  'a curtain hides the hands until the player it waits for is there, by mouse, finger and key',
  bothScreens,
  async ({ page }) => {
    const found = troubles(page);
    await openGame(page, 'seed=7&first=me&bot=none');
    await expect(curtain(page)).toHaveAccessibleName(/^Player 1/);
    await expect(cardsInHand(page)).toHaveCount(0);
    expect(await faults(page, 'any')).toEqual([]);
    expect(await overflow(page)).toEqual({ x: 0, y: 0 });
    // Neither Escape nor the key that ends a turn lifts it.
    for (const key of ['Escape', 'Escape', 'Enter', 'Space', 'e', '1']) await page.keyboard.press(key);
    await expect(curtain(page)).toBeVisible();
    await expect(cardsInHand(page)).toHaveCount(0);
    await lift(page);
    const mine = await cardsInHand(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));
    expect(mine.length).toBeGreaterThan(5);

    await untilCurtain(page);
    await expect(curtain(page)).toHaveAccessibleName(/^Player 2/);
    await expect(cardsInHand(page)).toHaveCount(0);
    await page.keyboard.press('Tab');
    const before = await moment(page);
    await page.keyboard.press('Enter');
    await settled(page, before);
    await expect(curtain(page)).toHaveCount(0);
    const theirs = await cardsInHand(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));
    expect(theirs.length).toBeGreaterThan(5);
    expect(theirs).not.toEqual(mine);
    expect(found).toEqual([]);
  },
);

test('a decision is taken back from behind the curtain', async ({ page }) => {
  await openGame(page, 'seed=7&first=me&bot=none');
  await lift(page);
  await untilCurtain(page);
  const before = await moment(page);
  await touch(page, curtain(page).getByRole('button', { name: /take the last decision back/ }));
  await settled(page, before);
  await expect(curtain(page)).toHaveCount(0);
  expect(await asks(page)).not.toBe('nothing');
  await expect(page.getByTestId('prompt')).toContainText('Player 1');
});

test('a game of two goes on to its end, which the table tells without a curtain', async ({ page }) => {
  const found = troubles(page);
  // From where the third key is in sight: what comes before is the same over and over.
  await openWhere(page, 'seed=11&first=me&bot=none', ({ view }) =>
    view.players.some(({ keys, aember }) => keys === 2 && aember > 3),
  );
  let hung = 0;
  await playForBoth(page, 700, async () => {
    if (await curtain(page).isVisible()) hung += 1;
  });
  await expect(page.getByTestId('game-over')).toContainText(/Player [12] wins!/);
  await expect(curtain(page)).toHaveCount(0);
  expect(hung).toBeGreaterThan(1);
  expect(found).toEqual([]);
});

test('two bid for the decks in turn, and play the game that comes of it', async ({ page }) => {
  await page.goto(
    '/?you=miss-onyx-censorius&foe=radiant-argus-the-supreme&seed=7&first=me&bot=none&chains=bid&speed=instant',
  );
  const bidding = page.getByTestId('bidding');
  await expect(bidding.getByRole('status')).toHaveText(/^Player [12] is to call\.$/);
  await page.getByRole('button', { name: 'Bid no chains' }).click();
  await expect(bidding.getByRole('status')).toHaveText(
    /^Player [12] bids no chains for .+\. Player [12] is to call\.$/,
  );
  await page.getByRole('button', { name: /^Pass/ }).click();
  await expect(bidding.getByRole('status')).toContainText(/Player [12] plays .+ with no chains, Player [12] plays/);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(curtain(page)).toBeVisible();
});

test('is chosen in the dialog', async ({ page }) => {
  await openGame(page);
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByRole('radio', { name: 'A second person, at this screen' }).check();
  await expect(dialog.getByText('Player 2’s deck', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL(/[?&]bot=none(&|$)/);
  await expect(curtain(page)).toBeVisible();
  await lift(page);
  await answerBy(page, page.getByRole('button', { name: 'Keep' }));
});
