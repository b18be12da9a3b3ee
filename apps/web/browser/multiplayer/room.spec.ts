// A table before its game begins: its owner seats bots on the free seats, or leaves.
import { expect, test } from '@playwright/test';
import { faults } from '../axe.ts';
import { overflow, touch } from '../table.ts';
import type { Screen } from './people.ts';
import { arrive, openTable, sitDown } from './people.ts';

const team = { play: { type: 'keyraken', players: 3, difficulty: 'normal' } };

for (const screen of ['desktop', 'phone'] satisfies Screen[])
  test(`whoever opened a table chooses a bot and its deck, and another one (${screen})`, async ({
    browser,
    baseURL,
  }) => {
    const anna = await arrive(browser, baseURL, screen);
    await openTable(anna, team);
    const seat = anna.getByTestId('seat-1');
    await touch(anna, seat.getByRole('button', { name: 'Seat a bot…' }));
    const sheet = anna.getByRole('dialog', { name: 'A bot of the server' });
    await expect(sheet.getByTestId('deck-bot')).toContainText('Look at it');
    expect(await faults(anna)).toEqual([]);
    expect((await overflow(anna)).x).toBe(0);
    await sheet.getByRole('combobox', { name: 'Which bot' }).selectOption('seer');
    await sheet.getByRole('combobox', { name: 'Its style' }).selectOption('racer');
    await sheet.getByRole('combobox', { name: 'Its deck' }).selectOption('guide-achea');
    await touch(anna, sheet.getByRole('button', { name: 'Seat it' }));
    await expect(sheet).toHaveCount(0);
    await expect(seat).toContainText('A bot that looks ahead');
    await expect(seat).toContainText('Guide Achea');
    // Another one in its place, by keyboard.
    await touch(anna, seat.getByRole('button', { name: 'Remove the bot' }));
    await seat.getByRole('button', { name: 'Seat a bot…' }).press('Enter');
    await sheet.getByRole('combobox', { name: 'Which bot' }).selectOption('rules');
    await expect(sheet.getByRole('combobox', { name: 'Its style' })).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Seat it' }).press('Enter');
    await expect(seat).toContainText('A bot, by rules of thumb');
    await anna.context().close();
  });

test('the last person is asked before the table closes, and nobody else', async ({ browser, baseURL }) => {
  const anna = await arrive(browser, baseURL, 'phone');
  const url = await openTable(anna, team);
  const bo = await arrive(browser, baseURL, 'desktop');
  await sitDown(bo, url);
  const standUp = (page: typeof anna) => page.getByRole('button', { name: 'Stand up', exact: true });
  const ask = anna.getByRole('dialog', { name: 'Close this table?' });
  await expect(standUp(bo)).toBeVisible();
  await expect(anna.locator('.room-status')).toHaveText('One seat is free.');
  await touch(bo, standUp(bo));
  await expect(standUp(bo)).toHaveCount(0);
  // A bot keeps no table open.
  await expect(anna.locator('.room-status')).toHaveText('2 seats are free.');
  await touch(anna, anna.getByTestId('seat-1').getByRole('button', { name: 'Seat a bot…' }));
  await touch(anna, anna.getByRole('button', { name: 'Seat it' }));
  await expect(anna.locator('.room-status')).toHaveText('One seat is free.');
  await touch(anna, standUp(anna));
  await expect(ask).toBeVisible();
  expect(await faults(anna)).toEqual([]);
  await touch(anna, ask.getByRole('button', { name: 'Stay' }));
  await expect(ask).toHaveCount(0);
  await expect(anna.getByTestId('waiting-room')).toBeVisible();
  await standUp(anna).press('Enter');
  await ask.getByRole('button', { name: 'Stand up and close it' }).press('Enter');
  for (const page of [anna, bo]) {
    await expect(page.getByText('This table was closed')).toBeVisible();
    await expect(page.getByTestId('away')).toHaveCount(0);
    await expect(page.getByTestId('looking-on')).toHaveCount(0);
    await page.context().close();
  }
});
