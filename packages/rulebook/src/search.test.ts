import { describe, expect, it } from 'vitest';
import type { RulebookEdition } from './index.ts';
import { entryOf, searchEntries } from './index.ts';

const found = (words: string, edition?: RulebookEdition): readonly string[] =>
  searchEntries(words, edition).map((entry) => entry.id);

describe('search', () => {
  it('puts the title that is just the word first, then other titles, then texts', () => {
    const ids = found('fight');
    expect(ids.slice(0, 3)).toEqual(['fight', 'fight-with', 'fight-abilities']);
    expect(ids.indexOf('order-of-a-fight')).toBeLessThan(ids.indexOf('taunt'));
    expect(ids).not.toContain('rarity');
  });

  it('does not mind case, accents, ligatures and spaces', () => {
    for (const words of ['aember', 'Æmber', 'ÆMBER', '  æmber ', 'aémber']) expect(found(words)[0]).toBe('aember');
  });

  it('wants all words, in any order, in title or text together', () => {
    expect(found('key forge')[0]).toBe('forge-a-key');
    expect(found('mulligan chains')).toContain('mulligan');
    expect(found('mulligan zebra')).toEqual([]);
  });

  it('finds parts of words', () => {
    expect(found('skirm')[0]).toBe('skirmish');
  });

  it('reads what is shown, not the marks of links', () => {
    expect(found('forge-a-key')).toEqual([]);
    expect(found('[[')).toEqual([]);
  });

  it('puts the setting after the rules that have the words in their text', () => {
    const kinds = found('forges').map((id) => entryOf(id).kind ?? 'rule');
    expect(new Set(kinds)).toEqual(new Set(['rule', 'setting']));
    expect(kinds.lastIndexOf('rule')).toBeLessThan(kinds.indexOf('setting'));
  });

  it('looks only at what an edition has and says', () => {
    expect(found('ward', 'master-16')[0]).toBe('ward');
    expect(found('ward', 'cota-1.3')).not.toContain('ward');
    expect(found('face down identity card', 'cota-1.0')).toContain('purge');
    expect(found('face down identity card', 'cota-1.3')).not.toContain('purge');
    expect(found('face down identity card')).toContain('purge');
  });

  it('finds nothing without words', () => {
    expect(found('')).toEqual([]);
    expect(found('   ')).toEqual([]);
  });
});
