// What whoever opened a table does before it begins: bots for its free seats.
import { expect, test } from '@playwright/test';
import { faults } from '../axe.ts';
import { overflow, touch } from '../table.ts';
import type { Screen } from './people.ts';
import { arrive, openTable } from './people.ts';

const team = { play: { is: 'keyraken', players: 3, difficulty: 'normal' } };

for (const screen of ['desktop', 'phone'] satisfies Screen[])
  test(`whoever opened a table chooses a bot and its deck, and another one (${screen})`, async ({
    browser,
    baseURL,
  }) => {
    const anna = await arrive(browser, baseURL, screen);
    await openTable(anna, team);
    const seat = anna.getByTestId('seat-1');
    await touch(anna, seat.getByRole('button', { name: 'Seat a bot…' }));
    const sheet = anna.getByRole('dialog', { name: 'A bot of the house' });
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
    await touch(anna, seat.getByRole('button', { name: 'Send it away' }));
    await seat.getByRole('button', { name: 'Seat a bot…' }).press('Enter');
    await sheet.getByRole('combobox', { name: 'Which bot' }).selectOption('rules');
    await expect(sheet.getByRole('combobox', { name: 'Its style' })).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Seat it' }).press('Enter');
    await expect(seat).toContainText('A bot, by rules of thumb');
    await anna.context().close();
  });
