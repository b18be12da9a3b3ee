// Decks by their addresses: the server behind the page fetches them, and where there is none, a bookmark does.
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { faults } from './axe.ts';
import { bothScreens } from './screens.ts';
import { openGame, openNewGame, overflow, touch } from './table.ts';

const idOf = (n: number): string => `6daec1d3-55e7-4fa9-b30d-${String(n).padStart(12, '0')}`;
const deckOf = (id: string): string =>
  JSON.stringify({
    ...{ name: `Deck ${id.slice(-1)}`, houses: ['brobnar', 'sanctum', 'untamed'], registryId: id },
    cards: ['anger', 'cleansing-wave', 'regrowth'].map((card) => ({ id: card, count: 12 })),
  });

/** A server that has a deck for each id but 4, and never answers about 5. */
async function withServer(page: Page): Promise<void> {
  await page.route('**/api/hello', (route) =>
    route.fulfill({ json: { version: '1', protocol: 1, you: null, registry: true } }),
  );
  await page.route('**/api/registry/*', (route) => {
    const id = route.request().url().slice(-36);
    if (id === idOf(5)) return;
    if (id !== idOf(4)) return route.fulfill({ json: { id, data: deckOf(id) } });
    const error = { code: 'not-found', message: 'The registry has no deck with this id.' };
    return route.fulfill({ status: 404, json: { error } });
  });
}

async function add(page: Page, text: string): Promise<void> {
  await page.getByLabel('Or paste').fill(text);
  await touch(page, page.getByRole('button', { name: 'Add this' }));
}

test(
  'decks come by their addresses, each failure is told by its line, and a list can be stopped',
  bothScreens,
  async ({ page }) => {
    await withServer(page);
    await page.goto('/decks');
    await touch(page, page.getByText('Add decks'));
    const alliance = `https://decksofkeyforge.com/alliance-decks/${idOf(9)}`;
    await add(page, [`https://www.keyforgegame.com/deck-details/${idOf(1)}`, alliance, idOf(4), idOf(2)].join('\n'));
    const brought = page.locator('.brought');
    await expect(brought).toContainText('2 decks added.');
    await expect(brought.getByRole('alert')).toContainText('Line 2: This is the page of an alliance');
    await expect(brought.getByRole('alert')).toContainText('Line 3: The registry has no deck with this id.');
    await add(page, [idOf(3), idOf(5), idOf(6)].join('\n'));
    await expect(page.locator('.bring-progress')).toContainText('1 of 3 decks');
    await expect(page.locator('.bring-progress')).toContainText('Asking the registry for the decks of pasted text…');
    expect(await faults(page)).toEqual([]);
    await touch(page, page.getByRole('button', { name: 'Stop', exact: true }));
    await expect(brought).toContainText('Stopped: 2 decks of the list did not come.');
    await expect(brought).toContainText('1 deck added.');
    expect((await overflow(page)).x).toBe(0);
    await expect(page.getByRole('link', { name: 'Add to Vaultsong' })).toHaveCount(0);
    await openGame(page);
    await openNewGame(page);
    const mine = page.getByRole('group', { name: 'Your deck' });
    await touch(page, mine.getByText('Bring a deck of your own'));
    await mine.getByLabel('address of the deck').fill(`https://decksofkeyforge.com/decks/${idOf(7)}`);
    await touch(page, mine.getByRole('button', { name: 'Use this text' }));
    await expect(mine.getByRole('combobox').locator('option:checked')).toContainText('Deck 7');
  },
);

test(
  'without a server, a bookmark brings a deck, which is added only when its owner says so',
  bothScreens,
  async ({ page }) => {
    await page.goto(`/decks#add=${encodeURIComponent(deckOf(idOf(8)))}`);
    await expect(page.getByText('A deck came along')).toBeVisible();
    await expect(page).toHaveURL(/\/decks$/);
    await expect(page.getByRole('link', { name: 'Add to Vaultsong' })).toHaveAttribute('href', /^javascript:/);
    expect(await faults(page)).toEqual([]);
    expect((await overflow(page)).x).toBe(0);
    await touch(page, page.getByRole('button', { name: 'Add this' }));
    await expect(page.locator('.brought')).toContainText('1 deck added.');
    await add(page, idOf(1));
    await expect(page.locator('.brought')).toContainText('There is no server behind this page');
  },
);
