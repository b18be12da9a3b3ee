// Licenses of all that ships, read from the bill of materials that npm writes (CycloneDX), and which of them may.
import { z } from 'zod';

const component = z.object({
  name: z.string(),
  version: z.string(),
  licenses: z
    .array(z.union([z.object({ license: z.object({ id: z.string() }) }), z.object({ expression: z.string() })]))
    .default([]),
});

/** As much of a bill of materials as is read here. */
export const billOfMaterials = z.object({ bomFormat: z.literal('CycloneDX'), components: z.array(component) });
export type BillOfMaterials = z.infer<typeof billOfMaterials>;

export interface Licensed {
  readonly name: string;
  readonly version: string;
  /** SPDX, such as `MIT` or `(MIT OR Apache-2.0)`; null where the package names none. */
  readonly license: string | null;
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

/** All components, by name. */
export function licensesOf({ components }: BillOfMaterials): readonly Licensed[] {
  return components
    .map(({ name, version, licenses }): Licensed => {
      const names = licenses.map((one) => ('license' in one ? one.license.id : one.expression));
      const license = names.length === 0 ? null : names.join(' AND ');
      return { name, version, license, isAllowed: license !== null && mayShip(license) };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}
