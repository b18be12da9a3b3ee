import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { bothScreens } from './screens.ts';
import { moment, openGame, openNewGame, openTool, overflow, readTable, settled, touch, troubles } from './table.ts';

const cards = [
  { id: 'anger', count: 12 },
  { id: 'cleansing-wave', count: 12 },
  { id: 'regrowth', count: 12 },
];
const deck = (changes: object = {}): string =>
  JSON.stringify({ name: 'Mine, All Mine', houses: ['brobnar', 'sanctum', 'untamed'], cards, ...changes });

const file = (text: string) => ({ name: 'deck.json', mimeType: 'application/json', buffer: Buffer.from(text) });

/** What belongs to the deck of one seat. */
const field = (page: Page, seat: 'Your deck' | 'The bot’s deck'): Locator => page.getByRole('group', { name: seat });
const shownName = (select: Locator): Promise<string> =>
  select.evaluate((box) => (box instanceof HTMLSelectElement ? (box.selectedOptions[0]?.text ?? '') : ''));

const openBring = (page: Page, seat: Locator): Promise<void> => touch(page, seat.getByText('Bring a deck of your own'));

async function write(page: Page, seat: Locator, text: string): Promise<void> {
  await seat.getByLabel('Text of the deck file').fill(text);
  await touch(page, seat.getByRole('button', { name: 'Use this text' }));
}

async function start(page: Page, dialog: Locator): Promise<void> {
  // Until the new game comes, the one before is still shown.
  const before = await moment(page);
  await touch(page, dialog.getByRole('button', { name: 'Start' }));
  await expect(dialog).toHaveCount(0);
  await settled(page, before);
}

/** Drops something where `target` is, as the browser tells the page of it. */
async function drop(target: Locator, files: readonly string[], text = ''): Promise<void> {
  const dataTransfer = await target.page().evaluateHandle(
    ([contents, dragged]) => {
      const transfer = new DataTransfer();
      for (const content of contents) transfer.items.add(new File([content], 'deck.json'));
      if (dragged !== '') transfer.setData('text/plain', dragged);
      return transfer;
    },
    [files, text] as const,
  );
  for (const type of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(type, { dataTransfer });
}

test(
  'all decks are listed with their houses, and one is chosen by the letters of its name',
  bothScreens,
  async ({ page }) => {
    await openGame(page);
    await openTool(page, 'New game');
    const mine = field(page, 'Your deck');
    const select = mine.getByRole('combobox');
    const options = await select.getByRole('option').allTextContents();
    expect(options.length).toBeGreaterThanOrEqual(22);
    for (const option of options) expect(option).toMatch(/^.+ \([A-Z][a-z A-Z]+, [A-Z][a-z A-Z]+, [A-Z][a-z A-Z]+\)$/);
    await expect(select).toBeFocused();
    await page.keyboard.type('Titan');
    expect(await shownName(select)).toBe('Titanfang, Tower Fighter (Brobnar, Dis, Shadows)');
    await expect(mine.locator('.deck-houses')).toHaveText(/Brobnar\s*Dis\s*Shadows/);
  },
);

test('a surprise is another deck each time, and said aloud', async ({ page }) => {
  await openGame(page);
  const dialog = await openNewGame(page);
  const foe = field(page, 'The bot’s deck');
  const drawn = [await shownName(foe.getByRole('combobox'))];
  for (let i = 0; i < 3; i++) {
    await touch(page, foe.getByRole('button', { name: 'Surprise me' }));
    const name = await shownName(foe.getByRole('combobox'));
    expect(name).not.toBe(drawn.at(-1));
    await expect(foe.getByRole('status')).toHaveText(name.replace(/ \(([^)]+)\)$/, ': $1'));
    drawn.push(name);
  }
  await start(page, dialog);
  const named = (await page.getByTestId('foe-bar').locator('.seat-name').getAttribute('title')) ?? '';
  expect(drawn.at(-1)?.startsWith(named)).toBe(true);
});

test('a deck of one’s own is picked as a file, and stays for the next games of this browser', async ({
  page,
  browser,
}) => {
  const found = troubles(page);
  await openGame(page);
  const dialog = await openNewGame(page);
  const mine = field(page, 'Your deck');
  await openBring(page, mine);
  await mine.getByLabel('Choose a deck file…').setInputFiles(file(deck()));
  await expect(mine.getByText('Saved in your collection')).toBeVisible();
  expect(await shownName(mine.getByRole('combobox'))).toBe('Mine, All Mine (Brobnar, Sanctum, Untamed)');
  await expect(mine.getByRole('combobox')).toBeFocused();
  await start(page, dialog);
  const name = page.getByTestId('my-bar').locator('.seat-name');
  await expect(name).toHaveAttribute('title', 'Mine, All Mine');
  expect(new URL(page.url()).searchParams.get('you')).toMatch(/^own-[0-9a-f]{16}$/);

  const before = await readTable(page);
  await page.reload();
  await settled(page, -1);
  expect(await readTable(page)).toBe(before);
  await page.goBack();
  await expect(name).toHaveAttribute('title', 'Miss “Onyx” Censorius');
  await page.goForward();
  await expect(name).toHaveAttribute('title', 'Mine, All Mine');
  const again = await openNewGame(page);
  await field(page, 'The bot’s deck').getByRole('combobox').selectOption('Mine, All Mine (Brobnar, Sanctum, Untamed)');
  await start(page, again);
  await expect(page.getByTestId('foe-bar').locator('.seat-name')).toHaveAttribute('title', 'Mine, All Mine');
  expect(found).toEqual([]);

  // Whoever gets only the address is told what is missing.
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(page.url());
  await other.getByRole('link', { name: 'Start a game like it' }).click();
  await expect(other.getByRole('alert')).toContainText('an address does not hold such a deck');
  await other.getByRole('link', { name: 'Start the usual game' }).click();
  await expect(other.getByTestId('hand')).toBeVisible();
  await elsewhere.close();
});

test('the text of a deck is pasted for the bot', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openGame(page);
  const dialog = await openNewGame(page);
  const foe = field(page, 'The bot’s deck');
  await openBring(page, foe);
  await page.evaluate((text) => navigator.clipboard.writeText(text), deck({ name: 'Theirs' }));
  await foe.getByLabel('Text of the deck file').focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(foe.getByText('Saved in your collection')).toBeVisible();
  await start(page, dialog);
  await expect(page.getByTestId('foe-bar').locator('.seat-name')).toHaveAttribute('title', 'Theirs');
  await expect(page.getByTestId('my-bar').locator('.seat-name')).toHaveAttribute('title', 'Miss “Onyx” Censorius');
});

test('a deck is dropped on the field of its seat; beside it nothing is dropped', async ({ page }) => {
  await openGame(page);
  const dialog = await openNewGame(page);
  const [mine, foe] = [field(page, 'Your deck'), field(page, 'The bot’s deck')];
  await drop(mine, [deck({ name: 'By file' })]);
  await expect.poll(() => shownName(mine.getByRole('combobox'))).toContain('By file');
  await drop(foe, [], deck({ name: 'By text' }));
  await expect.poll(() => shownName(foe.getByRole('combobox'))).toContain('By text');
  await drop(foe, [deck(), deck()]);
  await expect(foe.getByRole('alert')).toContainText('2 files; expected one deck file');
  const refused = await dialog.getByRole('heading').evaluate((heading) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['{}'], 'deck.json'));
    const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    return !heading.dispatchEvent(event);
  });
  expect(refused).toBe(true);
  await start(page, dialog);
  await expect(page.getByTestId('my-bar').locator('.seat-name')).toHaveAttribute('title', 'By file');
  await expect(page.getByTestId('foe-bar').locator('.seat-name')).toHaveAttribute('title', 'By text');
});

test(
  'what is wrong with a deck is said beside it, as text, and nothing else changes',
  bothScreens,
  async ({ page }) => {
    const found = troubles(page);
    await openGame(page);
    const dialog = await openNewGame(page);
    const mine = field(page, 'Your deck');
    const before = await shownName(mine.getByRole('combobox'));
    const options = await mine.getByRole('option').count();
    await openBring(page, mine);
    const alert = mine.getByRole('alert');
    await write(page, mine, deck({ cards: [{ id: '<img src=x onerror=alert(1)>', count: 36 }] }));
    await expect(alert).toContainText('There is no card “<img src=x onerror=alert(1)>”.');
    await expect(alert.locator('img')).toHaveCount(0);
    await expect(mine.getByLabel('Text of the deck file')).toHaveAttribute('aria-invalid', 'true');
    await write(page, mine, '{"name": ');
    await expect(alert).toContainText('line 1, column 10: not JSON');
    await write(page, mine, deck({ cards: Array.from({ length: 30 }, () => ({ id: 'anger', count: 0 })) }));
    await expect(alert.getByRole('listitem')).toHaveCount(7);
    await expect(alert).toContainText('and 24 more');
    await mine.getByLabel('Choose a deck file…').setInputFiles(file('\u0000'.repeat(1_000_001)));
    await expect(alert).toContainText('the file: 1000001 bytes; expected at most 1000000');
    await mine
      .getByLabel('Choose a deck file…')
      .setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from([0x89, 0xff, 0xfe]) });
    await expect(alert).toContainText('the file: it is not text');
    expect(await shownName(mine.getByRole('combobox'))).toBe(before);
    await expect(mine.getByRole('option')).toHaveCount(options);
    const wide = await dialog.evaluate((shown) => shown.scrollWidth - shown.clientWidth);
    expect(wide).toBe(0);
    expect(await overflow(page)).toEqual({ x: 0, y: 0 });

    await write(page, mine, deck({ name: '<b>Mine</b>' }));
    await expect(alert).toBeHidden();
    await start(page, dialog);
    await expect(page.getByTestId('my-bar').locator('.seat-name')).toHaveAttribute('title', '<b>Mine</b>');
    await expect(page.getByTestId('my-bar').locator('.seat-name b')).toHaveText(['You']);
    expect(found).toEqual([]);
  },
);

test('all of it is reached by keyboard, and a file picker that is left without a file leaves the dialog open', async ({
  page,
}) => {
  await openGame(page);
  await openTool(page, 'New game');
  const mine = field(page, 'Your deck');
  await expect(mine.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(mine.getByRole('link', { name: /^Look at it/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(mine.getByRole('button', { name: 'Surprise me' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(mine.getByRole('button', { name: 'A new deck' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const picker = mine.getByLabel('Choose a deck file…');
  await expect(picker).toBeFocused();
  await picker.dispatchEvent('cancel');
  await page.keyboard.press('Tab');
  await expect(mine.getByLabel('Text of the deck file')).toBeFocused();
  await page.keyboard.insertText(deck());
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(mine.getByRole('combobox')).toBeFocused();
  expect(await shownName(mine.getByRole('combobox'))).toContain('Mine, All Mine');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
