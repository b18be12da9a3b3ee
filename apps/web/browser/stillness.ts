// A page whose time stands still while something is looked at that would be gone soon.
import type { Clock, Page } from '@playwright/test';

/**
 * Stops the time of a page, and lets it go on in the end.
 * A test must not end before that: Playwright then lets it go on by itself while it empties the context for the next test, and now
 * and then (9 of 145 times) a script of its own stays behind in there, which throws in every page (“reading 'controller'”).
 */
export async function whileTimeStands(page: Page, during: (clock: Clock) => Promise<void>): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await during(page.clock);
  await page.clock.resume();
}
