// What axe finds on a page.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules whose verdict hangs on colors; all others find by night what they found by day. */
const ofColors = ['color-contrast', 'link-in-text-block'];

/**
 * What it finds by day and by night.
 * @param least of which faults to tell; a table, on which much moves, is held to the serious and critical ones
 * @returns a line for each fault, with the places where it is
 */
export async function faults(page: Page, least: 'any' | 'serious' = 'serious'): Promise<readonly string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // No page has frames of another origin, for whose sake axe would open a second page each time.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    const { violations } = await (colorScheme === 'light' ? axe : axe.withRules(ofColors)).analyze();
    found.push(
      ...violations
        .filter(({ impact }) => least === 'any' || impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${colorScheme}, ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    );
  }
  return found;
}
