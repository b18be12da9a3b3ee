// What axe finds on a page.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What it finds by day and by night.
 * @param least of which faults to tell; a table, on which much moves, is held to the serious and critical ones
 * @returns a line for each fault, with the places where it is
 */
export async function faults(page: Page, least: 'any' | 'serious' = 'serious'): Promise<readonly string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    found.push(
      ...violations
        .filter(({ impact }) => least === 'any' || impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${colorScheme}, ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    );
  }
  return found;
}
