import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { faults } from './axe.ts';
import { playThrough } from './playThrough.ts';
import { isWritten } from './savedGame.ts';
import { bothScreens } from './screens.ts';
import {
  answerBy,
  answerFirst,
  asks,
  isOver,
  makeMove,
  moment,
  openTool,
  overflow,
  settled,
  touch,
  troubles,
} from './table.ts';

const [onyx, radiant, achea] = ['miss-onyx-censorius', 'radiant-argus-the-supreme', 'guide-achea'];

async function openAdventure(page: Page, query: string): Promise<void> {
  await page.goto(`/adventure/keyraken?${query}`);
  await settled(page, -1);
}

/** Ends the turn of who is asked as soon as there is nothing else to answer. */
async function endTurn(page: Page): Promise<void> {
  while ((await asks(page)) !== 'move') await answerFirst(page);
  const end = page.getByTestId('end-turn');
  await touch(page, end);
  if ((await page.getByText('End turn anyway?').count()) > 0) await touch(page, end);
}

test('a solo adventure is played to its end', async ({ page }) => {
  const found = troubles(page);
  await openAdventure(page, `decks=${onyx}&difficulty=easy&seed=7&speed=instant`);
  await expect(page.getByTestId('foe-bar')).toContainText('The Keyraken');
  await expect(page.getByRole('link', { name: /^0 of 4 advances/ })).toBeVisible();
  const decisions = await playThrough(page, 900);
  expect(decisions).toBeGreaterThan(30);
  expect(await isOver(page)).toBe(true);
  const over = page.getByTestId('game-over');
  await expect(over.getByRole('heading')).toHaveText(/^(You win!|The Keyraken wins)$/);
  await expect(over).toContainText(/The Keyraken is defeated in turn|It reached the surface with/);
  await expect(page.getByTestId('announcer')).toContainText(/wins?/);
  await touch(page, page.getByRole('button', { name: 'Play again' }));
  await expect(over).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^0 of 4 advances/ })).toBeVisible();
  expect(found).toEqual([]);
});

test('the Keyraken’s turn is shown step by step, at the pace of the player', bothScreens, async ({ page }) => {
  await openAdventure(page, `decks=${onyx}&difficulty=hard&seed=7&speed=steps`);
  await endTurn(page);
  const steps = page.getByRole('list', { name: 'Steps of the Keyraken’s turn' }).locator('[aria-current="step"]');
  await expect(steps).toHaveText('1. It advances, if it has enough æmber');
  const next = page.getByRole('button', { name: 'Next' });
  for (let card = 1; card <= 3; card++) {
    const before = await moment(page);
    await touch(page, next);
    await expect.poll(() => moment(page)).toBe(before + 1);
    await expect(steps).toHaveText('2. It draws and plays its cards');
    await expect(page.getByTestId('stage')).toContainText('Keyraken plays');
  }
  // Nothing moves on by itself.
  const now = await moment(page);
  await touch(page, next);
  await expect(steps).toHaveText('3. It and its creatures are used');
  expect(await moment(page)).toBe(now + 1);
  await touch(page, page.getByRole('button', { name: 'Skip to my decision' }));
  await settled(page, now + 1);
  expect(await asks(page)).not.toBe('nothing');
  await expect(page.getByTestId('recap')).toContainText(/^Keyraken: .*played 3/);
});

test('the Keyraken is fought by choosing it, and takes what is past its armor', async ({ page }) => {
  await openAdventure(page, `decks=${onyx}&difficulty=easy&seed=7&speed=instant`);
  const it = page.locator('[data-card="rotk-the-keyraken"]');
  const armor = page.locator('.adversary .armor');
  await expect(armor).toHaveText(/^\s*6$/);
  for (let decisions = 0; decisions < 60; decisions++) {
    if ((await asks(page)) === 'cards' && (await it.locator('xpath=..').getAttribute('class'))?.includes('can-choose'))
      break;
    if ((await asks(page)) === 'move') await makeMove(page, ['unstun', 'fight', 'play']);
    else await answerFirst(page);
  }
  await expect(it).toHaveAccessibleName(/can be chosen|choose/i);
  await answerBy(page, it);
  await expect(armor).toHaveText(/\d\s*\/\s*6/);
});

test('two play at one screen: each is named and sees their own hand', async ({ page }) => {
  await openAdventure(page, `decks=${onyx},${radiant}&first=0&seed=7&speed=instant`);
  await expect(page.getByTestId('prompt')).toContainText('Player 1');
  await expect(page.getByTestId('my-bar')).toContainText('Player 1');
  await expect(page.getByTestId('mate')).toHaveAccessibleName('Player 2');
  await answerFirst(page);
  await expect(page.getByTestId('prompt')).toContainText('Player 2');
  await expect(page.getByTestId('mate')).toHaveAccessibleName('Player 1');
  await answerFirst(page);
  const before = await moment(page);
  await endTurn(page);
  await settled(page, before);
  while (!(await page.getByTestId('my-bar').innerText()).includes('Player 2')) await answerFirst(page);
  await expect(page.getByTestId('prompt')).toContainText('Player 2');
});

test('an address that asks for too much is told at the table', async ({ page }) => {
  await openAdventure(page, `decks=${onyx}&difficulty=brutal&seed=7&speed=instant`);
  await expect(page.getByRole('alert')).toContainText('difficulty=brutal');
  await expect(page.getByRole('alert')).toContainText('easy, normal, hard');
  await page.goto('/adventure/keyraken?decks=no-such-deck&speed=instant');
  await expect(page.getByRole('alert')).toContainText('no-such-deck');
});

test('a team chooses who goes first when all have drawn their hands', async ({ page }) => {
  await openAdventure(page, `decks=${onyx},${radiant}&seed=7&speed=instant`);
  const turn = page.locator('.strip .turn');
  await expect(turn).toContainText('no order yet');
  await answerFirst(page);
  await answerFirst(page);
  const prompt = page.getByTestId('prompt');
  await expect(prompt).toContainText('Which of you goes first?');
  await expect(turn).toContainText('no order yet');
  await expect(prompt).not.toContainText('chosen');
  await answerBy(page, prompt.getByRole('button', { name: 'Player 2' }));
  await expect(prompt).toContainText('Choose your active house');
  await expect(page.getByTestId('my-bar')).toContainText('Player 2');
});

test('a full table fits the screen, and has no serious fault of accessibility', bothScreens, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAdventure(page, `decks=${onyx},${radiant},${achea}&bots=-,rules,rules&first=0&seed=7&speed=instant`);
  await expect(page.getByTestId('mate')).toHaveCount(2);
  expect(await faults(page)).toEqual([]);
  for (let rounds = 0; rounds < 4; rounds++) {
    await playThrough(page, 12);
    expect(await overflow(page)).toEqual({ x: 0, y: 0 });
  }
  expect(await faults(page)).toEqual([]);
});

/** The words and numbers of the hand that do not lie whole on their card. */
const runOff = (page: Page): Promise<readonly string[]> =>
  page.getByTestId('hand').evaluate((hand) =>
    [...hand.querySelectorAll('.hand-card > button')].flatMap((card) => {
      const { left, right } = card.getBoundingClientRect();
      const words = [...card.querySelectorAll('.card-name, .hand-numbers > *')];
      return words.flatMap((word) => {
        const range = document.createRange();
        range.selectNodeContents(word);
        const boxes = [...range.getClientRects(), word.getBoundingClientRect()];
        const isOff = boxes.some((box) => box.left < left - 0.5 || box.right > right + 0.5);
        return isOff ? [word.textContent ?? ''] : [];
      });
    }),
  );

/** Words of names on cards of the hand that go on in the next line: a name breaks between words only. */
const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.getByTestId('hand').evaluate((hand) =>
    [...hand.querySelectorAll('.card-name')].flatMap(({ firstChild, textContent }) =>
      [...(textContent ?? '').matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
        if (firstChild === null) return [];
        const range = document.createRange();
        range.setStart(firstChild, index);
        range.setEnd(firstChild, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
      }),
    ),
  );

test('long words and the numbers below them stay whole on the cards of the hand', bothScreens, async ({ page }) => {
  const titles: string[] = [];
  for (const seed of [7, 8, 9]) {
    await openAdventure(page, `decks=generated:dt:7,generated:mm:5&bots=-,rules&difficulty=easy&seed=${seed}`);
    titles.push(...(await page.getByTestId('hand').locator('.card-name').allTextContents()));
    // As with the widest font that is common, such as DejaVu Sans: 0.65 em for a letter.
    await page.addStyleTag({ content: '.card-name { letter-spacing: 0.05em }' });
    expect(await runOff(page)).toEqual([]);
    expect(await brokenWords(page)).toEqual([]);
  }
  expect(Math.max(...titles.flatMap((title) => title.split(' ').map(({ length }) => length)))).toBeGreaterThan(8);
});

test('an adventure goes on after a reload, and New game leads to its setup', async ({ page }) => {
  await openAdventure(page, `decks=${onyx}&seed=7&speed=instant`);
  await playThrough(page, 12);
  const shown = await page.getByTestId('my-bar').innerText();
  const turn = await page.locator('.strip .turn').innerText();
  await isWritten(page);
  await page.reload();
  await settled(page, -1);
  expect(await page.getByTestId('my-bar').innerText()).toBe(shown);
  expect(await page.locator('.strip .turn').innerText()).toBe(turn);
  await openTool(page, 'New game');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Keyraken');
  await page.goBack();
  await settled(page, -1);
  await expect(page.getByTestId('foe-bar')).toContainText('The Keyraken');
});
