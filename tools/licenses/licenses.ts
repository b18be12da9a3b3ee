// Licenses of all that ships (./shipped.ts), and which of them may.
import type { Shipped } from './shipped.ts';

export interface Licensed extends Shipped {
  readonly isAllowed: boolean;
}

/** Licenses that ask for no more than to be named: whoever passes Vaultsong on need not open what is their own. */
const allowed: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
]);

/** Whether one of some alternatives is allowed; of licenses that all hold at once, each must be. @param expression SPDX */
function mayShip(expression: string): boolean {
  const alternatives = expression.replace(/[()]/g, '').split(' OR ');
  return alternatives.some((one) => one.split(' AND ').every((name) => allowed.has(name.trim())));
}

/** Says of each whether its license may ship. */
export const licensesOf = (shipped: readonly Shipped[]): readonly Licensed[] =>
  shipped.map((one) => ({ ...one, isAllowed: one.license !== null && mayShip(one.license) }));
