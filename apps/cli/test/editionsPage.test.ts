// docs/editions.md compares the documents for people; what it says of the switches must be what the engine has.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Switches } from '@vaultsong/engine';
import { editionNames, editionOf, switchSources } from '@vaultsong/engine';
import { describe, expect, test } from 'vitest';

const here = fileURLToPath(new URL('.', import.meta.url));
const page = readFileSync(join(here, '../../../docs/editions.md'), 'utf8');
const short = { 'cota-1.0': '1.0', 'cota-1.3': '1.3', 'master-16': 'M16', current: 'M18', manual: 'Man' } as const;
const names = Object.keys(switchSources) as (keyof Switches)[];

/** The last column of a row: the name of the switch, and for each value the editions that have it. */
const rows = new Map(
  [...page.matchAll(/\| `(\w+)`(?: †)?<br>([^|]+) \|$/gm)].map(([, name, values]) => [name ?? '', values ?? '']),
);

describe('docs/editions.md', () => {
  test('has a row for every switch, and no other', () => {
    expect([...rows.keys()].toSorted()).toEqual(names.toSorted());
    expect(page).toContain(`There are ${names.length}, of which`);
  });

  test.each(names)('says of %s what each edition does', (name) => {
    const values = [...new Set(editionNames.map((edition) => editionOf(edition)[name]))];
    for (const value of values) {
      const editions = editionNames.filter((edition) => editionOf(edition)[name] === value);
      const said = (rows.get(name) ?? '')
        .split('<br>')
        .flatMap((line) => (line.endsWith(`: \`${value}\``) ? line.split(':')[0]?.split(', ') : []));
      expect(said, value).toEqual(editions.map((edition) => short[edition]));
    }
  });

  test('explains every switch that it marks as decided', () => {
    const marked = [...page.matchAll(/\| `(\w+)` †<br>/g)].map(([, name]) => name ?? '');
    const decided = page.split('## What was decided')[1]?.split('\n## ')[0] ?? '';
    expect(marked.filter((name) => !decided.includes(`\`${name}\``))).toEqual([]);
  });
});
