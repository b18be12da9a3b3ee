// A tournament of four, from its opening to its champion.
import { randomUUID } from 'node:crypto';
import type { Browser, Page, Route } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { faults } from '../axe.ts';
import { overflow } from '../table.ts';
import { asked, ownAddress } from './people.ts';

const screens = {
  desktop: { viewport: { width: 1366, height: 768 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

async function comer(browser: Browser, baseURL: string | undefined, screen: keyof typeof screens): Promise<Page> {
  const context = await browser.newContext({
    ...screens[screen],
    ...ownAddress(),
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  return context.newPage();
}

/** Makes an account there. @returns its name */
async function signUp(page: Page): Promise<string> {
  const name = `Org-${randomUUID()}`.slice(0, 20);
  await page.goto('/account');
  const form = page.getByRole('region', { name: 'Make an account' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password', { exact: true }).fill('quite a long secret');
  await form.getByRole('button', { name: 'Make the account' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return name;
}

/** Gives both matches of the round that is played to who sits first, as the organizer. */
async function decideRound(page: Page, round: string, matches: number): Promise<void> {
  const region = page.getByRole('region', { name: round });
  await expect(region).toBeVisible();
  for (let n = 0; n < matches; n++) {
    const open = region.locator('.pairing.is-running').first();
    await open.locator('summary').click();
    await open.getByRole('button', { name: 'Decide' }).click();
    await expect(region.locator('.pairing.is-running')).toHaveCount(matches - 1 - n);
  }
}

test('a tournament of four is opened, joined, begun, decided and won', async ({ browser, baseURL }) => {
  const organizer = await comer(browser, baseURL, 'desktop');
  const name = await signUp(organizer);

  await organizer.goto('/tournaments');
  await organizer.getByRole('button', { name: 'New tournament…' }).click();
  const dialog = organizer.getByRole('dialog', { name: 'New tournament' });
  await dialog.getByLabel('Name').fill(`Cup of ${name}`);
  await dialog.getByLabel('Sealed').check();
  await dialog.getByLabel('The best 2').check();
  await expect(dialog.getByText('Only a tournament for accounts')).toBeVisible();
  await dialog.getByRole('button', { name: 'Open the tournament' }).click();
  await expect(organizer).toHaveURL(/\/tournaments\/[0-9a-z]{10}$/);
  const url = organizer.url();
  await expect(organizer.getByRole('button', { name: 'Begin (from two players on)' })).toBeVisible();
  await organizer.getByRole('button', { name: 'Take part' }).click();
  await expect(organizer.getByText('You take part. Come back')).toBeVisible();

  const guests = [
    await comer(browser, baseURL, 'phone'),
    await comer(browser, baseURL, 'phone'),
    await comer(browser, baseURL, 'desktop'),
  ];
  for (const guest of guests) {
    await guest.goto(url);
    await guest.getByRole('button', { name: 'Take part' }).click();
    await expect(guest.getByText('You take part. Come back')).toBeVisible();
  }
  // Nobody loads the page again: the server tells of what others did.
  await organizer.getByRole('button', { name: 'Begin with 4 players' }).click();
  for (const page of [organizer, ...guests]) {
    await expect(page.getByRole('link', { name: 'To your table' })).toHaveAttribute('href', /^\/t\/[0-9a-z]{10}$/);
    await page.reload();
    await expect(page.getByRole('link', { name: 'To your table' })).toBeVisible();
    expect(await faults(page, 'any')).toEqual([]);
    expect((await overflow(page)).x).toBeLessThanOrEqual(0);
  }
  await decideRound(organizer, 'Round 1 of 2', 2);
  await decideRound(organizer, 'Round 2 of 2', 2);
  await decideRound(organizer, 'Final', 1);
  await expect(organizer.getByText(/^Won by/)).toBeVisible();
  await expect(organizer.getByRole('region', { name: 'The cut' })).toContainText('Final');
  const [phone] = guests;
  await expect(phone?.getByText(/^Won by/) ?? organizer.locator('nowhere')).toBeVisible();
  if (phone !== undefined) {
    expect(await faults(phone, 'any')).toEqual([]);
    expect((await overflow(phone)).x).toBeLessThanOrEqual(0);
  }
  await organizer.goto('/tournaments');
  await expect(organizer.getByRole('listitem').filter({ hasText: `Cup of ${name}` })).toContainText('Over');
  for (const page of [organizer, ...guests]) await page.context().close();
});

test('what is pressed while the server still does something else is told in sight, and can be pressed again', async ({
  browser,
  baseURL,
}) => {
  const organizer = await comer(browser, baseURL, 'desktop');
  const name = await signUp(organizer);
  const opened = await asked(organizer, 'POST', '/api/tournaments', {
    name: `Cup of ${name}`,
    terms: { play: { type: 'duel', decks: 'sealed' } },
    admits: 'everybody',
  });
  expect(opened.status).toBe(201);
  const at = `/api/tournaments/${String(opened.json.id)}`;
  for (let n = 0; n < 2; n++) {
    const guest = await comer(browser, baseURL, 'desktop');
    await guest.goto('/rules');
    await asked(guest, 'POST', '/api/guests', {});
    const nonce = randomUUID().replaceAll('-', '');
    expect((await asked(guest, 'PUT', `${at}/players/me`, { nonce })).status).toBe(200);
    await guest.context().close();
  }
  // So low that the place of what is told scrolls away above the buttons.
  await organizer.setViewportSize({ width: 390, height: 220 });
  await organizer.goto(`/tournaments/${String(opened.json.id)}`);
  const remove = organizer.getByRole('button', { name: /^Remove / });
  await expect(remove).toHaveCount(2);
  const told = organizer.locator('.online-page').getByRole('status');

  const removing = new Promise<Route>((resolve) => {
    organizer.route(`**${at}/players/*`, resolve, { times: 1 });
  });
  await remove.first().click();
  const held = await removing;
  for (const button of await remove.all()) await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(remove.last()).toHaveAccessibleDescription('Please wait: the previous action is still running.');
  await remove.last().press('Enter');
  await expect(told.filter({ hasText: 'Please wait: the previous action is still running.' })).toBeInViewport();

  await held.continue();
  await expect(told.filter({ hasText: 'is out of it.' })).toBeVisible();
  await expect(remove).toHaveCount(1);
  await remove.click();
  await expect(remove).toHaveCount(0);
  await organizer.context().close();
});
