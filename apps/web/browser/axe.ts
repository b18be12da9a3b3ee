// What axe finds on a page.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * @param least of which faults to tell; a table, on which much moves, is held to the serious and critical ones
 * @returns a line for each fault, with the places where it is
 */
export async function faults(page: Page, least: 'any' | 'serious' = 'serious'): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => least === 'any' || impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
