// Accessibility check of a page with axe, by day and by night.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Put into a page once, and asked there for faults alone: to gather what it found in order as well takes twice the time. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules whose verdict hangs on colors; all others find by night what they found by day. */
const ofColors = ['color-contrast', 'link-in-text-block'];

/**
 * Faults that axe finds by day and by night.
 * @param least weight of the faults to report; a table, on which much moves, is held to the serious and critical ones
 * @returns a line for each fault, with the places where it is
 */
export async function faults(page: Page, least: 'any' | 'serious' = 'serious'): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const violations = await violationsOn(page, colorScheme === 'light' ? {} : { runOnly: ofColors });
    found.push(
      ...violations
        .filter(({ impact }) => least === 'any' || impact === 'serious' || impact === 'critical')
        .map(({ id, places }) => `${colorScheme}, ${id}: ${places.join(', ')}`),
    );
  }
  return found;
}

interface Violation {
  readonly id: string;
  readonly impact: axe.ImpactValue | undefined;
  readonly places: readonly string[];
}

const violationsOn = (page: Page, options: axe.RunOptions): Promise<readonly Violation[]> =>
  page.evaluate(async (asked) => {
    const { violations } = await window.axe.run({ ...asked, resultTypes: ['violations'] });
    return violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      places: nodes.map(({ target }) => target.join(' ')),
    }));
  }, options);

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
