// A game is looked back on: its record comes from a file, and one walks through it by keyboard alone.
import '@vaultsong/cards';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { bundledDecks, toDeckList } from '@vaultsong/decks';
import { playOn, record, startRecorded } from '@vaultsong/engine';
import { think } from '../src/worker/thinking/botTask.ts';
import { faults } from './axe.ts';
import { onPhone } from './screens.ts';
import { gameOf, overflow, settled, touch, troubles } from './table.ts';

/** The record of a game of two bots, as the command line writes it. */
function recordOfBots(seed: number): string {
  const decks = bundledDecks.slice(0, 2).map(({ deck }) => toDeckList(deck));
  const game = startRecorded({ decks, seed });
  while (game.state.ask !== null) playOn(game, think({ state: game.state, bot: 'rules', seed: game.answers.length }));
  return JSON.stringify(record(game));
}

const bringIn = (page: Page, name: string, text: string): Promise<void> =>
  page.getByLabel('Bring in games…').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

const momentOf = (page: Page): string => new URL(page.url()).searchParams.get('t') ?? '';

test('a finger walks through a replay on a phone, reads how it was won, and plays on', onPhone, async ({ page }) => {
  const found = troubles(page);
  await page.goto('/games');
  await bringIn(page, 'game.json', recordOfBots(6));
  await touch(page, page.getByRole('link', { name: 'Open the game' }));
  const replay = page.getByTestId('replay');
  const heading = replay.getByRole('heading').first();
  await touch(page, page.getByTestId('way-first'));
  await expect(heading).toContainText('Before the first turn');
  await touch(page, page.getByTestId('way-turn-on'));
  await expect.poll(() => momentOf(page)).toBe('1.0');
  await touch(page, page.getByTestId('way-step-on'));
  await expect.poll(() => momentOf(page)).not.toBe('1.0');
  // The scrubber is dragged, and the log leads to a moment.
  const slider = await replay.getByLabel('Moment of the game').boundingBox();
  await page.touchscreen.tap((slider?.x ?? 0) + (slider?.width ?? 0) / 2, (slider?.y ?? 0) + (slider?.height ?? 0) / 2);
  await expect(heading).not.toContainText('Turn 1 ·');
  await touch(page, page.getByRole('button', { name: 'Log', exact: true }));
  await touch(page, page.getByRole('button', { name: /^To this moment: Turn 2/ }));
  await expect.poll(() => momentOf(page)).toBe('2.0');
  await page.keyboard.press('Escape');
  // By itself, until a finger stops it.
  await touch(page, page.getByTestId('way-play'));
  await expect.poll(() => momentOf(page)).not.toBe('2.0');
  await touch(page, page.getByTestId('way-play'));
  expect(await faults(page)).toEqual([]);
  expect(await overflow(page)).toEqual({ x: 0, y: 0 });
  await touch(page, replay.getByRole('button', { name: 'How it went' }));
  const analysis = page.getByRole('dialog', { name: 'How it went' });
  await expect(analysis).toContainText('Luck and decisions');
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await touch(page, replay.getByTestId('play-on'));
  const dialog = page.getByRole('dialog', { name: 'Play on from here' });
  await expect(dialog.getByRole('button', { name: 'Play on' })).toBeInViewport();
  await touch(page, dialog.getByRole('button', { name: 'Play on' }));
  await settled(page, -1);
  expect(found).toEqual([]);
});

test('a record from a file is walked through by keyboard, has an address for each moment, and goes on as a game', async ({
  page,
}) => {
  const found = troubles(page);
  await page.goto('/games');
  await bringIn(page, 'broken.json', '{"setup":{},"answers":[]}');
  await expect(page.getByRole('alert')).toContainText('broken.json: This is no record of a game');
  await bringIn(page, 'game.json', recordOfBots(5));
  await touch(page, page.getByRole('link', { name: 'Open the game' }));
  const replay = page.getByTestId('replay');
  await expect(replay).toContainText(/won in turn \d+\./);
  await page.keyboard.press('Home');
  await expect(replay.getByRole('heading')).toContainText('Before the first turn');
  await page.keyboard.press(']');
  await expect(replay.getByRole('heading')).toContainText('Turn 1 · Player');
  await expect.poll(() => momentOf(page)).toBe('1.0');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => momentOf(page)).not.toBe('1.0');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => momentOf(page)).toBe('1.0');
  await expect(page.locator('.log .is-now').first()).toBeAttached();
  await page.keyboard.press('k');
  await expect(replay.getByRole('heading')).not.toContainText('Turn 1 ·');
  const there = page.url();
  const said = await replay.getByRole('heading').textContent();
  expect(await faults(page)).toEqual([]);
  expect((await overflow(page)).x).toBe(0);
  // The address leads there again, and “Back” to where one came from: steps are no places of their own.
  await page.goBack();
  await expect(page).toHaveURL(/\/games/);
  await page.goto(`${new URL(there).pathname}?t=0.0`);
  await expect(replay.getByRole('heading')).toContainText('Before the first turn');
  await expect(page.locator('.log .log-heading').first()).toBeInViewport();
  await page.goto(`${there}&view=stream`);
  await expect(page.locator('.line.is-mine')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.goto(there);
  await expect(replay.getByRole('heading')).toHaveText(said ?? '');
  await replay.getByLabel('Seen').selectOption('All hands open');
  await page.keyboard.press('b');
  const dialog = page.getByRole('dialog', { name: 'Play on from here' });
  expect(await faults(page)).toEqual([]);
  await touch(page, dialog.getByRole('button', { name: 'Play on' }));
  await expect(replay).toHaveCount(0);
  await settled(page, -1);
  expect(gameOf(page)).not.toBe(new URL(there).pathname.slice(3));
  await page.goto('/games?speed=instant');
  await expect(page.locator('.game-row')).toHaveCount(2);
  await expect(page.locator('.game-row').first()).toContainText('Played on from turn');
  expect(found).toEqual([]);
});
