import { describe, expect, it } from 'vitest';
import type { EditionName, RulesDocument, Switches } from '../../index.ts';
import { editionNames, editionOf, switchSources } from '../../index.ts';

const names = Object.keys(switchSources) as (keyof Switches)[];

/** The edition that a document is played in. */
const editionWith = (document: RulesDocument): EditionName =>
  document === 'timing' || document === 'rulings' ? 'master-16' : document;

describe('the places of a switch in the documents', () => {
  it('are there for every switch of an edition', () => {
    for (const edition of editionNames) {
      const { name: _name, title: _title, ...switches } = editionOf(edition);
      expect(names.toSorted()).toEqual(Object.keys(switches).toSorted());
    }
  });

  it.each(names)('%s: each value but one, which silence may leave, is written down where it is played', (name) => {
    const values = new Set(editionNames.map((edition) => editionOf(edition)[name]));
    expect(values.size).toBeGreaterThan(1);
    const documents = Object.keys(switchSources[name]) as RulesDocument[];
    const cited = new Set(documents.map((document) => editionOf(editionWith(document))[name]));
    expect([...values].filter((value) => !cited.has(value)).length).toBeLessThanOrEqual(1);
  });

  it('are pages, headings or sections, never empty', () => {
    for (const name of names)
      for (const place of Object.values(switchSources[name])) expect(place, name).toMatch(/^[A-Z0-9p][^;]+|^\d/);
  });
});
