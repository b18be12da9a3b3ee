import { entries, rulebookEditions } from '@vaultsong/rulebook';
import { describe, expect, test } from 'vitest';
import { vaultsong } from './run.ts';

interface Listed {
  readonly id: string;
  readonly title: string;
  readonly kind: 'rule' | 'setting';
  readonly text: string;
  readonly variants: readonly { readonly editions: readonly string[]; readonly text: string }[];
  readonly sources: readonly { readonly document: string; readonly section: string }[];
  readonly editions: readonly string[];
  readonly links: readonly string[];
  readonly proofs: number;
  readonly unproved: string | null;
}

/** What is printed for people; nothing may go wrong. */
async function printed(...args: readonly string[]): Promise<string> {
  const { code, out, err } = await vaultsong('rules', ...args);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
}

const all = async (...args: readonly string[]): Promise<readonly Listed[]> =>
  JSON.parse(await printed('--json', ...args));
const one = async (...args: readonly string[]): Promise<Listed> => JSON.parse(await printed('--json', ...args));

describe('the list', () => {
  test('is a line for each entry, theme by theme, that begins with its id', async () => {
    const lines = (await printed()).trimEnd().split('\n');
    expect(lines.map((line) => line.split(' ')[0])).toEqual(entries.map(({ id }) => id));
    expect(lines[0]).toMatch(/^active-player +Active player +The game and its players$/);
    expect(lines.at(-1)).toMatch(/^vaults +Vaults +The setting$/);
  });

  test('of an edition leaves out what it does not have', async () => {
    const older = await printed('--edition', 'cota-1.0');
    expect(older).toMatch(/^taunt /m);
    expect(older).not.toMatch(/^enrage /m);
    expect(await printed('--edition', 'manual')).toMatch(/^enrage /m);
  });

  test('of a search has what all the words occur in, the title first', async () => {
    const ids = (await printed('--search', 'key', 'forge')).split('\n').map((line) => line.split(' ')[0]);
    expect(ids[0]).toBe('forge-a-key');
    expect(ids.length).toBeGreaterThan(2);
    expect(await printed('--search', 'forge key')).toBe(await printed('--search', 'forge', 'key'));
    expect((await all('--search', 'face down', '--edition', 'cota-1.0')).map(({ id }) => id)).toContain('purge');
    expect((await all('--search', 'face down', '--edition', 'manual')).map(({ id }) => id)).not.toContain('purge');
  });

  test('of a search without finds is empty, and says so beside the result', async () => {
    expect(await vaultsong('rules', '--search', 'xyzzy')).toEqual({
      code: 0,
      out: '',
      err: 'no entry has all these words\n',
    });
    expect(await all('--search', 'xyzzy')).toEqual([]);
  });

  test('is one JSON document of every entry, with what programs rely on', async () => {
    const listed = await all();
    expect(listed.map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
    expect(listed).toContainEqual({
      id: 'taunt',
      title: 'Taunt',
      theme: 'Keywords',
      kind: 'rule',
      edition: 'current',
      text: expect.stringMatching(/^[A-Z][^[\]]*\.$/),
      variants: [],
      sources: expect.arrayContaining([{ document: 'cota-1.3', section: 'Glossary: Taunt', page: null }]),
      editions: [...rulebookEditions],
      links: expect.arrayContaining(['neighbor']),
      proofs: expect.any(Number),
      proofsInEdition: null,
      unproved: null,
    });
    for (const { id, kind, sources, links, proofs, unproved } of listed) {
      expect(sources.length, id).toBeGreaterThan(0);
      expect(new Set(links).size, id).toBe(links.length);
      expect(proofs > 0, id).toBe(kind === 'rule' && unproved === null);
    }
  });
});

describe('an entry', () => {
  test('is read in the edition that is played by unless told otherwise', async () => {
    const out = await printed('purge');
    expect(out).toMatch(
      /^Purge \(purge; Places of cards\)\n {2}current, Master Rulebook 18\.4 \(2026\):\n {4}A purged /,
    );
    expect(out).toMatch(/face up [\s\S]*\n {2}otherwise in cota-1\.0:\n {4}.*face down/);
    expect(out).toContain('\n    Rulebook v1.0 (2018), p. 11: Glossary: Purge\n');
    expect(out).toContain('\n  see also: identity-card\n');
    expect(out).toMatch(/\n {2}proved by \d+ tests?\n$/);
  });

  test('is read in the edition that is named, beside what the others say', async () => {
    const purge = await one('purge', '--edition', 'cota-1.0');
    expect(purge.text).toContain('face down');
    expect(purge.variants).toEqual([
      { editions: ['cota-1.3', 'master-16', 'current', 'manual'], text: expect.stringContaining('face up') },
    ]);
  });

  test('that the edition does not have is shown as the others have it', async () => {
    const out = await printed('enrage', '--edition', 'cota-1.0');
    expect(out).toContain('cota-1.0, Rulebook v1.0 (2018), which does not have it; as in master-16, current:\n');
    expect((await one('enrage', '--edition', 'cota-1.0')).editions).toEqual(['master-16', 'current', 'manual']);
  });

  test('tells how many tests prove the text that the edition has of its own', async () => {
    expect(await printed('poison', '--edition', 'manual')).toMatch(
      /\n {2}proved by \d+ tests, \d+ of them in this edition\n$/,
    );
    expect(await printed('poison')).toMatch(/\n {2}proved by \d+ tests\n$/);
  });

  test('on the setting has paragraphs, and nothing to prove', async () => {
    const out = await printed('house-logos');
    expect(out).toMatch(/^Logos \(house-logos; The setting\)\n/);
    expect(out.match(/\n {4}(Society|Technology|Archons): /g)).toHaveLength(3);
    expect(out).toContain('\n    Rulebook v1.3 (2019): Logos: Society\n');
    expect(out).toMatch(/\n {2}of the setting: nothing to prove\n$/);
    expect(await one('house-logos')).toMatchObject({ kind: 'setting', proofs: 0, unproved: null });
  });
});
