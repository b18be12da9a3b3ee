import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { faults } from './axe.ts';
import { isWritten } from './savedGame.ts';
import { bothScreens } from './screens.ts';
import {
  answerBy,
  answerFirst,
  asks,
  decks,
  gameOf,
  isOver,
  moment,
  openGame,
  openNewGame,
  overflow,
  rewriteGame,
  settled,
  touch,
  troubles,
  untilKept,
} from './table.ts';

/** Loses the game on the table as fast as can be: ends every turn at once. */
async function lose(page: Page): Promise<void> {
  while (!(await isOver(page))) {
    if ((await asks(page)) !== 'move') {
      await answerFirst(page);
      continue;
    }
    const before = await moment(page);
    await touch(page, page.getByTestId('end-turn'));
    if ((await page.getByText('End turn anyway?').count()) > 0) await touch(page, page.getByTestId('end-turn'));
    await settled(page, before);
  }
  await expect(page.getByTestId('game-over')).toContainText('The bot wins');
}

/** Opens a bidding, and waits until the bot has called if it opens. */
async function openBidding(page: Page, query: string, both = decks): Promise<void> {
  await page.goto(`/?chains=bid&${query}&${both}&speed=instant`);
  await myCall(page);
}

/** Waits until it is the player's turn to call, or the bidding is over. The bot may have to try the decks out first. */
const myCall = (page: Page): Promise<void> =>
  expect(page.getByTestId('bidding')).toHaveAttribute('data-turn', /0|over/);

/** Waits until the bot has said this in answer to a call. */
const hear = (page: Page, words: string): Promise<void> => expect(page.getByRole('status')).toContainText(words);

test.describe('chains', () => {
  test('are given by the address, cost cards from the first moment, and stand on the table and in the log', async ({
    page,
  }) => {
    await openGame(page, 'seed=7&first=me&chains=7,13');
    // One chain is shed by the starting hand already.
    await expect(page.getByTestId('my-bar').locator('.chains')).toHaveAccessibleName(/^6 chains,/);
    await expect(page.getByTestId('foe-bar').locator('.chains')).toHaveAccessibleName(/^12 chains,/);
    await expect(page.getByTestId('hand').locator('.hand-card')).toHaveCount(5);
    if ((page.viewportSize()?.width ?? 0) < 720) await touch(page, page.getByRole('button', { name: 'Log' }));
    await expect(page.getByTestId('log').last()).toContainText('You start with 7 chains');
  });

  for (const chains of ['25,0', '-1,0', 'many']) {
    test(`the address cannot ask for: ${chains}`, async ({ page }) => {
      await openGame(page, `seed=7&first=me&chains=${chains}`);
      await expect(page.getByRole('alert')).toContainText(
        `The address says chains=${chains}; expected two whole numbers from 0 to 24 with a comma between, yours first, or bid.`,
      );
      await expect(page.locator('.chains')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Keep' })).toBeInViewport({ ratio: 1 });
      expect(await overflow(page)).toEqual({ x: 0, y: 0 });
    });
  }

  test('are set in the dialog, which takes none that there cannot be', async ({ page }) => {
    await openGame(page);
    const form = await openNewGame(page);
    await form.getByRole('spinbutton', { name: 'Yours' }).fill('25');
    await touch(page, form.getByRole('button', { name: 'Start' }));
    await expect(form).toBeVisible();
    await form.getByRole('spinbutton', { name: 'Yours' }).fill('0');
    await form.getByRole('spinbutton', { name: 'The bot’s' }).fill('24');
    await touch(page, form.getByRole('button', { name: 'Start' }));
    await expect(form).toHaveCount(0);
    await settled(page, -1);
    await expect(page).toHaveURL(/[?&]chains=0(,|%2C)24(&|$)/);
    await expect(page.getByTestId('foe-bar').locator('.chains b')).toHaveText('23');
  });
});

test.describe('a series', () => {
  test('of best of three shows its score, lets the loser choose, survives a reload, and ends', async ({ page }) => {
    const found = troubles(page);
    await openGame(page, 'seed=7&first=me&series=3');
    const mark = page.getByTestId('series');
    await expect(mark).toHaveAccessibleName('Game 1 of 3: you 0, the bot 0');
    await lose(page);
    const standing = page.getByTestId('series-standing');
    await expect(standing).toContainText('Game 1 of 3 · 0 : 1');
    await expect(standing).toContainText('Who goes first in game 2?');
    await expect(page.getByTestId('announcer')).toContainText(
      'Game 1 of 3: you 0, the bot 1. Who goes first in game 2?',
    );
    await expect(page.getByRole('button', { name: 'Play again' })).toHaveCount(0);
    expect(await overflow(page)).toEqual({ x: 0, y: 0 });

    // The end of a game survives a reload too.
    await isWritten(page);
    await page.reload();
    await settled(page, -1);
    await expect(standing).toContainText('Game 1 of 3 · 0 : 1');
    await touch(page, page.getByRole('button', { name: 'You go first' }));
    await expect(mark).toHaveAccessibleName('Game 2 of 3: you 0, the bot 1');
    await expect(page.locator('.turn')).toContainText('you go first');
    await settled(page, -1);
    await expect(page.getByTestId('undo')).toBeDisabled();
    expect(await overflow(page)).toEqual({ x: 0, y: 0 });

    await answerBy(page, page.getByRole('button', { name: 'Keep' }));
    const turn = await page.locator('.turn').textContent();
    await isWritten(page);
    await page.reload();
    await settled(page, -1);
    await expect(mark).toHaveAccessibleName('Game 2 of 3: you 0, the bot 1');
    expect(await page.locator('.turn').textContent()).toBe(turn);
    await expect(page.getByTestId('undo')).toBeEnabled();
    await lose(page);
    await expect(standing).toContainText('Game 2 of 3 · 0 : 2');
    await expect(standing).toContainText('The bot wins the series 2 : 0');
    const download = page.waitForEvent('download');
    await touch(page, page.getByRole('button', { name: 'Record' }));
    expect((await download).suggestedFilename()).toBe('vaultsong-game-2.json');

    await touch(page, page.getByRole('button', { name: 'Play again' }));
    await expect(mark).toHaveAccessibleName('Game 1 of 3: you 0, the bot 0');
    expect(found).toEqual([]);
  });

  test('is chosen in the dialog, and what the game before was does not come back', bothScreens, async ({ page }) => {
    await openGame(page);
    const form = await openNewGame(page);
    await form.getByLabel('Adaptive').check();
    await expect(form).toContainText('game 2 with swapped decks');
    await expect(form.getByLabel('Bid for the decks instead')).toBeDisabled();
    await form.getByLabel('Best of 5').check();
    await expect(form.getByLabel('Bid for the decks instead')).toBeEnabled();
    await touch(page, form.getByRole('button', { name: 'Start' }));
    await expect(page.getByTestId('series')).toHaveAccessibleName('Game 1 of 5: you 0, the bot 0');
    expect(new URL(page.url()).searchParams.get('series')).toBe('5');
  });
});

test.describe('a bidding', () => {
  /** Seed 3: the bot opens. Of these two decks one wins two games of three, so that a bid is answered by a higher one. */
  test('goes up, ends with a pass, and its outcome is played', async ({ page }) => {
    const found = troubles(page);
    await openBidding(page, 'seed=3&first=me', 'you=guide-achea&foe=clearly-ugly-xhe');
    const now = page.getByRole('status');
    await expect(now).toHaveText(/^The bot bids \d+ chains? for Guide Achea. Your call.$/);
    expect(await faults(page)).toEqual([]);
    expect(await overflow(page)).toEqual({ x: 0, y: 0 });
    const chains = page.getByRole('spinbutton', { name: 'Chains' });
    const least = Number(await chains.inputValue());
    await expect(now).toContainText(`${least - 1} chain`);
    for (const wrong of [String(least - 1), '25', '-1', '']) {
      await chains.fill(wrong);
      await expect(page.getByRole('button', { name: 'Bid', exact: true })).toBeDisabled();
      await expect(page.getByText(`A bid is a whole number from ${least} to 24.`)).toBeVisible();
    }
    await chains.fill(String(least));
    await touch(page, page.getByRole('button', { name: `Bid ${least} chains` }));
    await hear(page, `The bot bids ${least + 1} chains`);
    await expect(page.getByRole('list', { name: 'Calls so far' })).toContainText(`You bid ${least} chains`);
    await touch(page, page.getByRole('button', { name: 'Pass, and play Clearly Ugly Xhe' }));
    await expect(now).toHaveText(
      `You pass. The bot plays Guide Achea with ${least + 1} chains, you play Clearly Ugly Xhe without.`,
    );
    await expect(page.getByTestId('bidding')).toContainText('You go first.');
    expect(await faults(page)).toEqual([]);
    await touch(page, page.getByRole('button', { name: 'Start the game' }));
    await settled(page, -1);
    await expect(page.getByTestId('foe-bar').locator('.seat-name')).toHaveAttribute('title', /Guide Achea/);
    await expect(page.getByTestId('foe-bar').locator('.chains b')).toHaveText(String(least));
    await expect(page.locator('.turn')).toContainText('you go first');
    expect(found).toEqual([]);
  });

  test('is left by a new game, and shows both lists with the text of each card', bothScreens, async ({ page }) => {
    await page.goto('/?you=miss-onyx-censorius&foe=radiant-argus-the-supreme&chains=bid&seed=3&series=3&speed=instant');
    const deck = page.getByRole('article', { name: 'Radiant Argus the Supreme' });
    await touch(page, deck.getByText('Batdrone'));
    await expect(deck.getByText('Steal 1 æmber')).toBeVisible();
    await expect(page.getByTestId('bidding')).toContainText('Game 1 of 3 · 0 : 0');
    const form = await openNewGame(page);
    const bid = form.getByLabel('Bid for the decks instead');
    await expect(bid).toBeChecked();
    await bid.uncheck();
    await touch(page, form.getByRole('button', { name: 'Start' }));
    await expect(page.getByTestId('my-bar')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('chains')).toBeNull();
  });

  test('for the third game of adaptive play ends with the choice of who goes first', async ({ page }) => {
    const query =
      '?you=miss-onyx-censorius&foe=radiant-argus-the-supreme&first=me&bot=rules&edition=current&series=adaptive&seed=3';
    await openGame(page, query.slice(1));
    // As it is kept after one win each, with the bidding open: you lost the second game.
    const moves = [
      { type: 'won', winner: 0 },
      { type: 'first', player: 1, first: 0 },
      { type: 'won', winner: 1 },
    ];
    const address = page.url();
    const id = gameOf(page);
    await untilKept(page, id);
    // Nobody writes to it meanwhile.
    await page.goto('/rules');
    await rewriteGame(page, id, JSON.stringify({ query, seed: 3, moves, game: null }));
    await page.goto(address);
    await myCall(page);
    await expect(page.getByTestId('bidding')).toContainText('Game 3 of 3 · 1 : 1');
    await expect(page.getByRole('group', { name: 'For which deck?' })).toHaveCount(0);
    await page.getByRole('spinbutton', { name: 'Chains' }).fill('24');
    await page.keyboard.press('Enter');
    await hear(page, 'The bot passes. You play Miss “Onyx” Censorius with 24 chains');
    await expect(page.getByTestId('bidding')).toContainText('the bot thought');
    await touch(page, page.getByRole('button', { name: 'You go first' }));
    await settled(page, -1);
    await expect(page.getByTestId('series')).toHaveAccessibleName('Game 3 of 3: you 1, the bot 1');
    await expect(page.getByTestId('my-bar').locator('.chains b')).toHaveText('23');
  });

  test('stands under the head of all pages, which leads away and back', bothScreens, async ({ page }) => {
    await openBidding(page, 'seed=8&first=me');
    const ways = page.getByRole('navigation', { name: 'Pages' });
    await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
    expect(await overflow(page)).toEqual({ x: 0, y: 0 });
    await touch(page, ways.getByRole('link', { name: 'Decks' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Decks' })).toBeVisible();
    await page.goBack();
    await myCall(page);
    await touch(page, page.getByRole('link', { name: 'Vaultsong' }));
    await expect(page.getByTestId('bidding')).toHaveCount(0);
  });

  test('is opened by keyboard alone, for either deck', async ({ page }) => {
    // Seed 8: you open.
    await openBidding(page, 'seed=8&first=me');
    await page.getByRole('radio', { name: 'Radiant Argus the Supreme' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('spinbutton', { name: 'Chains' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText(
      'You bid 1 chain for Radiant Argus the Supreme. The bot is to call.',
    );
    await hear(page, 'The bot passes. You play Radiant Argus the Supreme with 1 chain');
    await expect(page.getByRole('button', { name: 'Start the game' })).toBeFocused();
    await page.keyboard.press('Enter');
    await settled(page, -1);
    await expect(page.getByTestId('my-bar').locator('.seat-name')).toHaveAttribute(
      'title',
      'Radiant Argus the Supreme',
    );
  });
});

test('the history of two decks suggests chains, and one press fills them in', async ({ page }) => {
  await openGame(page, 'seed=7&first=me');
  await lose(page);
  const form = await openNewGame(page);
  const handicap = form.getByTestId('handicap');
  await expect(handicap).toContainText('1 game so far: Radiant Argus the Supreme won 1, Miss “Onyx” Censorius 0.');
  await handicap.getByLabel('The stronger deck').selectOption('Radiant Argus the Supreme');
  await expect(handicap.getByRole('status')).toContainText('4 chains for Radiant Argus the Supreme.');
  await expect(handicap.getByRole('link', { name: 'The rulebook suggests' })).toHaveAttribute(
    'href',
    '/rules?edition=current#chain-suggestion',
  );
  await touch(page, handicap.getByRole('button', { name: 'Use 4 chains' }));
  await expect(form.getByRole('spinbutton', { name: 'Yours' })).toHaveValue('0');
  await expect(form.getByRole('spinbutton', { name: 'The bot’s' })).toHaveValue('4');
  expect(await faults(page)).toEqual([]);
  await form.getByRole('combobox', { name: 'The bot’s deck' }).selectOption('guide-achea');
  await expect(handicap).toContainText('have not played each other at this table yet');
  await form.getByRole('combobox', { name: 'The bot’s deck' }).selectOption('miss-onyx-censorius');
  await expect(form).toContainText('A deck against itself has no handicap.');
  // It is kept by the browser, not by the page.
  await page.goto('/?you=miss-onyx-censorius&foe=radiant-argus-the-supreme&seed=8&speed=instant');
  await settled(page, -1);
  await openNewGame(page);
  await expect(form.getByLabel('The stronger deck')).toHaveValue('1');
});
