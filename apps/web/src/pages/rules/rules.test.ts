import { entries, entryOf, rulebookEditions } from '@vaultsong/rulebook';
import { describe, expect, it } from 'vitest';
import { addressFrom, addressOf } from '../../routing/rulesAddress.ts';
import { otherTexts, readingOf, sourceLocationsOf } from './reading.ts';

const read = (text: string) => readingOf(addressFrom(text));
const idsOf = (text: string): readonly string[] =>
  read(text).chapters.flatMap((chapter) => chapter.entries.map(({ id }) => id));

describe('the address of the rules', () => {
  it('is read back as it is written', () => {
    const address = { words: 'Æmber & keys', edition: 'manual', entry: 'taunt' } as const;
    expect(addressFrom(addressOf(address))).toEqual({ ...address, unknownEdition: null });
    expect(addressOf({ words: '', edition: 'cota-1.3', entry: '' })).toBe('/rules?edition=cota-1.3');
  });

  it.each(['', '?', '#', '?q=&edition=current'])('means the whole rulebook of the usual edition: "%s"', (text) => {
    expect(addressOf(addressFrom(text))).toBe('/rules?edition=current');
  });

  it('survives a stray percent sign', () => {
    expect(addressFrom('#100%').entry).toBe('100%');
  });
});

describe('what the rules page shows', () => {
  it.each(rulebookEditions)('every entry of %s, by theme', (edition) => {
    const shown = idsOf(`?edition=${edition}`);
    expect(shown).toEqual(
      entries.filter(({ editions }) => editions === 'all' || editions.includes(edition)).map(({ id }) => id),
    );
    expect(read(`?edition=${edition}`).notices).toEqual([]);
  });

  it('what is found, the best first', () => {
    expect(idsOf('?q=taunt')[0]).toBe('taunt');
    expect(read('?q=taunt').words).toBe('taunt');
    expect(idsOf('?q=nothing+is+called+xyzzy')).toEqual([]);
  });

  it('the entry of the address also where the search would hide it', () => {
    expect(read('?q=chains#taunt').words).toBe('');
    expect(idsOf('?q=chains#taunt')).toContain('taunt');
    expect(read('?q=taunt#taunt').words).toBe('taunt');
  });

  it('says what it can not show', () => {
    expect(read('?edition=v9').notices).toEqual(['No edition is called “v9”. This is Master Rulebook 18.4 (2026).']);
    expect(read('#tauntt').notices).toEqual(['There is no rule “tauntt”.']);
    const { notices, elsewhere } = read('?edition=cota-1.0#alpha');
    expect(notices).toEqual(['Rulebook v1.0 (2018) has no rule “Alpha”.']);
    expect(elsewhere).toEqual(['cota-1.3', 'master-16', 'current', 'manual']);
    expect(read('#theme-3').notices).toEqual([]);
  });

  it('what other editions say, together where they agree, and where they are silent', () => {
    const others = otherTexts(entryOf('alpha'), 'manual');
    expect(others.map(({ editions }) => editions)).toEqual([['cota-1.0'], ['cota-1.3', 'master-16', 'current']]);
    expect(others[0]?.text).toBeNull();
    for (const entry of entries) {
      const shown = otherTexts(entry, 'master-16').flatMap(({ editions }) => editions);
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown).not.toContain('master-16');
    }
  });

  it('where an entry is written, by document', () => {
    const places = sourceLocationsOf(entryOf('assault'));
    expect(places.map(({ document }) => document)).toEqual([
      'Rulebook v1.0 (2018)',
      'Rulebook v1.3 (2019)',
      'Reference manual',
      'Timing notes',
      'Master Rulebook 18.4 (2026)',
    ]);
    expect(places[0]?.sections).toEqual(['Glossary: Assault (X) (page 9)']);
  });
});
