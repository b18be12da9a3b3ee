// Parts of the table that no playable deck shows yet, tried with the deck of `deck.ts`: by keyboard on a laptop, by finger
// on a phone.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { faults } from '../axe.ts';
import { bothScreens } from '../screens.ts';
import { answerBy, asks, moment, settled, touch, troubles } from '../table.ts';
import { give, isInOrder, isPhone, press, toMovesWith } from './hands.ts';

const sign = (page: Page): Locator => page.getByTestId('my-beside');
const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Your cards beside the table' });
const cardOf = (page: Page, title: string): Locator =>
  sheet(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) });
const tiles = (page: Page): Locator => page.locator('.line.is-mine .tile');

/** Does something with a card beside the table. @param name of the button: "Use: Painter of Keys" */
async function use(page: Page, name: string): Promise<void> {
  await press(page, sign(page));
  await give(page, page.getByRole('button', { name }));
  await expect(sheet(page)).toHaveCount(0);
}

/** On the sheet, whose list alone scrolls, and only downwards. */
async function sheetIsInOrder(page: Page): Promise<void> {
  await isInOrder(page);
  expect(await faults(page, 'any')).toEqual([]);
  const wide = sheet(page).locator('.dialog-body, .beside-cards, .beside-cards > li');
  for (const part of await wide.all())
    expect(await part.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBe(0);
}

let found: readonly string[] = [];
test.beforeEach(async ({ page }) => {
  found = troubles(page);
  await toMovesWith(page, 'gregg-the-adjutant-of-myths');
});
test.afterEach(() => {
  expect(found).toEqual([]);
});

test('cards beside the table are read on a sheet, and one raises the tide there', bothScreens, async ({ page }) => {
  await expect(sign(page)).toHaveClass(/can-act/);
  await press(page, sign(page));
  await expect(sheet(page).getByRole('listitem')).toHaveCount(8);
  await expect(cardOf(page, 'The Rolling Sea')).toContainText('The tide, neither high nor low');
  await expect(cardOf(page, 'Muster of the Old Armory')).toContainText('Once during your turn, you may');
  await sheetIsInOrder(page);
  if (isPhone(page)) await sheet(page).getByRole('button', { name: 'Close' }).tap();
  else {
    await expect(sheet(page).getByRole('button', { name: 'Raise the tide' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sign(page)).toBeFocused();
  }
  await expect(sheet(page)).toHaveCount(0);
  await use(page, 'Raise the tide: The Rolling Sea');
  await expect(page.getByRole('link', { name: /^3 chains/ })).toBeVisible();
  await press(page, sign(page));
  const sea = cardOf(page, 'The Rolling Sea');
  await expect(sea).toContainText('The tide, high for you');
  await expect(sea).toContainText('Raise the tide: not now. The tide is already high.');
  await expect(sea.getByRole('button', { name: 'Raise the tide' })).toHaveCount(0);
  await sheetIsInOrder(page);
});

test('an archon power makes a token creature, once in a turn', async ({ page }) => {
  await use(page, 'Use: Muster of the Old Armory');
  await expect(tiles(page)).toHaveCount(1);
  const token = tiles(page).getByRole('button', { name: /^Grunt/ });
  await expect(token.locator('.status [title="token creature"]')).toBeVisible();
  await expect(tiles(page).first()).toHaveCSS('border-top-style', 'dashed');
  await touch(page, token);
  if (isPhone(page)) await page.getByRole('button', { name: 'Text' }).tap();
  await expect(page.getByTestId('card-sheet')).toContainText('token creature, facedown Colossus of the Hollow Mine');
  if (isPhone(page)) await page.getByRole('button', { name: 'Close' }).tap();
  await isInOrder(page);
  await press(page, sign(page));
  const muster = cardOf(page, 'Muster of the Old Armory');
  await expect(muster).toContainText('Use: not now. Muster of the Old Armory allows no more this turn.');
  await sheetIsInOrder(page);
});

test('which key is forged is chosen by its color and shape', bothScreens, async ({ page }) => {
  await use(page, 'Use: Muster of the Old Armory');
  await use(page, 'Use: Painter of Keys');
  expect(await asks(page)).toBe('key');
  const keys = page.getByTestId('prompt').locator('[data-answer="key"]');
  await expect(keys).toHaveText([/^Red key/, /^Blue key/, /^Yellow key/]);
  await expect(keys.nth(1).locator('.key-blue')).toBeVisible();
  await isInOrder(page);
  if (isPhone(page)) await answerBy(page, keys.nth(1));
  else {
    const before = await moment(page);
    await page.keyboard.press('2');
    await settled(page, before);
  }
  await expect(page.getByTestId('my-bar').getByRole('link', { name: '1 of 3 keys forged: blue' })).toBeVisible();
});

test('a prophecy is activated with a card of the hand beneath it', async ({ page }) => {
  await use(page, 'Activate: Omen of the Falling Tower');
  expect(await asks(page)).toBe('cards');
  const card = page.getByTestId('hand').locator('.can-choose button').first();
  await press(page, card);
  // It does not come back: it is only chosen by the first press, with what it does there.
  expect(await asks(page)).toBe('cards');
  await expect(page.getByTestId('placing')).toContainText('until the prophecy is fulfilled');
  await expect(page.getByTestId('announcer')).toContainText('Press it again, or 1, to put it there.');
  await expect(card).toBeFocused();
  await isInOrder(page);
  await give(page, card);
  expect(await asks(page)).toBe('move');
  await expect(sign(page)).toHaveAccessibleName(/active: Omen of the Falling Tower/);
  await press(page, sign(page));
  const omen = cardOf(page, 'Omen of the Falling Tower');
  await expect(omen).toContainText('Prophecy, active with 1 card facedown beneath it');
  await expect(omen).toContainText('Beneath it, seen by you alone: Colossus of the Hollow Mine.');
  await expect(omen).toContainText('is already active');
  await expect(cardOf(page, 'Portent of the Full Vault')).toContainText('Prophecy, not active');
  await sheetIsInOrder(page);
});

test('a title is named by typing, or by pointing to it', async ({ page }) => {
  await use(page, 'Use: Keeper of Names');
  expect(await asks(page)).toBe('name');
  const field = page.getByRole('combobox', { name: /name a card$/ });
  const titles = page.getByTestId('prompt').getByRole('option');
  const many = await titles.count();
  expect(many).toBeGreaterThan(20);
  await isInOrder(page);
  if (!isPhone(page)) await expect(field).toBeFocused();
  await field.fill('hollow');
  await expect(titles).toHaveText(['Colossus of the Hollow Mine']);
  await field.fill('');
  await expect(titles).toHaveCount(many);
  // The last one: the list stays where it was scrolled to, also while the card that is pointed to is read.
  await answerBy(page, titles.last());
  expect(await asks(page)).toBe('move');
});

test('a trait is named by typing', async ({ page }) => {
  await use(page, 'Use: Teller of Kin');
  expect(await asks(page)).toBe('trait');
  const field = page.getByRole('combobox', { name: /choose a trait$/ });
  await isInOrder(page);
  await field.fill('gia');
  if (isPhone(page)) await answerBy(page, page.getByRole('option', { name: 'Giant' }));
  else await give(page, field);
  await expect(page.getByTitle(/^Teller of Kin: .* Giant trait/)).toBeVisible();
});

test('a gigantic creature is two cards in hand and one in play', bothScreens, async ({ page }) => {
  const hand = page.getByTestId('hand').getByRole('listitem');
  await expect(hand).toHaveCount(7);
  const base = page.getByTestId('hand').locator('.can-act[data-card="later-colossus"] button').first();
  await expect(base).toContainText('base half');
  const art = page.getByTestId('hand').locator('[data-card="later-colossus-2"]').first();
  await expect(art).toContainText('art half');
  await expect(art.locator('.hand-numbers')).toHaveCount(0);
  await press(page, base);
  await give(page, page.locator('.verb-play'));
  expect(await asks(page)).toBe('cards');
  await isInOrder(page);
  await give(page, page.getByTestId('hand').locator('.can-choose button').first());
  expect(await asks(page)).toBe('move');
  // Two left the hand; the icon of the art half drew one.
  await expect(hand).toHaveCount(6);
  await expect(tiles(page)).toHaveCount(1);
  await expect(tiles(page).locator('.power')).toHaveText(/^10/);
  await touch(page, tiles(page).getByRole('button'));
  if (isPhone(page)) await page.getByRole('button', { name: 'Text' }).tap();
  await expect(page.getByTestId('card-sheet')).toContainText('gigantic creature, of two cards');
  if (isPhone(page)) await page.getByRole('button', { name: 'Close' }).tap();
  await isInOrder(page);
});
