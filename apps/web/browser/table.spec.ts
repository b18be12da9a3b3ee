import { expect, test } from '@playwright/test';
import { playThrough } from './playThrough.ts';
import {
  answerBy,
  answerFirst,
  asks,
  makeMove,
  moment,
  openGame,
  openNewGame,
  openTool,
  readTable,
  settled,
  toFirstMove,
} from './table.ts';

test('a visitor is in a game at once, without choosing anything', async ({ page }) => {
  await page.goto('/play');
  await expect(page.getByTestId('hand').getByRole('button')).not.toHaveCount(0);
  await expect(page.getByTestId('my-bar')).toContainText('Miss “Onyx” Censorius');
  await expect(page.getByTestId('foe-bar')).toContainText('Radiant Argus the Supreme');
});

test('the hand of the bot lies face down', async ({ page }) => {
  await openGame(page);
  await expect(page.getByTestId('foe-bar').getByRole('button', { name: /\d cards in hand, face down/ })).toBeVisible();
  await expect(page.getByTestId('foe-bar').locator('.art')).toHaveCount(0);
});

test('undo leads back to the same table', async ({ page }) => {
  await openGame(page);
  await toFirstMove(page);
  const tables = [await readTable(page)];
  for (let i = 0; i < 6; i++) {
    if ((await page.locator('.table').getAttribute('data-asks')) === 'move') await makeMove(page, ['play', 'reap']);
    else await playThrough(page, 1);
    tables.push(await readTable(page));
  }
  tables.pop();
  for (const before of tables.reverse()) {
    await answerBy(page, page.getByTestId('undo'));
    await expect.poll(async () => withoutMark(await readTable(page))).toBe(withoutMark(before));
  }
});

/** A game says whether something was taken back after it had shown hidden cards. */
const withoutMark = (text: string): string =>
  text.replace(/^Played with take-backs:.*\n/m, '').replace('with take-backs', '');

test('undo works by its key, and after the turn of the bot', async ({ page }) => {
  await openGame(page);
  await toFirstMove(page);
  const before = await readTable(page);
  const since = await moment(page);
  await page.keyboard.press('e');
  await expect(page.getByTestId('end-turn')).toContainText('End turn anyway?');
  await page.keyboard.press('e');
  await settled(page, since);
  await expect(page.getByTestId('log')).toContainText('Turn 2');
  const later = await moment(page);
  await page.keyboard.press('u');
  await settled(page, later);
  await expect.poll(async () => withoutMark(await readTable(page))).toBe(withoutMark(before));
  await expect(page.locator('.take-backs')).toBeVisible();
});

test('the text of a card shows on hover and on focus', async ({ page }) => {
  await openGame(page);
  const sheet = page.locator('.reader').getByTestId('card-sheet');
  const cards = page.getByTestId('hand').getByRole('button');
  const title = async (n: number): Promise<string> =>
    ((await cards.nth(n).getAttribute('aria-label')) ?? '').split(',')[0] ?? '';
  await cards.nth(0).hover();
  await expect(sheet.getByRole('heading')).toHaveText(await title(0));
  await expect(sheet.locator('.sheet-text')).not.toBeEmpty();
  await cards.nth(0).focus();
  await page.keyboard.press('End');
  await expect(sheet.getByRole('heading')).toHaveText(await title((await cards.count()) - 1));
});

test('the sheet of a card reminds of the rules of its keywords', async ({ page }) => {
  await openGame(page, 'seed=9&first=me');
  await page.locator('.hand-card[data-card="noddy-the-thief"]').hover();
  const sheet = page.locator('.reader').getByTestId('card-sheet');
  await expect(sheet.getByRole('heading')).toHaveText('Noddy the Thief');
  await expect(sheet.locator('.reminder')).toHaveText(/^Elusive: The first time .+\.$/);
});

test('after the turn of the bot, one line sums it up until the player moves', async ({ page }) => {
  await openGame(page);
  await toFirstMove(page);
  const recap = page.getByTestId('recap').and(page.getByRole('status'));
  await expect(recap).toBeEmpty();
  await makeMove(page, []);
  await expect(recap).toHaveText(/^Bot \(\w+\): .*\bplayed \d/);
  while ((await asks(page)) !== 'move') await answerFirst(page);
  await expect(recap).not.toBeEmpty();
  await makeMove(page, ['play', 'reap']);
  await expect(recap).toBeEmpty();
});

test('the house under the pointer keeps its colour and gets a ring', async ({ page }) => {
  await openGame(page);
  await answerBy(page, page.getByRole('button', { name: 'Keep' }));
  const house = page.locator('.house-card').nth(1);
  const look = () =>
    house.evaluate((card) => {
      const { backgroundImage, boxShadow } = getComputedStyle(card);
      return { backgroundImage, boxShadow };
    });
  const { backgroundImage } = await look();
  await house.hover();
  expect((await look()).backgroundImage).toBe(backgroundImage);
  expect((await look()).boxShadow).not.toBe('none');
});

test('the discard pile lies open', async ({ page }) => {
  await openGame(page);
  await toFirstMove(page);
  const card = page.getByTestId('hand').locator('.can-act button').first();
  const title = ((await card.getAttribute('aria-label')) ?? '').split(',')[0] ?? '';
  await card.click();
  await answerBy(page, page.getByRole('button', { name: `Discard ${title}` }));
  await page.getByRole('button', { name: 'Your discard, 1 card: look through' }).click();
  await expect(page.getByRole('dialog', { name: 'Your discard' }).getByRole('heading', { name: title })).toBeVisible();
});

test('what cannot be done stays in its place and says why', async ({ page }) => {
  await openGame(page);
  await toFirstMove(page);
  const before = await moment(page);
  await page.getByTestId('hand').locator('li:not(.can-act) button').first().click();
  const play = page.getByRole('button', { name: /^Play: not now/ });
  await expect(play).toHaveAttribute('aria-disabled', 'true');
  await expect(play).toContainText('It does not belong to the active house.');
  await play.click({ force: true });
  await page.keyboard.press('p');
  await expect(page.getByTestId('announcer')).toContainText('It does not belong to the active house.');
  expect(await moment(page)).toBe(before);
});

test('End turn says what is left, and asks twice only then', async ({ page }) => {
  await openGame(page);
  await toFirstMove(page);
  const end = page.getByTestId('end-turn');
  await expect(end).toContainText(/^End turn\d.cards? left$/);
  await expect(end).toHaveAccessibleName(/^End turn\. Left: \d playable cards?$/);
  const before = await moment(page);
  await end.click();
  await expect(end).toContainText('End turn anyway?');
  expect(await moment(page)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(end).toContainText('End turn');
  await expect(end).not.toContainText('anyway');
  // The first player plays or discards one card on the first turn; then nothing is left, and one press is enough.
  const prompt = page.getByTestId('prompt');
  await expect(prompt).toContainText('First turn: you may play or discard only one card from your hand.');
  await makeMove(page, ['play']);
  while ((await asks(page)) !== 'move') await answerFirst(page);
  await expect(prompt).toContainText('First turn: you have played or discarded the one card that is allowed.');
  await expect(prompt).toContainText('Nothing is left to do but to end your turn.');
  await expect(end).not.toContainText('left');
  const done = await moment(page);
  await end.click();
  await settled(page, done);
  await expect(page.getByTestId('log')).toContainText('Turn 2');
});

test('a new game takes decks, seat, bot, rules and seed, and has an address that deals it again', async ({ page }) => {
  await openGame(page);
  const form = await openNewGame(page);
  await form.getByLabel('Your deck').selectOption('radiant-argus-the-supreme');
  await form.getByLabel('The bot’s deck').selectOption('miss-onyx-censorius');
  await form.getByLabel('You', { exact: true }).check();
  await form.getByLabel('At random').check();
  await form.getByLabel('Rules', { exact: true }).selectOption('Rulebook v1.0 (2018)');
  await form.getByLabel(/^Seed/).fill('12');
  await form.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByTestId('my-bar')).toContainText('Radiant Argus the Supreme');
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    you: 'radiant-argus-the-supreme',
    foe: 'miss-onyx-censorius',
    first: 'me',
    bot: 'random',
    edition: 'cota-1.0',
    seed: '12',
    speed: 'instant',
  });
  const hand = await readTable(page);
  await page.reload();
  await settled(page, -1);
  expect(await readTable(page)).toBe(hand);
});

test('the record of the game can be downloaded', async ({ page }) => {
  await openGame(page);
  await toFirstMove(page);
  await openTool(page, 'Help');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the record of this game' }).click();
  const file = await (await download).createReadStream();
  let text = '';
  for await (const part of file) text += String(part);
  expect(JSON.parse(text)).toMatchObject({ setup: { seed: 7, first: 0 }, winner: null });
});

test('a verb shows what it would bring about before it is pressed', async ({ page }) => {
  await openGame(page);
  const reap = page.locator('.verb-reap:not([aria-disabled="true"])');
  for (let decisions = 0; decisions < 40; decisions++) {
    const creature = page.getByTestId('my-line').locator('.can-act button').first();
    if ((await asks(page)) === 'move' && (await creature.count()) > 0) {
      await creature.click();
      if ((await reap.count()) > 0) break;
    }
    await playThrough(page, 1, ['play']);
  }
  const aember = await page.getByTestId('my-bar').getByTestId('aember').textContent();
  await reap.hover();
  await expect(page.getByTestId('outcome')).toContainText('You gain 1 æmber by reaping.');
  await expect(page.getByTestId('my-bar').getByTestId('aember')).toHaveText(aember ?? '');
  await page.mouse.move(0, 0);
  await expect(page.getByTestId('outcome')).toHaveCount(0);
});

test('the bot shows its moves one by one, until the player skips them', async ({ page }) => {
  await page.goto('/?you=miss-onyx-censorius&foe=radiant-argus-the-supreme&seed=3&first=foe&speed=slow');
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect(page.getByTestId('prompt')).toContainText('The bot’s turn');
  await expect(page.getByTestId('log')).toContainText('Turn 1');
  await expect(page.getByTestId('log')).not.toContainText('Turn 2');
  await page.keyboard.press('Space');
  await expect(page.getByTestId('log')).toContainText('Turn 2');
  await expect(page.getByTestId('prompt')).toContainText('Choose your active house');
});

test('an address of no known deck says so, and leads to a game', async ({ page }) => {
  await page.goto('/?you=nobody-s-deck');
  await expect(page.getByRole('alert')).toContainText('no deck is called');
  await page.getByRole('link', { name: 'Start the usual game' }).click();
  await expect(page.getByTestId('hand')).toBeVisible();
});
