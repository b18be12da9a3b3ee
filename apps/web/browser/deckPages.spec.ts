import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { faults } from './axe.ts';
import { bothScreens } from './screens.ts';
import { openGame, openNewGame, overflow, settled, touch, troubles } from './table.ts';

const cards = [
  { id: 'anger', count: 12 },
  { id: 'cleansing-wave', count: 12 },
  { id: 'regrowth', count: 12 },
];
const deck = (changes: object = {}): string =>
  JSON.stringify({ name: 'Mine, All Mine', houses: ['brobnar', 'sanctum', 'untamed'], cards, ...changes });

const status = (page: Page): Locator => page.locator('.list-choices').getByRole('status');
const tiles = (page: Page): Locator => page.getByRole('list', { name: 'Decks', exact: true }).getByRole('listitem');
const tile = (page: Page, name: string): Locator => tiles(page).filter({ hasText: name });
const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search' });

async function paste(page: Page, text: string): Promise<void> {
  const details = page.locator('details.bring-decks');
  if ((await details.getAttribute('open')) === null) await touch(page, page.getByText('Add decks'));
  await page.getByLabel('Or paste').fill(text);
  await touch(page, page.getByRole('button', { name: 'Add this' }));
}

/** Drops files on the page, as the browser tells it of them. */
async function drop(page: Page, files: readonly (readonly [string, string])[]): Promise<void> {
  const dataTransfer = await page.evaluateHandle((contents) => {
    const transfer = new DataTransfer();
    for (const [name, content] of contents) transfer.items.add(new File([content], name));
    return transfer;
  }, files);
  for (const type of ['dragover', 'drop']) await page.locator('.decks').dispatchEvent(type, { dataTransfer });
}

test('all decks are there, and loading them loads neither a game nor a worker', async ({ page }) => {
  const found = troubles(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/decks');
  await expect(status(page)).toHaveText('48 decks');
  await expect(page).toHaveTitle('Decks – Vaultsong');
  await expect(page.getByRole('link', { name: 'Decks', exact: true })).toHaveAttribute('aria-current', 'page');
  expect(loaded.filter((url) => /worker|App-/.test(url))).toEqual([]);
  expect((await overflow(page)).x).toBe(0);
  expect(found).toEqual([]);
});

test('an address shows what it asks for, and what is chosen stands in the address', async ({ page }) => {
  await page.goto('/decks?q=card:%22Bad+Penny%22&house=dis&sort=name&view=list');
  await expect(search(page)).toHaveValue('card:"Bad Penny"');
  await expect(page.getByRole('radio', { name: 'List' })).toBeChecked();
  const found = await tiles(page).allTextContents();
  expect(found.length).toBeGreaterThan(0);
  for (const text of found) expect(text).toContain('Bad Penny');
  await touch(page, page.getByRole('button', { name: 'Without Dis' }));
  await search(page).fill('steals>=6');
  await expect(page).toHaveURL(/\/decks\?q=steals%3E%3D6&sort=name&view=list$/);
  await expect(status(page)).toHaveText('15 of 48 decks');
  await page.reload();
  await expect(status(page)).toHaveText('15 of 48 decks');
  await search(page).fill('speed>3');
  await expect(page.getByRole('alert')).toContainText('“speed>3” compares nothing that decks have.');
  await touch(page, page.getByRole('button', { name: 'Show all decks' }));
  await expect(status(page)).toHaveText('48 decks');
});

test('filters are chosen by clicking; a card is chosen by its name', bothScreens, async ({ page }) => {
  await page.goto('/decks');
  await expect(status(page)).toHaveText('48 decks');
  const button = page.getByRole('button', { name: /^Filters/ });
  if (await button.isVisible()) await touch(page, button);
  const filters = page.getByRole('region', { name: 'Filters' });
  await touch(page, filters.getByText('Mars', { exact: true }));
  await expect(status(page)).toHaveText(/^\d+ of 48 decks$/);
  await filters.getByLabel('Has the card').fill('Bad Penny');
  await expect(search(page)).toHaveValue('card:"Bad Penny"');
  await touch(page, filters.getByRole('button', { name: 'Filter by numbers' }));
  await filters.getByLabel('Creatures from').fill('1');
  await expect(page).toHaveURL(/house=mars&creatures=1-$/);
});

test('decks are pasted and dropped, several at once, and stay', async ({ page }) => {
  const found = troubles(page);
  await page.goto('/decks');
  await paste(page, deck());
  await expect(page.getByText('1 deck added.')).toBeVisible();
  await expect(status(page)).toHaveText('49 decks');
  await drop(page, [
    ['two.json', `[${deck({ name: 'Second' })},${deck({ name: 'Third' })}]`],
    ['again.json', deck()],
    ['photo.png', '\uFFFD no deck at all'],
  ]);
  await expect(page.getByText('2 decks added, 1 deck already there.')).toBeVisible();
  await expect(page.locator('.brought').getByRole('alert')).toContainText('photo.png');
  await expect(status(page)).toHaveText('51 decks');
  await page.reload();
  await expect(status(page)).toHaveText('51 decks');
  await expect(tile(page, 'Mine, All Mine')).toBeVisible();
  expect(found).toEqual([]);
});

test('a reading that takes too long is given up, and the next one works', async ({ page }) => {
  await page.goto('/decks');
  await expect(status(page)).toHaveText('48 decks');
  const worker = /reader\.worker/;
  // Never answered: the worker does not come.
  await page.route(worker, () => {});
  await paste(page, deck());
  await expect(page.locator('.bring-progress')).toContainText('Reading pasted text…');
  await expect(page.getByRole('progressbar', { name: 'Decks read' })).toBeVisible();
  await touch(page, page.getByRole('button', { name: 'Give up' }));
  await expect(page.locator('.brought')).toContainText('The reading was given up. Nothing was added of pasted text.');
  await expect(page.locator('.bring-progress')).toBeHidden();
  await expect(status(page)).toHaveText('48 decks');
  await page.unroute(worker);
  await touch(page, page.getByRole('button', { name: 'Add this' }));
  await expect(page.getByText('1 deck added.')).toBeVisible();
});

test('a long reading shows how far it is; given up, it leaves the page as it was', async ({ page }) => {
  await page.goto('/decks');
  await expect(status(page)).toHaveText('48 decks');
  const cardsOf = (i: number) => Array.from({ length: 150 }, (_, n) => `1x Nobody ${i} ${n}`).join('\n');
  const text = Array.from({ length: 3000 }, (_, i) => `Name: Deck ${i}\nDis\n${cardsOf(i)}\n`).join('');
  await drop(page, [['long.txt', text]]);
  await expect(page.locator('.bring-progress')).toContainText(/\d+ of 3000 decks/, { timeout: 60_000 });
  await touch(page, page.getByRole('button', { name: 'Give up' }));
  await expect(page.locator('.brought')).toContainText('Nothing was added of long.txt.');
  // Possible again only when nothing is being read.
  await paste(page, deck());
  await expect(page.getByText('1 deck added.')).toBeVisible();
  await expect(page.locator('.bring-progress')).toBeHidden();
  await expect(status(page)).toHaveText('49 decks');
});

test('what has no cards is not added, and a field that there is not is told', async ({ page }) => {
  await page.goto('/decks');
  await paste(page, 'Name: Empty\nHouses: Dis, Logos, Mars\nDis');
  await expect(page.getByText('Nothing was added.')).toBeVisible();
  await expect(page.locator('.brought').getByRole('alert')).toContainText('“Empty” has no cards');
  await expect(status(page)).toHaveText('48 decks');
  await search(page).fill('hous:dis');
  await expect(page.getByRole('alert').filter({ hasText: 'There is no “hous:”' })).toContainText('perhaps house');
  await page.goto('/cards?q=hous:dis');
  await expect(page.getByRole('alert')).toContainText('There is no “hous:” to search cards by, perhaps house.');
});

test('a faulty deck is kept and shown as one, with what is wrong', async ({ page }) => {
  await page.goto('/decks');
  await paste(page, deck({ name: 'Broken', cards: [{ id: 'angr', count: 12, house: 'brobnar' }, ...cards.slice(1)] }));
  await expect(page.getByText('1 deck added, 1 deck with faults.')).toBeVisible();
  await expect(page.locator('.brought')).toContainText('There is no card “angr”.');
  await expect(tile(page, 'Broken')).toContainText('1 fault');
  await page.goto('/decks?state=faulty');
  await expect(status(page)).toHaveText('1 of 49 decks');
  await touch(page, page.getByRole('link', { name: 'Broken' }));
  await expect(page.getByRole('alert')).toContainText('There is no card “angr”. Did you mean “Anger”?');
  await expect(page.getByRole('link', { name: 'Play this deck' })).toHaveCount(0);
  await touch(page, page.getByRole('button', { name: 'Remove from your collection' }));
  await touch(page, page.getByRole('button', { name: 'Remove', exact: true }));
  await expect(status(page)).toHaveText('48 decks');
});

test('a favourite, tags and notes last over a reload, and go with the collection to another browser', async ({
  page,
  browser,
}) => {
  await page.goto('/decks');
  await paste(page, deck());
  await touch(page, tile(page, 'Mine, All Mine').getByRole('button', { name: /^Favourite/ }));
  await touch(page, tile(page, 'Guide Achea').getByRole('button', { name: /^Favourite/ }));
  await touch(
    page,
    page.getByRole('list', { name: 'Decks', exact: true }).getByRole('link', { name: 'Mine, All Mine' }),
  );
  await page.getByLabel('Tags, with commas between').fill('league, odd');
  await page.getByLabel('Notes').fill('All anger');
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Tags, with commas between')).toHaveValue('league, odd');
  await expect(page.getByLabel('Notes')).toHaveValue('All anger');
  await expect(page.getByRole('button', { name: 'Favourite: Mine, All Mine' })).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/decks?favourites=only');
  await expect(status(page)).toHaveText('2 of 49 decks');
  const saved = page.waitForEvent('download');
  await touch(page, page.getByRole('button', { name: 'Export the collection' }));
  const path = await (await saved).path();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(new URL('/decks', page.url()).href);
  await other.getByText('Add decks').click();
  await other.getByLabel('Choose files…').setInputFiles(path);
  await expect(other.getByText('1 deck added.')).toBeVisible();
  await expect(tile(other, 'Mine, All Mine')).toContainText('league');
  await expect(tile(other, 'Guide Achea').getByRole('button', { name: /^Favourite/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await elsewhere.close();
});

test('without a database the collection lasts with the tab, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
    IDBFactory.prototype.open = () => {
      throw new Error('no database');
    };
  });
  await page.goto('/decks');
  await expect(page.getByText('your collection lasts only until you close this tab')).toBeVisible();
  await paste(page, deck());
  await expect(status(page)).toHaveText('49 decks');
  await page.reload();
  await expect(status(page)).toHaveText('49 decks');
});

test('the page of a deck shows its list, its curves and what its cards do', async ({ page }) => {
  const found = troubles(page);
  await page.goto('/d/guide-achea');
  await expect(page).toHaveTitle('Guide Achea – Decks – Vaultsong');
  const brobnar = page.getByRole('region', { name: 'Brobnar' });
  await expect(brobnar.getByRole('listitem')).toHaveCount(9);
  await expect(page.getByRole('img', { name: /^Power of creatures: 3 creatures of power 2/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What its cards do' })).toContainText('Shooler ×2');
  await expect(page.getByRole('region', { name: 'Among real decks' })).toContainText('94 power and armor');
  const link = brobnar.getByRole('link', { name: 'Firespitter' });
  await expect(link).toHaveAccessibleDescription(/Before Fight:/);
  await page.locator('body').press('Tab');
  await link.focus();
  expect((await overflow(page)).x).toBe(0);
  const code = await page.getByLabel('Deck code').inputValue();
  await page.goto(`/d/${code}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Guide Achea' })).toBeVisible();
  await touch(page, page.getByRole('button', { name: 'Save to your collection' }));
  await expect(page.getByLabel('Notes')).toBeVisible();
  await touch(page, page.getByRole('link', { name: 'Firespitter' }).first());
  await touch(page, page.getByRole('link', { name: 'All decks with it, your own too' }));
  await expect(tiles(page).filter({ hasText: 'Guide Achea' })).toHaveCount(2);
  expect(found).toEqual([]);
});

test('a deck is exported as file, text and table, and its code is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/d/generated:cota:7');
  for (const [button, file] of [
    ['Deck file (JSON)', /\.json$/],
    ['Text', /\.txt$/],
    ['Table (CSV)', /\.csv$/],
  ] as const) {
    const saved = page.waitForEvent('download');
    await touch(page, page.getByRole('button', { name: button, exact: true }));
    expect((await saved).suggestedFilename()).toMatch(file);
  }
  await touch(page, page.getByRole('button', { name: 'Copy the code' }));
  await expect(page.getByText('The code is copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await page.getByLabel('Deck code').inputValue());
});

test('a deck that is nowhere is told from one that is only not here', async ({ page }) => {
  await page.goto('/d/nobody');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such deck');
  await page.goto('/d/own-0123456789abcdef');
  await expect(page.getByRole('main')).toContainText('another person’s collection');
  await page.goto('/d/vs1-AAAA');
  await expect(page.getByRole('main')).toContainText('misspelt or cut off');
  await touch(page, page.getByRole('link', { name: 'Make a new deck' }));
  await expect(page).toHaveURL(/\/d\/generated:[a-z0-9]+:\d+$/);
  const first = page.url();
  await touch(page, page.getByRole('button', { name: 'Another new deck' }));
  expect(page.url()).not.toBe(first);
});

test('names with markup, of great length, and of prototypes are shown as text', async ({ page }) => {
  const found = troubles(page);
  const names = ['<img src=x onerror="document.title=1">', '__proto__', 'W'.repeat(200)];
  await page.goto('/decks');
  await paste(page, `[${names.map((name) => deck({ name })).join(',')}]`);
  await expect(page.getByText('3 decks added.')).toBeVisible();
  for (const name of names) await expect(tiles(page).getByRole('link', { name, exact: true })).toBeAttached();
  expect(await page.locator('main img[src="x"]').count()).toBe(0);
  expect((await overflow(page)).x).toBe(0);
  await touch(page, tiles(page).getByRole('link', { name: 'W'.repeat(200) }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('W'.repeat(200));
  expect((await overflow(page)).x).toBe(0);
  await page.goBack();
  await touch(page, tiles(page).getByRole('link', { name: names[0] ?? '' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[0] ?? '');
  await page.goto('/compare?a=__proto__&b=constructor&c=<img src=x>');
  await expect(page.getByRole('alert')).toContainText('No deck is called “__proto__”.');
  expect(await page.locator('main img[src="x"]').count()).toBe(0);
  expect(found).toEqual([]);
});

test('decks are picked and compared, and play some games', bothScreens, async ({ page }) => {
  const found = troubles(page);
  await page.goto('/decks');
  for (const name of ['Guide Achea', 'Clearly Ugly Xhe'])
    await page.getByRole('checkbox', { name: `Compare ${name}` }).check();
  await expect(page).toHaveURL(/pick=guide-achea,clearly-ugly-xhe$/);
  await touch(page, page.getByRole('link', { name: 'Compare 2 decks' }));
  await expect(page).toHaveURL(/\/compare\?a=guide-achea&b=clearly-ugly-xhe$/);
  await expect(page.getByRole('region', { name: 'Among real decks' })).toContainText('94 power and armor');
  await expect(page.getByText('npx vaultsong simulate guide-achea clearly-ugly-xhe')).toBeVisible();
  // The command line has no bots but those that play here.
  await expect(page.locator('main')).not.toContainText('better bots');
  await touch(page, page.getByRole('button', { name: /quick games here$/ }));
  await expect(page.getByText(/Guide Achea won \d+ of \d+ \(\d+ %; 95 % sure: \d+ % to \d+ %\)/).first()).toBeVisible({
    timeout: 60_000,
  });
  const stop = page.getByRole('button', { name: 'Stop' });
  if (await stop.isVisible()) await touch(page, stop);
  await page.getByLabel('One more deck').selectOption({ index: 3 });
  await expect(page.getByRole('list', { name: 'Decks', exact: true }).getByRole('listitem')).toHaveCount(3);
  expect((await overflow(page)).x).toBe(0);
  await touch(page, page.getByRole('button', { name: 'Take away Guide Achea' }));
  await expect(page.getByRole('list', { name: 'Decks', exact: true }).getByRole('listitem')).toHaveCount(2);
  expect(found).toEqual([]);
});

test('a deck of the collection is played from its page, in either seat, and chosen at the table', async ({ page }) => {
  const found = troubles(page);
  await page.goto('/decks');
  await paste(page, deck());
  await touch(page, page.locator('.brought').getByRole('link', { name: 'Mine, All Mine' }));
  await touch(page, page.getByRole('link', { name: 'Play this deck' }));
  await settled(page, -1);
  await expect(page.getByTestId('my-bar').locator('.seat-name')).toHaveAttribute('title', 'Mine, All Mine');
  const dialog = await openNewGame(page);
  const foe = page.getByRole('group', { name: 'The bot’s deck' });
  await foe.getByRole('combobox').selectOption('Mine, All Mine (Brobnar, Sanctum, Untamed)');
  await expect(foe.getByText('Saved in your collection')).toBeVisible();
  await touch(page, dialog.getByRole('button', { name: 'Start' }));
  await settled(page, -1);
  await expect(page.getByTestId('foe-bar').locator('.seat-name')).toHaveAttribute('title', 'Mine, All Mine');
  expect(found).toEqual([]);
});

test('the table plays new decks, and decks that an address holds', async ({ page, browser }) => {
  await openGame(page, 'you=generated:cota:7&first=me&seed=7');
  await expect(page.getByTestId('my-bar').locator('.seat-name')).toHaveAttribute('title', '“Ink” Mugdodan of Swiftend');
  await openNewGame(page);
  const foe = page.getByRole('group', { name: 'The bot’s deck' });
  await touch(page, foe.getByRole('button', { name: 'A new deck' }));
  const list = foe.getByRole('combobox');
  await expect(list).toHaveValue(/^generated:[a-z0-9]+:\d+$/);
  const drawn = await list.inputValue();
  await touch(page, foe.getByRole('button', { name: 'Another new deck' }));
  await expect(list).not.toHaveValue(drawn);
  await page.keyboard.press('Escape');
  await page.goto('/d/guide-achea');
  const code = await page.getByLabel('Deck code').inputValue();
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(new URL(`/?you=${code}&speed=instant`, page.url()).href);
  await expect(other.getByTestId('my-bar').locator('.seat-name')).toHaveAttribute('title', 'Guide Achea');
  await other.goto(new URL('/?you=vs1-AAAA', page.url()).href);
  await expect(other.getByRole('alert')).toContainText('misspelt or cut off');
  await elsewhere.close();
});

test('the decks have no serious fault of accessibility', bothScreens, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/decks?q=thief&house=shadows&pick=guide-achea&creatures=x');
  await paste(page, deck({ name: 'Broken', cards: cards.slice(1) }));
  await expect(page.getByText('1 deck with faults')).toBeVisible();
  await page.locator('.search-help summary').click();
  expect(await faults(page)).toEqual([]);
  await page.goto('/decks?view=list&state=faulty');
  await expect(tiles(page)).toHaveCount(1);
  const button = page.getByRole('button', { name: /^Filters/ });
  if (await button.isVisible()) await touch(page, button);
  expect(await faults(page)).toEqual([]);
  await page.getByRole('list', { name: 'Decks', exact: true }).getByRole('link', { name: 'Broken' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Broken' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  for (const address of [
    '/d/guide-achea',
    '/d/nobody',
    '/compare',
    '/compare?a=guide-achea&b=generated:cota:7&c=nobody',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await faults(page)).toEqual([]);
  }
});

test(
  'signs on the pages of decks say what they mean to a finger, a pointer and the keyboard',
  bothScreens,
  async ({ page }) => {
    const says = page.locator('.says:popover-open');
    await page.goto('/decks?q=Onyx');
    await expect(tiles(page)).toHaveCount(1);
    const houses = tiles(page).getByRole('button', { name: 'Brobnar, Dis, Shadows' });
    await touch(page, houses);
    await expect(says).toHaveText('Brobnar, Dis, Shadows');
    await page.keyboard.press('Escape');
    await expect(says).toHaveCount(0);
    expect(await faults(page, 'any')).toEqual([]);
    await touch(page, page.getByText('How to search, and'));
    await expect(page.getByText('expected æmber: certain on playing each card once')).toBeVisible();
    const mavericks = [
      { id: 'cleansing-wave', count: 11 },
      { id: 'anger', count: 1, house: 'sanctum' },
    ];
    await page.goto('/decks');
    await paste(page, deck({ cards: [cards[0], ...mavericks, cards[2]] }));
    await touch(page, page.locator('.brought').getByRole('link', { name: 'Mine, All Mine' }));
    const maverick = page.getByRole('button', { name: 'Maverick: in a house that it was not printed in' });
    await maverick.focus();
    await expect(says).toHaveText('Maverick: in a house that it was not printed in');
    expect(await faults(page, 'any')).toEqual([]);
    await page.goto('/compare?a=miss-onyx-censorius&b=radiant-argus-the-supreme');
    const score = page.locator('.score-name').first();
    await touch(page, score);
    await expect(says).toHaveText((await score.getAttribute('aria-label')) ?? '');
    await expect(says).toHaveText(/^.+: .+/);
    await expect(page.getByRole('button', { name: 'Logos, Sanctum, Untamed' })).toBeVisible();
    expect(await faults(page, 'any')).toEqual([]);
  },
);
