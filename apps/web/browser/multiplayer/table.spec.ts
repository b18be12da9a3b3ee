// A table on a server beyond its moves: talk, take back, concede, play again, and come back after a lost connection.
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { faults } from '../axe.ts';
import { asks, changed, moment, openGame, openTool, toFirstMove, touch } from '../table.ts';
import type { Screen } from './people.ts';
import { arrive, asked, decide, openTable, sitDown, whoIsAsked } from './people.ts';

const plain = { play: { type: 'duel', decks: 'own' } };

/** Two people at a table whose game has begun. */
async function two(
  browser: Parameters<typeof arrive>[0],
  baseURL: string | undefined,
  terms: object = plain,
  other: Screen = 'desktop',
): Promise<readonly [Page, Page, string]> {
  const anna = await arrive(browser, baseURL, 'desktop');
  const url = await openTable(anna, terms);
  const bo = await arrive(browser, baseURL, other);
  await sitDown(bo, url);
  for (const page of [anna, bo]) await expect(page.getByTestId('prompt')).toBeVisible();
  return [anna, bo, url];
}

const leave = async (...pages: readonly Page[]): Promise<void> => {
  for (const page of pages) await page.context().close();
};

/** Plays until somebody is asked for a move. */
async function untilMove(pages: readonly Page[]): Promise<Page> {
  for (;;) {
    const page = await whoIsAsked(pages);
    if (page === null) throw new Error('The game is over');
    if ((await asks(page)) === 'move') return page;
    await decide(page);
  }
}

/** Ends the turn, also where something is left to do. */
async function endTurn(page: Page): Promise<void> {
  const since = await moment(page);
  await touch(page, page.getByTestId('end-turn'));
  if ((await page.getByText('End turn anyway?').count()) > 0) await touch(page, page.getByTestId('end-turn'));
  await changed(page, since);
}

test('they talk: phrases, own words, an unread mark, and muting', async ({ browser, baseURL }) => {
  const [anna, bo] = await two(browser, baseURL, plain, 'phone');
  await touch(anna, anna.getByTestId('chat-button'));
  // Card and log stay whole beside it on a laptop.
  const chat = await anna.getByTestId('chat').boundingBox();
  for (const part of ['.reader-text', '.log']) {
    const box = await anna.locator(part).boundingBox();
    expect(box?.height).toBeGreaterThan(60);
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(chat?.y ?? 0);
  }
  await touch(anna, anna.getByRole('button', { name: 'Good luck!' }));
  await anna.getByRole('textbox', { name: 'Your words' }).fill('Enjoy <b>it</b>');
  const before = await moment(anna);
  // No key that is pressed here means the table: E would end the turn.
  await anna.keyboard.type(' e e e');
  await anna.keyboard.press('Enter');
  await expect(bo.getByTestId('chat-button')).toHaveAccessibleName('Chat, 2 not read');
  await touch(bo, bo.getByTestId('chat-button'));
  const log = bo.getByRole('log', { name: 'What was said' });
  await expect(log).toContainText('Good luck!');
  await expect(log).toContainText('Enjoy <b>it</b> e e e');
  expect(await moment(anna)).toBe(before);
  await touch(bo, bo.getByRole('button', { name: /^Mute / }));
  await expect(log).toContainText('No messages yet.');
  await bo.keyboard.press('Escape');
  await expect(bo.getByTestId('chat')).toHaveCount(0);
  await leave(anna, bo);
});

test('what showed something is taken back only if the other agrees', async ({ browser, baseURL }) => {
  const [anna, bo] = await two(browser, baseURL);
  const mover = await untilMove([anna, bo]);
  const other = mover === anna ? bo : anna;
  // The end of a turn draws cards.
  while ((await asks(mover)) === 'move') {
    const since = await moment(mover);
    await mover.keyboard.press('e');
    await mover.keyboard.press('e');
    await changed(mover, since);
  }
  await touch(mover, mover.getByTestId('undo'));
  await expect(other.getByTestId('request')).toBeVisible();
  await touch(other, other.getByRole('button', { name: 'Do not' }));
  await expect(other.getByTestId('request')).toHaveCount(0);
  await expect(mover.locator('.table')).toHaveAttribute('data-asks', 'nothing');
  await touch(mover, mover.getByTestId('undo'));
  await touch(other, other.getByRole('button', { name: 'Let them' }));
  await expect(mover.locator('.table')).toHaveAttribute('data-asks', 'move');
  await leave(anna, bo);
});

test('one concedes, both want a rematch, and who looks on follows them', async ({ browser, baseURL }) => {
  const [anna, bo, url] = await two(browser, baseURL);
  const watcher = await arrive(browser, baseURL, 'phone');
  await watcher.goto(url);
  await expect(watcher.getByTestId('looking-on')).toBeVisible();
  await touch(anna, anna.getByTestId('concede'));
  await touch(anna, anna.getByRole('dialog', { name: 'Concede?' }).getByRole('button', { name: 'Concede' }));
  await expect(anna.getByTestId('game-over')).toContainText('You concede.');
  await expect(bo.getByTestId('game-over')).toContainText('You win!');
  await expect(watcher.getByTestId('game-over')).toBeVisible();
  // What cannot be done any more is not offered, and what can be done is.
  for (const page of [anna, bo, watcher]) {
    for (const gone of ['end-turn', 'concede', 'undo']) await expect(page.getByTestId(gone)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Check the shuffles' })).toBeVisible();
  }
  await touch(bo, bo.getByRole('button', { name: 'Rematch' }));
  await expect(anna.getByTestId('game-over')).toContainText('would like a rematch');
  await touch(anna, anna.getByRole('button', { name: 'Rematch' }));
  for (const page of [anna, bo, watcher]) {
    await expect(page).not.toHaveURL(new RegExp(`${url}$`));
    await expect(page).toHaveURL(/\/t\/[0-9a-z]{10}$/);
    await expect(page.getByTestId('prompt')).toBeVisible();
  }
  expect(new Set([anna, bo, watcher].map((page) => page.url())).size).toBe(1);
  await leave(anna, bo, watcher);
});

test('what is decided while the connection is lost is sent when it is found again', async ({ browser, baseURL }) => {
  const anna = await arrive(browser, baseURL, 'desktop');
  // The wire goes through the test, which can cut it.
  const wires: { close(): void }[] = [];
  let isCut = false;
  await anna.routeWebSocket(/\/live$/, (wire) => {
    if (isCut) return void wire.close();
    wires.push(wire);
    wire.connectToServer();
  });
  const url = await openTable(anna, plain);
  const bo = await arrive(browser, baseURL, 'desktop');
  await sitDown(bo, url);
  for (;;) {
    const page = await whoIsAsked([anna, bo]);
    if (page === anna) break;
    if (page !== null) await decide(page);
  }
  const before = await moment(anna);
  isCut = true;
  for (const wire of wires) wire.close();
  await expect(anna.getByTestId('connection')).toContainText('Connection lost');
  const kind = await asks(anna);
  await touch(anna, anna.locator('.prompt .buttons button[data-stop]').last());
  await expect(anna.getByTestId('connection')).toContainText('sent again');
  expect(await moment(anna)).toBe(before);
  isCut = false;
  await changed(anna, before);
  await expect(anna.getByTestId('connection')).toHaveText('');
  expect(kind).toBe('mulligan');
  await leave(anna, bo);
});

test('what others do is shown at the pace that is chosen, and at once to who comes back', async ({
  browser,
  baseURL,
}) => {
  const anna = await arrive(browser, baseURL, 'phone');
  await anna.goto('/rules');
  await asked(anna, 'POST', '/api/guests', {});
  const { json } = await asked(anna, 'POST', '/api/tables', {
    terms: plain,
    join: { seat: 0, deck: 'miss-onyx-censorius' },
    bots: [{ seat: 1, bot: 'rules', deck: 'radiant-argus-the-supreme' }],
  });
  await anna.goto(String(json.url));
  await untilMove([anna]);
  await anna.evaluate(() => localStorage.setItem('vaultsong.settings', JSON.stringify({ speed: 'steps' })));
  await anna.reload();
  await expect(anna.locator('.table')).toHaveAttribute('data-asks', 'move');
  await endTurn(anna);
  // Each move waits for the player, who sees whose turn it is.
  const next = anna.getByRole('button', { name: /^Next/ });
  await expect(next).toBeVisible();
  await expect(anna.getByTestId('waiting-for')).toHaveText('Bot’s turn');
  const before = await moment(anna);
  await touch(anna, next);
  await changed(anna, before);
  await expect(anna.locator('.table')).toHaveAttribute('data-moment', String(before + 1));
  await expect(next).toBeVisible();
  expect(await faults(anna)).toEqual([]);
  await touch(anna, anna.getByRole('button', { name: /^Skip to my decision/ }));
  await expect(anna.locator('.table')).not.toHaveAttribute('data-asks', 'nothing');
  await expect(next).toHaveCount(0);
  await untilMove([anna]);
  await endTurn(anna);
  await expect(next).toBeVisible();
  // Nobody who opens the table anew has to look at what they missed.
  await anna.reload();
  await expect(anna.locator('.table')).not.toHaveAttribute('data-asks', 'nothing');
  await leave(anna);
});

test('a game against a bot is handed over to the server and goes on there', async ({ page }) => {
  await openGame(page);
  await toFirstMove(page);
  const hand = await page.locator('.hand .hand-card').count();
  await touch(page, (await openTool(page, 'Help')).getByTestId('hand-over'));
  await touch(
    page,
    page.getByRole('dialog', { name: 'Continue on another device' }).getByRole('button', { name: 'Move the game' }),
  );
  await expect(page).toHaveURL(/\/t\/[0-9a-z]{10}$/);
  await expect(page.locator('.table')).toHaveAttribute('data-asks', 'move');
  await expect(page.locator('.hand .hand-card')).toHaveCount(hand);
  const before = await moment(page);
  await decide(page);
  await changed(page, before);
});
