// The tests of a card are found by its set, house and name: `<set>/<house>/<id>.test.ts`, where the set is the first that it
// was printed in. What is about no single card stands in `<set>/interplay/<subject>.test.ts`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { definition } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import { cardSets, playable } from './index.ts';

/** An art half does nothing by itself: its gigantic creature is tested where its base half is. */
const places: ReadonlyMap<string, string> = new Map(
  playable
    .filter(({ id }) => definition(id).half !== 'art')
    .map(({ id, house, printings }) => [id, `${printings[0]?.set}/${house ?? 'no-house'}/${id}.test.ts`]),
);

/** The groups of tests in a file by their titles, each with the number of tests in it, `todo` and `skip` left out. */
function groupsIn(source: string): ReadonlyMap<string, number> {
  const groups = source.split(/^describe\('/m).slice(1);
  return new Map(groups.map((group) => [group.slice(0, group.indexOf("'")), testsIn(group)]));
}

function testsIn(group: string): number {
  // Cards that differ in a number only share their tests: `describe('master-of-1', () => master(1, …))`. Vitest refuses a
  // group in which there is none.
  if (/^[^']+', \(\) => \w+\(/.test(group)) return 1;
  return group.match(/^ +it(?:\.each)?\(/gm)?.length ?? 0;
}

/** What is wrong with a test file below the folder of a set, in words that say what would be right. */
function faults(file: string, source: string): readonly string[] {
  const titles = [...groupsIn(source).keys()];
  const strays = titles
    .filter((title) => places.has(title) && places.get(title) !== file)
    .map((id) => `${file}: the tests of ${id} belong in ${places.get(id)}`);
  if (strays.length > 0) return strays;
  const [, house, name] = /^\w+\/([a-z-]+)\/([a-z0-9-]+)\.test\.ts$/.exec(file) ?? [];
  if (house === 'interplay' || (name !== undefined && places.get(name) === file)) return [];
  return [`${file}: is of no card; tests stand in <set>/<house>/<card>.test.ts or <set>/interplay/<subject>.test.ts`];
}

describe('the tests of cards', () => {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const files = cardSets
    .flatMap(({ id }) =>
      readdirSync(here).includes(id)
        ? readdirSync(join(here, id), { recursive: true, encoding: 'utf8' }).map((file) =>
            `${id}/${file}`.replaceAll('\\', '/'),
          )
        : [],
    )
    .filter((file) => file.endsWith('.test.ts'));
  const sources = new Map(files.map((file) => [file, readFileSync(join(here, file), 'utf8')]));

  it('are in a file of their own for each card', () => {
    const without = [...places].filter(([id, file]) => !groupsIn(sources.get(file) ?? '').get(id));
    expect(without.map(([id, file]) => `${file}: has no test in describe('${id}')`)).toEqual([]);
  });

  it('are in no other place', () => {
    expect([...sources].flatMap(([file, source]) => faults(file, source))).toEqual([]);
  });

  it('are refused by name where they are elsewhere', () => {
    const urchin = "describe('urchin', () => {\n  it('steals', f);\n});\n";
    expect(faults('cota/shadows/urchin.test.ts', urchin)).toEqual([]);
    expect(faults('cota/shadows/urchin.test.ts', `${urchin}describe('two urchins', () => {});\n`)).toEqual([]);
    expect(faults('cota/interplay/theft.test.ts', "describe('stealing', () => {});\n")).toEqual([]);
    for (const file of ['cota/dis/urchin.test.ts', 'aoa/shadows/urchin.test.ts', 'cota/interplay/urchin.test.ts'])
      expect(faults(file, urchin)).toEqual([`${file}: the tests of urchin belong in cota/shadows/urchin.test.ts`]);
    for (const file of ['cota/shadows-thieves.test.ts', 'cota/shadows/thieves.test.ts'])
      expect(faults(file, "describe('thieves', () => {});\n")).toEqual([
        `${file}: is of no card; tests stand in <set>/<house>/<card>.test.ts or <set>/interplay/<subject>.test.ts`,
      ]);
  });

  it('are counted by group, those that wait left out', () => {
    const file =
      "describe('a', () => {\n  it('b', f);\n  it.each([])('c', f);\n  it.todo('d');\n});\ndescribe('e', () => {});\n";
    expect([...groupsIn(file)]).toEqual([
      ['a', 2],
      ['e', 0],
    ]);
    expect([...groupsIn("describe('a', () => shared(1));\n")]).toEqual([['a', 1]]);
  });
});
