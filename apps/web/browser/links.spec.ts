import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { faults } from './axe.ts';
import { bothScreens } from './screens.ts';
import { answerBy, openGame, overflow, readTable, toFirstMove, touch, troubles } from './table.ts';

const prompt = (page: Page): Locator => page.getByTestId('prompt');
const ruleOf = (page: Page, name: string): Locator => prompt(page).getByRole('link', { name: `Rule: ${name}` });
const text = (page: Page): Locator => page.getByTestId('rule-text');

/** What the sheet has its text from: the whole rulebook. */
const rulesPart = /assets\/explainer\.worker-.*\.js/;

test(
  'the question names its rule, which opens on a sheet in the edition of the game',
  bothScreens,
  async ({ page }) => {
    const found = troubles(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openGame(page, 'seed=7&first=me&edition=manual');
    await expect(ruleOf(page, 'Mulligan')).toBeVisible();
    await answerBy(page, page.getByRole('button', { name: 'Keep' }));
    expect(asked.filter((url) => rulesPart.test(url))).toEqual([]);
    const before = await readTable(page);
    await touch(page, ruleOf(page, 'Choose a house'));
    await expect(page.getByRole('dialog', { name: 'Choose a house' })).toBeVisible();
    await expect(text(page)).toContainText('may first take all cards in their archives');
    await expect(text(page)).toContainText('By Reference manual.');
    await expect(text(page)).toBeFocused();
    expect(asked.filter((url) => rulesPart.test(url))).toHaveLength(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(ruleOf(page, 'Choose a house')).toBeFocused();
    expect(await readTable(page)).toBe(before);
    expect(found).toEqual([]);
  },
);

test('links in the text lead on within the sheet and back, and to the rulebook in a new tab', async ({ page }) => {
  await openGame(page, 'seed=7&first=me&edition=cota-1.3');
  await toFirstMove(page);
  await touch(page, ruleOf(page, 'Play, discard, and use cards'));
  await touch(page, text(page).getByRole('link', { name: 'using cards' }));
  const sheet = page.getByRole('dialog', { name: 'Using cards' });
  await expect(sheet).toBeVisible();
  await expect(text(page)).toBeFocused();
  const opened = page.waitForEvent('popup');
  await touch(page, sheet.getByRole('link', { name: 'Open the rulebook' }));
  const rules = await opened;
  await expect(rules).toHaveURL(/\/rules\?edition=cota-1\.3#using-cards$/);
  await expect(rules.getByRole('article', { name: 'Using cards', exact: true })).toBeInViewport();
  await rules.close();
  await touch(page, sheet.getByRole('button', { name: 'Back to the entry before' }));
  await expect(page.getByRole('dialog', { name: 'Play, discard, and use cards' })).toBeVisible();
  await expect(page.getByTestId('hand')).toBeVisible();
});

test('what cannot be done names the rule against it, once for verbs that it stops together', async ({ page }) => {
  await openGame(page, 'seed=7&first=me');
  await toFirstMove(page);
  await touch(page, page.locator('.hand-card.is-off button').first());
  await expect(prompt(page).getByRole('button', { name: 'Play: not now. It does not belong' })).toBeVisible();
  await expect(ruleOf(page, 'Off-house card')).toHaveCount(1);
  await touch(page, ruleOf(page, 'Off-house card'));
  await expect(text(page)).toContainText('whose house is not the active house');
  expect(await overflow(page)).toEqual({ x: 0, y: 0 });
});

test('what a key costs and the active house lead to their rules', async ({ page }) => {
  await openGame(page, 'seed=7&first=me');
  await toFirstMove(page);
  for (const [name, title] of [
    ['A key costs 6. Rule: Current cost', 'Current cost'],
    [/ is the active house\. Rule: Active house$/, 'Active house'],
  ] as const) {
    await touch(page, page.getByRole('link', { name }).last());
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('a keyword leads from the sheet of its card to its rule', async ({ page }) => {
  await openGame(page, 'seed=9&first=me');
  const card = page.locator('.hand-card[data-card="noddy-the-thief"] button');
  const phone = (page.viewportSize()?.width ?? 0) < 720;
  // On a phone the card is read on a sheet, above which the rule opens.
  if (phone) await touch(page, card);
  else await card.focus();
  const sheet = page.getByTestId('card-sheet');
  await touch(page, sheet.getByRole('link', { name: 'Elusive' }));
  await expect(page.getByRole('dialog', { name: 'Elusive' })).toBeVisible();
  await expect(text(page)).toContainText('attacked');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Elusive' })).toHaveCount(0);
  await expect(sheet.getByRole('link', { name: 'Elusive' })).toBeFocused();
  await expect(page.getByRole('dialog', { name: 'Noddy the Thief' })).toHaveCount(phone ? 1 : 0);
});

test('the sheet has no fault of accessibility', bothScreens, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGame(page, 'seed=7&first=me');
  await touch(page, ruleOf(page, 'Mulligan'));
  await expect(text(page)).toBeVisible();
  expect(await faults(page, 'any')).toEqual([]);
});

test('a sheet whose text cannot be loaded says so, can be tried again, and costs no game', async ({ page }) => {
  await page.route(rulesPart, (route) => route.abort());
  await openGame(page, 'seed=7&first=me');
  await toFirstMove(page);
  const before = await readTable(page);
  await touch(page, ruleOf(page, 'Play, discard, and use cards'));
  const sheet = page.getByRole('dialog', { name: 'Play, discard, and use cards' });
  await expect(sheet.getByRole('alert')).toContainText('The rules could not be loaded');
  await expect(sheet.getByRole('link', { name: 'Open the rulebook' })).toHaveAttribute(
    'href',
    '/rules?edition=current#play-discard-and-use',
  );
  await page.unroute(rulesPart);
  await touch(page, sheet.getByRole('button', { name: 'Try again' }));
  await expect(text(page)).toContainText('In the third step');
  await page.keyboard.press('Escape');
  expect(await readTable(page)).toBe(before);
});

test('rules that cannot be loaded say so, and can be tried again', async ({ page }) => {
  await page.route(/assets\/RulesPage-.*\.js/, (route) => route.abort());
  await page.goto('/rules#taunt');
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded');
  await expect(page.getByRole('link', { name: 'To the start page' })).toBeVisible();
  await page.unroute(/assets\/RulesPage-.*\.js/);
  await touch(page, page.getByRole('button', { name: 'Try again' }));
  await expect(page.getByRole('article', { name: 'Taunt', exact: true })).toBeInViewport();
});

test('the page of a table runs neither engine nor cards: they are in the worker', async ({ page }) => {
  // Of the page itself, not of its workers.
  await page.coverage.startJSCoverage();
  await openGame(page);
  const scripts = await page.coverage.stopJSCoverage();
  expect(scripts.length).toBeGreaterThan(9);
  // A sentence that only the engine says, and one that only the files of cards do.
  const sentences = ['There is no creature to attack.', 'facts and abilities of a card stand with'];
  const found = scripts.filter(({ source }) => sentences.some((sentence) => source?.includes(sentence)));
  expect(found.map(({ url }) => url)).toEqual([]);
});

test('the worker of the table starts while the page is still loading', async ({ page }) => {
  let asked = (): void => {};
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  await page.route(/assets\/worker-.*\.js/, async (route) => {
    asked();
    await route.continue();
  });
  // The table comes only when its worker was asked for.
  await page.route(/assets\/App-.*\.js/, async (route) => {
    await isAsked;
    await route.continue();
  });
  await openGame(page);
});

test('a page is shown as soon as it is there', async ({ page }) => {
  // The clock stands still, so that whatever waits for a while waits for ever.
  await page.addInitScript(() => {
    const { setTimeout: start } = window;
    const now = performance.now();
    performance.now = () => now;
    window.setTimeout = ((work: () => void, milliseconds = 0) =>
      milliseconds < 100 ? start(work, milliseconds) : 0) as typeof setTimeout;
  });
  await page.goto('/rules');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
