import { describe, expect, it } from 'vitest';
import type { Entry, RulebookEdition } from './index.ts';
import {
  entries,
  entriesIn,
  entryOf,
  entryText,
  findEntry,
  isIn,
  isRule,
  linksOf,
  nearestIds,
  paragraphsOf,
  plainText,
  proofsOf,
  rulebookEditions,
  themes,
} from './index.ts';
import { headings, rulesAndGlossaryOfV13 } from './testing/headings.ts';

const ids = entries.map((entry) => entry.id);
const editionsOf = (entry: Entry): readonly RulebookEdition[] =>
  entry.editions === 'all' ? rulebookEditions : entry.editions;
const textsOf = (entry: Entry): readonly string[] => editionsOf(entry).map((edition) => entryText(entry, edition));
const paragraphsIn = (entry: Entry): readonly string[] => textsOf(entry).flatMap((text) => text.split('\n\n'));
const faulty = (isFaulty: (entry: Entry) => boolean): readonly string[] =>
  entries.filter(isFaulty).map((entry) => entry.id);
const sectionsIn = (document: string): readonly string[] =>
  entries.flatMap((entry) => entry.sources.filter((s) => s.document === document).map((s) => s.section));

describe('the entries', () => {
  it('have ids that are slugs, each once', () => {
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('have titles of their own that begin with a capital', () => {
    const titles = entries.map((entry) => entry.title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.filter((title) => !/^(\p{Lu}|\+1)/u.test(title))).toEqual([]);
  });

  it('stand in alphabetical order in each theme', () => {
    for (const theme of themes) {
      const inTheme = theme.entries.map((entry) => entry.id);
      expect(inTheme, theme.title).toEqual([...inTheme].sort());
    }
  });

  it('have a text of at most 1200 characters in every edition, without stray spaces and with an end', () => {
    expect(faulty((entry) => textsOf(entry).some((text) => text.length > 1200 || text.length < 60))).toEqual([]);
    expect(faulty((entry) => paragraphsIn(entry).some((text) => / {2}|\n|^ | $| [,.;:]/.test(text)))).toEqual([]);
    expect(faulty((entry) => paragraphsIn(entry).some((text) => !/\.$/.test(plainText(text))))).toEqual([]);
    expect(faulty((entry) => isRule(entry) && paragraphsIn(entry).length > textsOf(entry).length)).toEqual([]);
  });

  it('say otherwise only in editions that have them, once in each', () => {
    for (const entry of entries) {
      const otherwise = (entry.variants ?? []).flatMap((variant) => variant.editions);
      expect(new Set(otherwise).size, entry.id).toBe(otherwise.length);
      expect(
        otherwise.filter((edition) => !isIn(entry, edition)),
        entry.id,
      ).toEqual([]);
      // Some edition must be left that the main text is for.
      expect(otherwise.length, entry.id).toBeLessThan(editionsOf(entry).length);
    }
  });
});

describe('links', () => {
  it('lead only to entries that hold in the same edition, and not to the entry itself', () => {
    const dead = entries.flatMap((entry) =>
      editionsOf(entry).flatMap((edition) =>
        linksOf(entryText(entry, edition))
          .filter((part) => part.kind === 'link')
          .filter(({ id }) => id === entry.id || !isIn(entryOf(id), edition))
          .map(({ id }) => `${entry.id} -> ${id} (${edition})`),
      ),
    );
    expect(dead).toEqual([]);
  });

  it('are well-formed: no bracket is left in plain text', () => {
    expect(faulty((entry) => textsOf(entry).some((text) => /[[\]|]/.test(plainText(text))))).toEqual([]);
  });

  it('are parsed into parts', () => {
    expect(linksOf('See [[taunt]] and [[forge-a-key|keys]].')).toEqual([
      { kind: 'plain', text: 'See ' },
      { kind: 'link', text: 'taunt', id: 'taunt' },
      { kind: 'plain', text: ' and ' },
      { kind: 'link', text: 'keys', id: 'forge-a-key' },
      { kind: 'plain', text: '.' },
    ]);
    expect(linksOf('')).toEqual([]);
    expect(linksOf('[[aember]]')).toEqual([{ kind: 'link', text: 'æmber', id: 'aember' }]);
    expect(plainText('See [[taunt]] and [[forge-a-key|keys]].')).toBe('See taunt and keys.');
  });

  it('to nowhere are refused', () => {
    expect(() => linksOf('[[tount]]')).toThrow('no entry "tount" in the rulebook');
  });
});

const laterHouses = [
  'house-ekwidon',
  'house-geistoid',
  'house-keyraken',
  'house-ouboros',
  'house-redemption',
  'house-saurian',
  'house-skyborn',
  'house-star-alliance',
  'house-unfathomable',
];

describe('the setting', () => {
  const settings = entries.filter((entry) => !isRule(entry)).map((entry) => entry.id);

  it('tells of the world, its Archons, vaults, keys and æmber, and of each house that can be played', () => {
    expect(settings).toEqual([
      'aember-of-the-crucible',
      'architects',
      'archons',
      'crucible',
      'house-brobnar',
      'house-dis',
      'house-ekwidon',
      'house-geistoid',
      'house-keyraken',
      'house-logos',
      'house-mars',
      'house-ouboros',
      'house-redemption',
      'house-sanctum',
      'house-saurian',
      'house-shadows',
      'house-skyborn',
      'house-star-alliance',
      'house-unfathomable',
      'house-untamed',
      'houses-of-the-crucible',
      'keys-of-a-vault',
      'vaults',
    ]);
  });

  it('says of each house of the first set how it lives, what it builds, and what it thinks of Archons', () => {
    const ofHouses = settings.filter((id) => id.startsWith('house-') && !laterHouses.includes(id));
    for (const id of ofHouses)
      expect(
        paragraphsOf(entryOf(id).text).map(([first]) => /^(\w+): /.exec(first?.text ?? '')?.[1] ?? ''),
        id,
      ).toEqual(['', 'Society', 'Technology', 'Archons']);
  });

  it('is the same in every edition, claims no proof, and is led to by the rules', () => {
    expect(settings.filter((id) => entryOf(id).editions !== 'all' || proofsOf(entryOf(id)) > 0)).toEqual([]);
    const ledTo = new Set(
      entries.filter(isRule).flatMap((entry) => linksOf(entry.text).flatMap((part) => ('id' in part ? [part.id] : []))),
    );
    expect(settings.filter((id) => ledTo.has(id))).toEqual([
      'aember-of-the-crucible',
      'archons',
      'houses-of-the-crucible',
      'keys-of-a-vault',
    ]);
  });
});

describe('sources', () => {
  it('are there for every entry, and each is a heading of its document', () => {
    expect(faulty((entry) => entry.sources.length === 0)).toEqual([]);
    const unknown = entries.flatMap((entry) =>
      entry.sources
        .filter(({ document, section }) => !headings[document].includes(section))
        .map(({ document, section }) => `${entry.id}: ${document}, ${section}`),
    );
    expect(unknown).toEqual([]);
  });

  it('are named once in an entry', () => {
    expect(
      faulty(({ sources }) => new Set(sources.map((s) => `${s.document} ${s.section}`)).size !== sources.length),
    ).toEqual([]);
  });

  it('cover every heading of the rules and the glossary of v1.3', () => {
    expect(rulesAndGlossaryOfV13.length).toBeGreaterThanOrEqual(90);
    const covered = sectionsIn('cota-1.3');
    expect(rulesAndGlossaryOfV13.filter((heading) => !covered.includes(heading))).toEqual([]);
  });

  it('cover every heading with rules of all the documents', () => {
    for (const [document, sections] of Object.entries(headings)) {
      const covered = sectionsIn(document);
      expect(
        sections.filter((heading) => !covered.includes(heading)),
        document,
      ).toEqual([]);
    }
  });

  it('name no edition that does not have the entry', () => {
    expect(
      faulty((entry) =>
        entry.sources.some(
          ({ document }) => document !== 'timing' && document !== 'keyraken' && !isIn(entry, document),
        ),
      ),
    ).toEqual([]);
  });
});

describe('reaching an entry', () => {
  it('finds it by its id', () => {
    expect(entryOf('taunt').title).toBe('Taunt');
  });

  it('names the nearest ids where there is none', () => {
    expect(() => entryOf('forgeakey')).toThrow(RangeError);
    expect(() => entryOf('forgeakey')).toThrow(
      /^no entry "forgeakey" in the rulebook; expected for example forge-a-key, /,
    );
    expect(() => entryOf('Skirmisch')).toThrow(/for example skirmish, /);
    expect(() => entryOf('')).toThrow(RangeError);
  });

  it('finds nothing where there is none, and suggests three', () => {
    expect(findEntry('taunt')).toBe(entryOf('taunt'));
    expect(findEntry('constructor')).toBeUndefined();
    expect(nearestIds('forgeakey')).toHaveLength(3);
  });

  it('tells how many tests prove it, or why none does', () => {
    expect(proofsOf(entryOf('fight'))).toBeGreaterThan(5);
    expect(
      faulty((entry) => isRule(entry) && proofsOf(entry) === 0 && !/^[A-Z].*\.$/.test(entry.unproved ?? '')),
    ).toEqual([]);
  });

  it('gives what an edition says', () => {
    const purge = entryOf('purge');
    expect(entryText(purge, 'cota-1.0')).toContain('face down');
    expect(entryText(purge, 'cota-1.3')).toContain('face up');
    expect(entryText(purge, 'manual')).toBe(purge.text);
  });

  it('gives the main text for an edition that does not know the term', () => {
    const enrage = entryOf('enrage');
    expect(isIn(enrage, 'cota-1.3')).toBe(false);
    expect(entryText(enrage, 'cota-1.3')).toBe(enrage.text);
  });

  it('lists what an edition has', () => {
    const idsIn = (edition: RulebookEdition): readonly string[] => entriesIn(edition).map((entry) => entry.id);
    expect(idsIn('cota-1.0')).not.toContain('alpha');
    expect(idsIn('cota-1.3')).toContain('alpha');
    expect(idsIn('cota-1.3')).not.toContain('enrage');
    expect(idsIn('master-16')).toEqual(ids);
    expect(idsIn('manual')).toContain('enrage');
  });
});
