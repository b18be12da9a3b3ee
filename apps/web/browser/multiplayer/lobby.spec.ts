// The lobby, the account and the games of others, by people who never met: each in a browser of their own.
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { faults } from '../axe.ts';
import { overflow, touch } from '../table.ts';
import { ownAddress } from './people.ts';

const screens = {
  desktop: { viewport: { width: 1366, height: 768 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;
type Screen = keyof typeof screens;

/** Somebody who comes for the first time. */
async function comer(browser: Browser, baseURL: string | undefined, screen: Screen): Promise<Page> {
  const context = await browser.newContext({
    ...screens[screen],
    ...ownAddress(),
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  return context.newPage();
}

const leave = async (...pages: readonly Page[]): Promise<void> => {
  for (const page of pages) await page.context().close();
};

let names = 0;
const newName = (): string => {
  names += 1;
  return `Ada-${Date.now().toString(36)}-${process.pid % 1000}-${names}`.slice(0, 20);
};

const toLobby = async (page: Page): Promise<void> => {
  await page.goto('/lobby');
  await expect(page.getByText(/(person is|people are) here/)).toBeVisible();
};

const account = (page: Page) =>
  page.getByRole('navigation', { name: 'Together' }).getByRole('link', { name: /Sign in|Account/ });

async function signUp(page: Page, name: string): Promise<void> {
  await page.goto('/account');
  const form = page.getByRole('region', { name: /^Make an account/ });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password', { exact: true }).fill('quite a long secret');
  await form.getByRole('button', { name: 'Make the account' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

for (const screen of ['desktop', 'phone'] as const)
  test(`who presses play is a guest at once, and an account when they want (${screen})`, async ({
    browser,
    baseURL,
  }) => {
    const page = await comer(browser, baseURL, screen);
    await toLobby(page);
    await expect(account(page)).toHaveAccessibleName('Sign in');
    await page.getByRole('button', { name: /^Play a friend/ }).click();
    await expect(page.getByTestId('waiting-room')).toBeVisible();
    await expect(page.getByTestId('join-link')).toHaveValue(/\/t\/[0-9a-z]{10}$/);
    await expect(account(page)).toHaveAccessibleName(/^Account: Guest \d+$/);
    const name = newName();
    await signUp(page, name);
    await expect(account(page)).toHaveAccessibleName(`Account: ${name}`);
    // What the guest began is the account’s.
    await page.goto('/games');
    const table = page.getByRole('region', { name: 'With others, at the server' });
    await expect(table).toContainText(name);
    await expect(table.getByRole('link', { name: /^Go on/ })).toBeVisible();
    await page.goto(`/u/${name}`);
    await expect(page.getByText('Other people see this.')).toBeVisible();
    await leave(page);
  });

test('signing out and in, another password and name, and leaving for good', async ({ browser, baseURL }) => {
  const page = await comer(browser, baseURL, 'phone');
  const name = newName();
  await signUp(page, name);
  const change = page.getByRole('region', { name: 'Change your password' });
  await change.getByLabel('Password now').fill('something else entirely');
  await change.getByLabel('New password').fill('another long secret');
  await change.getByRole('button', { name: 'Change the password' }).click();
  await expect(change.getByRole('alert')).toContainText('It is not the one of this account');
  await change.getByLabel('Password now').fill('quite a long secret');
  await change.getByRole('button', { name: 'Change the password' }).click();
  await expect(change.getByRole('status')).toContainText('The password is changed.');
  const renamed = newName();
  const naming = page.getByRole('region', { name: 'Change your name' });
  const typed = naming.getByLabel('Name');
  await typed.fill('A!');
  await naming.getByRole('button', { name: 'Change the name' }).click();
  await expect(typed).toHaveAccessibleDescription(/Expected 3 to 20 letters, digits, - or _$/);
  await expect(typed).toBeFocused();
  await typed.fill('Admin');
  await naming.getByRole('button', { name: 'Change the name' }).click();
  await expect(naming.getByRole('alert')).toContainText('Admin is taken');
  await naming.getByLabel('Name').fill(renamed);
  await naming.getByRole('button', { name: 'Change the name' }).click();
  await expect(naming.getByRole('status')).toContainText(`Your name is now ${renamed}`);
  await expect(page.getByRole('heading', { level: 1, name: renamed })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  const door = page.getByRole('region', { name: 'Sign in' });
  await door.getByLabel('Name').fill(renamed);
  await door.getByLabel('Password', { exact: true }).fill('quite a long secret');
  await door.getByRole('button', { name: 'Sign in' }).click();
  await expect(door.getByRole('alert')).toBeVisible();
  await door.getByLabel('Password', { exact: true }).fill('another long secret');
  await door.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: renamed })).toBeVisible();
  await page.getByRole('button', { name: 'Delete my account…' }).click();
  const data = page.getByRole('region', { name: 'Your data' });
  await data.getByLabel(/^Type your name/).fill('Somebody');
  await data.getByLabel('Your password', { exact: true }).fill('another long secret');
  await data.getByRole('button', { name: 'Delete for good' }).click();
  await expect(data.getByRole('alert')).toContainText('you typed “Somebody”');
  await data.getByLabel(/^Type your name/).fill(renamed);
  await data.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('region', { name: 'Make an account' })).toBeVisible();
  await page.goto(`/u/${renamed}`);
  await expect(page.getByRole('alert')).toContainText('There is no person called');
  await leave(page);
});

test('decks come to the account, and from there to another browser', async ({ browser, baseURL }) => {
  const page = await comer(browser, baseURL, 'desktop');
  const name = newName();
  await page.goto('/d/generated:cota:7');
  await page
    .getByRole('button', { name: /Keep it|collection/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Remove from your collection' })).toBeVisible();
  await signUp(page, name);
  const decks = page.getByRole('region', { name: 'Your decks' });
  await expect(decks).toContainText('1 deck in this browser, 0 with your account: 1 only here.');
  await decks.getByRole('button', { name: 'Sync both' }).click();
  await expect(decks).toContainText('1 deck of this browser is with your account now. Nothing was removed.');
  const other = await comer(browser, baseURL, 'phone');
  await other.goto('/account');
  const door = other.getByRole('region', { name: 'Sign in' });
  await door.getByLabel('Name').fill(name);
  await door.getByLabel('Password', { exact: true }).fill('quite a long secret');
  await door.getByRole('button', { name: 'Sign in' }).click();
  const there = other.getByRole('region', { name: 'Your decks' });
  await there.getByRole('button', { name: 'Sync both' }).click();
  await expect(there).toContainText('1 deck of your account is in this browser now.');
  await expect(there).toContainText('the same in both places');
  await leave(page, other);
});

test('two who want a quick match meet at one table', async ({ browser, baseURL }) => {
  const [one, other] = [await comer(browser, baseURL, 'desktop'), await comer(browser, baseURL, 'phone')];
  await toLobby(one);
  await one.getByRole('button', { name: /^Quick sealed match/ }).click();
  await expect(one.getByText('Looking for an opponent for a sealed game…')).toBeVisible();
  await one.getByRole('button', { name: 'Cancel' }).click();
  await expect(one.getByRole('button', { name: /^Quick sealed match/ })).toBeVisible();
  await one.getByRole('button', { name: /^Quick sealed match/ }).click();
  await toLobby(other);
  await other.getByRole('button', { name: /^Quick sealed match/ }).click();
  for (const page of [one, other]) await expect(page).toHaveURL(/\/t\/[0-9a-z]{10}$/);
  expect(new URL(one.url()).pathname).toBe(new URL(other.url()).pathname);
  // Both pages have added to the chance of the match by themselves, and find it in the log.
  await touch(one, one.getByTestId('concede'));
  await touch(one, one.getByRole('dialog', { name: 'Concede?' }).getByRole('button', { name: 'Concede' }));
  for (const page of [one, other]) {
    await touch(page, page.getByRole('button', { name: 'Check the shuffles' }));
    await expect(page.getByTestId('shuffles')).toContainText('It contains what your browser added to the randomness.');
  }
  await leave(one, other);
});

test('a search ends with the page that it is on, called off or not', async ({ browser, baseURL }) => {
  const page = await comer(browser, baseURL, 'desktop');
  // Nobody of the other tests is seated with this one.
  let unanswered = 0;
  await page.route('/api/quick-match', async (route) => {
    if (route.request().method() !== 'POST') return await route.continue();
    unanswered += 1;
    await route.fulfill({ json: { waiting: true, table: null } });
  });
  page.on('requestfinished', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/quick-match')) unanswered -= 1;
  });
  // Such a request outlives the page that makes it.
  await page.addInitScript(() => {
    const usual = window.fetch;
    window.fetch = (input, init) => {
      if (init?.method === 'DELETE' && init.keepalive === true)
        localStorage.setItem('asked last', `${localStorage.getItem('asked last') ?? ''} ${String(input)}`);
      return usual(input, init);
    };
  });
  const asked = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('asked last'));
  const search = async (): Promise<void> => {
    await toLobby(page);
    const asking = page.waitForResponse('/api/quick-match');
    await page.getByRole('button', { name: /^Quick sealed match/ }).click();
    await expect(page.getByText('Looking for an opponent for a sealed game…')).toBeVisible();
    // What is answered after the search was called off is called off once more.
    await asking;
    await expect.poll(() => unanswered).toBe(0);
  };
  await search();
  await page.goto('/rules');
  expect(await asked()).toBe(' /api/quick-match');
  await search();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/rules');
  expect(await asked()).toBe(' /api/quick-match /api/quick-match');
  await leave(page);
});

test('a table stands in the lobby as soon as it is open, and is joined from there', async ({ browser, baseURL }) => {
  const [host, guest] = [await comer(browser, baseURL, 'desktop'), await comer(browser, baseURL, 'phone')];
  await guest.goto('/lobby?clock=days&decks=sealed');
  await expect(guest.getByText(/(person is|people are) here/)).toBeVisible();
  await toLobby(host);
  await host.getByRole('button', { name: /^New table/ }).click();
  const form = host.getByRole('dialog', { name: 'New table' });
  await form.getByLabel('Sealed').check();
  await form.getByLabel('Days a turn').first().check();
  await expect(form.getByText('Only accounts have ratings.')).toBeVisible();
  await form.getByRole('button', { name: 'Open the table' }).click();
  await expect(host.getByTestId('waiting-room')).toBeVisible();
  const table = new URL(host.url()).pathname.slice(3);
  const row = guest.locator(`[data-table="${table}"]`);
  await expect(row).toContainText('Sealed');
  await expect(row).toContainText('3 days a turn');
  const search = guest.getByRole('searchbox', { name: 'Search' });
  await search.fill('zeppelin');
  await expect(row).toHaveCount(0);
  await expect(guest.getByText('Search for other or fewer words, or take filters away.')).toBeVisible();
  await search.fill('sealed free=1');
  await row.getByRole('button', { name: /^Join/ }).click();
  await guest.getByRole('dialog', { name: 'Join this table' }).getByRole('button', { name: 'Sit down' }).click();
  await expect(guest).toHaveURL(new RegExp(`/t/${table}$`));
  for (const page of [host, guest]) await expect(page.getByTestId('prompt')).toBeVisible();
  await leave(host, guest);
});

test('no page of these has a fault that axe finds, and none is wider than its screen', async ({ browser, baseURL }) => {
  for (const screen of ['desktop', 'phone'] as const) {
    const page = await comer(browser, baseURL, screen);
    const look = async (): Promise<void> => {
      expect(await faults(page, 'any')).toEqual([]);
      expect((await overflow(page)).x).toBeLessThanOrEqual(0);
    };
    await toLobby(page);
    await look();
    await page.getByRole('button', { name: /^New table/ }).click();
    await page.getByText('More: rules, handicap').click();
    await look();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Quick match/ }).click();
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await look();
    await page.getByRole('button', { name: 'Cancel' }).click();
    // The server has heard of it: nobody who comes later is seated with them.
    await expect(page.getByRole('button', { name: /^Quick match/ })).toBeVisible();
    await page.goto('/account');
    await expect(page.getByRole('region', { name: /^Make an account/ })).toBeVisible();
    await look();
    const name = newName();
    await signUp(page, name);
    await page.getByRole('button', { name: 'Delete my account…' }).click();
    await look();
    for (const [path, heading] of [
      [`/u/${name}`, 'Games'],
      ['/ratings', 'Ratings'],
      ['/tournaments', 'Tournaments'],
      ['/terms', 'About this server'],
      ['/moderation', 'Moderation'],
      ['/account/reset', 'A new password'],
      ['/nowhere', 'There is no such page'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page.getByText('Asking the server…')).toHaveCount(0);
      await look();
    }
    await leave(page);
  }
});

test('a server that cannot be reached is told of, and asked again', async ({ browser, baseURL }) => {
  const page = await comer(browser, baseURL, 'phone');
  await toLobby(page);
  await page.context().setOffline(true);
  await page.getByText('Being played').click();
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  // As soon as there is a network it is asked again, by itself.
  await page.context().setOffline(false);
  await expect(page.getByText(/(person is|people are) here/)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await leave(page);
});
