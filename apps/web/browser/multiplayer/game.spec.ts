// Two people play each other over the server, and others look on.
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { faults } from '../axe.ts';
import { decideInPage } from '../playThrough.ts';
import { overflow, touch } from '../table.ts';
import { arrive, decide, openTable, sitDown, whoIsAsked } from './people.ts';

const plain = { play: { type: 'duel', decks: 'own' } };

/** Nobody who looks on sees what is in a hand, but for a card that went there for all to see, as Bad Penny does. */
async function seesNoHand(watcher: Page): Promise<void> {
  const log = watcher.getByTestId('log').last();
  // Looked at anew where the game went on between the two looks.
  await expect(async () => {
    const shown = await watcher.locator('.hand .hand-name').allInnerTexts();
    const told = await log.innerText();
    for (const name of shown) expect(told).toMatch(new RegExp(`${name.trim()} (goes|returns) to .* hand`));
  }).toPass();
}

/** The names of the cards in the hand that is shown. */
const handOf = (page: Page): Promise<readonly string[]> => page.locator('.hand .hand-name').allInnerTexts();

/** As long as a game goes on, its record is secret, and its address leads to its table. */
async function isSecret(watcher: Page, url: string): Promise<void> {
  const page = await watcher.context().newPage();
  await page.goto(url.replace('/t/', '/g/'));
  await expect(page.getByTestId('not-here')).toContainText('its record contains hidden information');
  await expect(page.getByRole('link', { name: 'To its table' })).toHaveAttribute('href', url);
  expect(await faults(page, 'any')).toEqual([]);
  await page.close();
}

/** The game that is over is looked back on with the eyes of either seat, or with all hands open. @param first whose hand was dealt so */
async function looksBack(page: Page, first: readonly string[]): Promise<void> {
  await touch(page, page.getByRole('link', { name: 'Look back' }));
  const replay = page.getByTestId('replay');
  await touch(page, page.getByTestId('way-last'));
  await expect(replay).toContainText(/won in turn \d+\./);
  await page.keyboard.press('Home');
  await expect(replay.getByRole('heading')).toContainText('Before the first turn');
  const seen: (readonly string[])[] = [];
  for (const seat of [0, 1]) {
    await replay.getByLabel('Seen').selectOption(String(seat));
    await expect(page).toHaveURL(new RegExp(`as=${seat}`));
    await expect(page.locator('.bar.is-mine')).toContainText('Guest');
    seen.push(await handOf(page));
  }
  expect(seen[0]).toEqual(first);
  expect(seen[1]).not.toEqual(first);
  await page.goBack();
}

test('two play a whole game while a third looks on; one is closed in the middle and comes back on another screen', async ({
  browser,
  baseURL,
}) => {
  const anna = await arrive(browser, baseURL, 'desktop');
  const url = await openTable(anna, plain);
  let bo = await arrive(browser, baseURL, 'phone');
  await sitDown(bo, url);
  const watcher = await arrive(browser, baseURL, 'desktop');
  await watcher.goto(url);
  await expect(watcher.getByTestId('looking-on')).toBeVisible();
  await whoIsAsked([anna, bo]);
  const dealt = await handOf(anna);
  await isSecret(watcher, url);
  for (let n = 0; ; n++) {
    const page = await whoIsAsked([anna, bo]);
    if (page === null) break;
    // By pressing as people do, until both have made moves of all kinds; what follows is about the end.
    if (n < 40) await decide(page);
    else await decideInPage(page);
    if (n % 10 === 0) await seesNoHand(watcher);
    // Nor is anything theirs.
    if (n % 10 === 0) await expect(watcher.locator('.strip .turn b')).not.toContainText('you');
    if (n !== 24) continue;
    const kept = await bo.context().storageState();
    await bo.context().close();
    await expect(anna.getByTestId('away')).toBeVisible();
    bo = await arrive(browser, baseURL, 'desktop', kept);
    await bo.goto(url);
    await expect(bo.getByTestId('my-bar')).toContainText('You');
    await expect(anna.getByTestId('away')).toHaveCount(0);
  }
  for (const page of [anna, bo, watcher]) await expect(page.getByTestId('game-over')).toBeVisible();
  const heads = await Promise.all([anna, bo].map((page) => page.getByTestId('game-over').locator('h2').innerText()));
  expect(heads.filter((text) => text === 'You win!')).toHaveLength(1);
  // Anybody may check afterwards that the server dealt as it had promised.
  await touch(watcher, watcher.getByRole('button', { name: 'Check the shuffles' }));
  await expect(watcher.getByTestId('shuffles')).toContainText('the log is unchanged');
  // What came of it has the whole width, not half a column beside a button.
  const widths = await watcher
    .getByTestId('shuffles')
    .evaluate((said) => [said, said.parentElement].map((part) => part?.clientWidth));
  expect(widths[0]).toBe(widths[1]);
  await looksBack(watcher, dealt);
  const download = anna.waitForEvent('download');
  await touch(anna, anna.getByRole('button', { name: 'Record' }));
  expect((await download).suggestedFilename()).toMatch(/^vaultsong-.*\.json$/);
  for (const page of [anna, bo, watcher]) await page.context().close();
});

test('the room before a game, and its table, have no fault of accessibility and do not scroll sideways', async ({
  browser,
  baseURL,
}) => {
  const anna = await arrive(browser, baseURL, 'desktop');
  const url = await openTable(anna, { ...plain, clock: { type: 'chess', seconds: 600, increment: 5 } });
  const bo = await arrive(browser, baseURL, 'phone');
  await bo.goto(url);
  await expect(bo.getByTestId('waiting-room')).toBeVisible();
  for (const page of [anna, bo]) {
    expect(await faults(page, 'any')).toEqual([]);
    expect((await overflow(page)).x).toBe(0);
  }
  await touch(bo, bo.getByRole('button', { name: 'Sit down as a guest' }));
  // With the largest words, too, all ways of the head are whole.
  await anna.evaluate(() => document.documentElement.style.setProperty('--letters', '1.4'));
  const ways = anna.locator('.site-head > nav');
  await expect(ways).toHaveCount(2);
  const hidden = () => ways.evaluateAll((all) => all.map((nav) => nav.scrollWidth - nav.clientWidth));
  await expect.poll(hidden).toEqual([0, 0]);
  for (const page of [anna, bo]) {
    await expect(page.getByRole('list', { name: 'Clocks' })).toBeVisible();
    await touch(page, page.getByTestId('chat-button'));
    await expect(page.getByTestId('chat')).toBeVisible();
    expect(await faults(page)).toEqual([]);
    expect((await overflow(page)).x).toBe(0);
    await page.context().close();
  }
});
