// The ways to play on a server that are no single game with decks of one's own: together against the Keyraken, sealed, and
// adaptive.
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { faults } from '../axe.ts';
import { overflow, touch } from '../table.ts';
import { arrive, asked, decide, openTable, sitDown, whoIsAsked } from './people.ts';

const leave = async (...pages: readonly Page[]): Promise<void> => {
  for (const page of pages) await page.context().close();
};

/** What fades in has too little contrast meanwhile. */
const hasCalmedDown = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    ),
  );

/** What is shown has no fault of accessibility and does not scroll sideways. */
async function isSound(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await hasCalmedDown(page);
    expect(await faults(page)).toEqual([]);
    expect((await overflow(page)).x).toBe(0);
  }
}

async function giveUp(page: Page, title: 'Concede?' | 'Leave the team?', word: 'Concede' | 'Leave'): Promise<void> {
  await touch(page, page.getByTestId('concede'));
  await touch(page, page.getByRole('dialog', { name: title }).getByRole('button', { name: word, exact: true }));
}

test('two stand together against the Keyraken; a bot goes on for one, and the other gives up', async ({
  browser,
  baseURL,
}) => {
  const anna = await arrive(browser, baseURL, 'desktop');
  const url = await openTable(anna, { play: { type: 'keyraken', players: 2, difficulty: 'easy' } });
  const bo = await arrive(browser, baseURL, 'phone');
  await sitDown(bo, url, 'radiant-argus-the-supreme');
  for (const page of [anna, bo]) await expect(page.getByTestId('prompt')).toBeVisible();
  const deciding = new Set<Page>();
  const log = anna.locator('.log');
  while (deciding.size < 2 || (await log.getByText('Keyraken ends the turn.').count()) < 2) {
    const page = await whoIsAsked([anna, bo]);
    if (page === null) throw new Error('The game is over');
    deciding.add(page);
    await decide(page);
  }
  for (const page of [anna, bo]) await expect(page.getByText('The Keyraken').first()).toBeVisible();
  await isSound(anna, bo);
  await giveUp(bo, 'Leave the team?', 'Leave');
  await expect(bo.getByTestId('looking-on')).toBeVisible();
  await expect(bo.getByTestId('concede')).toHaveCount(0);
  // The bot decides for itself until the other is asked.
  await whoIsAsked([anna]);
  await giveUp(anna, 'Concede?', 'Concede');
  for (const page of [anna, bo]) {
    await expect(page.getByTestId('game-over')).toContainText('The Keyraken wins');
    await expect(page.getByTestId('game-over')).toContainText('The team concedes.');
    await expect(page.locator('.board .can-act')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Check the shuffles' })).toBeVisible();
  }
  await isSound(anna, bo);
  await leave(anna, bo);
});

test('a sealed match begins with decks that are dealt, and neither is told the list of the other’s', async ({
  browser,
  baseURL,
}) => {
  const anna = await arrive(browser, baseURL, 'desktop');
  await anna.goto('/rules');
  await asked(anna, 'POST', '/api/guests', {});
  const { json } = await asked(anna, 'POST', '/api/tables', {
    terms: { play: { type: 'duel', decks: 'sealed' } },
    join: { seat: 0 },
  });
  const url = String(json.url);
  const bo = await arrive(browser, baseURL, 'phone');
  // All that the server tells of how the game began, as it comes to each page.
  const told = [anna, bo].map((page) => {
    const starts: { readonly decks: readonly { readonly cards: readonly string[] }[] }[] = [];
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const { start } = JSON.parse(String(payload));
        if (start != null) starts.push(start);
      }),
    );
    return starts;
  });
  await anna.goto(url);
  await expect(anna.getByTestId('seat-0')).toContainText('Gets a new deck.');
  await expect(anna.getByRole('group', { name: 'Your deck' })).toHaveCount(0);
  await sitDown(bo, url);
  for (const page of [anna, bo]) await expect(page.getByTestId('prompt')).toBeVisible();
  for (const [seat, starts] of told.entries()) {
    // As long as they look on they are told no list, not their own either.
    await expect.poll(() => starts.at(-1)?.decks[seat]?.cards.length).toBe(36);
    for (const { decks } of starts) expect(decks[1 - seat]?.cards).toEqual([]);
  }
  // They play what was dealt.
  const decidedBy = await whoIsAsked([anna, bo]);
  if (decidedBy !== null) await decide(decidedBy);
  await isSound(anna, bo);
  await leave(anna, bo);
});

test('an adaptive match goes by swapped decks and the bidding to its third game', async ({ browser, baseURL }) => {
  const anna = await arrive(browser, baseURL, 'desktop');
  const url = await openTable(anna, { play: { type: 'duel', decks: 'own', format: { bestOf: 3, adaptive: true } } });
  const bo = await arrive(browser, baseURL, 'phone');
  await sitDown(bo, url, 'radiant-argus-the-supreme');
  const mine = anna.getByTestId('my-bar');
  await expect(mine).toContainText('Miss “Onyx” Censorius');
  await giveUp(bo, 'Concede?', 'Concede');
  for (const page of [anna, bo]) {
    await expect(page.getByTestId('game-over')).toContainText('Game 1 of 3');
    await expect(page.getByTestId('concede')).toHaveCount(0);
    await touch(page, page.getByRole('button', { name: 'On to the next game' }));
    await expect(page.getByRole('heading', { name: 'Before the next game' })).toBeVisible();
  }
  await expect(bo.getByTestId('remote-bidding')).toContainText('Game 2 of 3');
  await isSound(anna, bo);
  await touch(bo, bo.getByRole('button', { name: 'You go first' }));
  await expect(mine).toContainText('Radiant Argus the Supreme');
  await giveUp(anna, 'Concede?', 'Concede');
  for (const page of [anna, bo]) {
    await expect(page.getByTestId('game-over')).toContainText('Game 2 of 3');
    await touch(page, page.getByRole('button', { name: 'To the bidding' }));
    await expect(page.getByRole('heading', { name: 'Bidding for the decks' })).toBeVisible();
    await expect(page.getByTestId('remote-bidding')).toContainText('1 : 1');
  }
  await isSound(anna, bo);
  // Whoever is to call bids what is proposed, and the other passes.
  const caller = (await anna.getByText('Your call.').count()) > 0 ? anna : bo;
  const other = caller === anna ? bo : anna;
  await touch(caller, caller.getByRole('button', { name: /^Bid (?:no|\d+) chains?$/ }));
  await expect(other.getByText('Your call.')).toBeVisible();
  await expect(other.getByRole('list', { name: 'Calls so far' })).toContainText('bids');
  await touch(other, other.getByRole('button', { name: /^Pass/ }));
  // Who lost the game before chooses who goes first.
  await expect(bo.getByText(/ chooses who goes first\./)).toBeVisible();
  await touch(anna, anna.getByRole('button', { name: 'You go first' }));
  for (const page of [anna, bo]) await expect(page.getByTestId('my-bar')).toBeVisible();
  await expect(anna.locator('.strip .turn')).toContainText('you go first');
  await leave(anna, bo);
});
