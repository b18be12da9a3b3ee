import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { choicesIn, isNarrowed, sayCount, sayNone, scopeOf } from './chosen.ts';
import { Filters } from './Filters.tsx';
import { find, valuesIn } from './find.ts';
import { rangeFrom, readAddress, writeAddress } from './listAddress.ts';
import type { Facet, ListFilter, ListOf } from './listOf.ts';
import { noFilter, withChosen, withRange } from './listOf.ts';
import { readQuery } from './query.ts';
import { stepBy } from './useListKeys.ts';

interface Creature {
  readonly name: string;
  readonly houses: readonly string[];
  readonly traits: readonly string[];
  readonly power: number | null;
  readonly ready: boolean;
}

const imp: Creature = { name: 'imp', houses: ['dis'], traits: ['imp'], power: 2, ready: true };
const troll: Creature = { name: 'troll', houses: ['brobnar'], traits: ['giant'], power: 8, ready: true };
const spy: Creature = { name: 'spy', houses: ['brobnar', 'dis'], traits: ['elf', 'agent'], power: null, ready: false };
const creatures = [imp, troll, spy];

const facet = (
  about: Partial<Facet<Creature>> & Pick<Facet<Creature>, 'name' | 'order' | 'valuesOf'>,
): Facet<Creature> => ({
  kind: 'facet',
  title: about.name,
  control: 'boxes',
  titleOf: (value) => value.toUpperCase(),
  ...about,
});

const houseFacet = facet({ name: 'house', order: ['dis', 'mars', 'brobnar'], valuesOf: ({ houses }) => houses });
const traitFacet = facet({ name: 'trait', order: ['imp'], valuesOf: ({ traits }) => traits });

const list: ListOf<Creature> = {
  path: '/creatures',
  title: 'Creatures',
  label: 'Creatures',
  noun: 'creature',
  idOf: ({ name }) => name,
  search: { of: 'creatures', textOf: ({ name }) => name, values: {}, numbers: {} },
  placeholder: '',
  hint: '',
  examples: [],
  filters: [
    facet({
      name: 'show',
      control: 'segments',
      scope: true,
      order: ['all', 'ready', 'exhausted'],
      valuesOf: ({ ready }) => [ready ? 'ready' : 'exhausted'],
    }),
    houseFacet,
    facet({ name: 'every', order: ['dis', 'brobnar'], all: true, valuesOf: ({ houses }) => houses }),
    traitFacet,
    facet({ name: 'tag', order: [], free: true, valuesOf: () => [] }),
    facet({ name: 'server', control: 'menu', order: ['any', 'yes'], valuesOf: null }),
    { kind: 'range', name: 'power', title: 'Power', lead: 'power', numberOf: ({ power }) => power },
  ],
  sorts: [
    { name: 'listed', title: 'As listed', order: (items) => items },
    { name: 'name', title: 'Name', order: (items) => items.toSorted((a, b) => a.name.localeCompare(b.name)) },
  ],
  looks: true,
  parts: ['pick'],
};

const read = (search: string) => readAddress(list, search, creatures);
const shown = (search: string) => {
  const { words, filter, sort } = read(search);
  return find(list, creatures, readQuery(words, list.search), filter, sort);
};
const namesFor = (search: string) => shown(search).items.map(({ name }) => name);

describe('the items of a list', () => {
  it('have one of the chosen values in each facet, or all where the facet says so', () => {
    expect(namesFor('')).toEqual(['imp', 'troll', 'spy']);
    expect(namesFor('?house=dis')).toEqual(['imp', 'spy']);
    expect(namesFor('?house=dis,brobnar&trait=giant,elf')).toEqual(['troll', 'spy']);
    expect(namesFor('?every=dis,brobnar')).toEqual(['spy']);
    expect(namesFor('?show=exhausted')).toEqual(['spy']);
  });

  it('are not filtered by what the server chose', () => {
    expect(namesFor('?server=yes')).toEqual(['imp', 'troll', 'spy']);
  });

  it('lie in a range, with open ends too; those without the number in none', () => {
    expect(namesFor('?power=2-8')).toEqual(['imp', 'troll']);
    expect(namesFor('?power=-2')).toEqual(['imp']);
    expect(namesFor('?power=3-')).toEqual(['troll']);
    expect(namesFor('?power=8')).toEqual(['troll']);
  });

  it('are asked for no number that narrows nothing', () => {
    const asked: string[] = [];
    const numberOf = ({ name, power }: Creature) => {
      asked.push(name);
      return power;
    };
    const power: ListFilter<Creature> = { kind: 'range', name: 'power', title: 'Power', lead: 'power', numberOf };
    const costly = { ...list, filters: [power] };
    const query = readQuery('', list.search);
    expect(find(costly, creatures, query, noFilter, 'listed').items).toHaveLength(3);
    expect(asked).toEqual([]);
    find(costly, creatures, query, withRange(noFilter, 'power', { from: 1, to: null }), 'listed');
    expect(asked).toEqual(['imp', 'troll', 'spy']);
  });

  it('have the words of the search, in the order that is asked for', () => {
    expect(namesFor('?q=p&sort=name')).toEqual(['imp', 'spy']);
    expect(namesFor('?sort=name')).toEqual(['imp', 'spy', 'troll']);
  });

  it('are counted by each value that could be chosen besides, other choices as they are', () => {
    const { counts } = shown('?house=dis&trait=elf');
    expect(counts.get('house')).toEqual(
      new Map([
        ['brobnar', 1],
        ['dis', 1],
      ]),
    );
    expect(counts.get('trait')).toEqual(
      new Map([
        ['imp', 1],
        ['elf', 1],
        ['agent', 1],
      ]),
    );
    expect(shown('?every=dis').counts.get('every')).toEqual(
      new Map([
        ['dis', 2],
        ['brobnar', 1],
      ]),
    );
  });

  it('list their values in the order of the facet, others by their titles', () => {
    expect(valuesIn(houseFacet, creatures)).toEqual({ values: ['dis', 'brobnar'], narrows: true });
    expect(valuesIn(traitFacet, creatures).values).toEqual(['imp', 'agent', 'elf', 'giant']);
    expect(valuesIn(houseFacet, [imp])).toEqual({ values: ['dis'], narrows: false });
    expect(valuesIn(houseFacet, [])).toEqual({ values: [], narrows: false });
  });
});

describe('the names of a filter by name', () => {
  it('are gathered of all items only once somebody comes to its field', () => {
    const namesIn = (): readonly string[] => {
      throw new Error('nobody asked');
    };
    const term: ListFilter<Creature> = { kind: 'term', field: 'name', title: 'Has the name', namesIn };
    const props = { items: creatures, filter: noFilter, counts: new Map(), onFilter: () => {}, onTerm: () => {} };
    const html = renderToStaticMarkup(
      createElement(Filters<Creature>, { ...props, list: { ...list, filters: [term] } }),
    );
    expect(html).toContain('Has the name');
  });
});

describe('the address of a list', () => {
  it.each([
    '/creatures',
    '/creatures?q=power:2+imp',
    '/creatures?q=a+%26+b&show=ready&house=dis,brobnar&tag=my+own&power=3-5&sort=name&view=list&pick=imp,spy',
    '/creatures?power=3-',
    '/creatures?power=-2',
    '/creatures?power=0',
  ])('%s is read and written back as it is', (address) => {
    const { ignored, ...asked } = read(new URL(address, 'http://page').search);
    expect(writeAddress(list, asked)).toBe(address);
    expect(ignored).toEqual([]);
  });

  it('leaves out what is as usual', () => {
    for (const search of ['?q=&house=&sort=listed&view=pictures&color=red', '?show=all&server=any&pick='])
      expect(writeAddress(list, read(search))).toBe('/creatures');
    expect(writeAddress(list, read('?house=dis,dis,'))).toBe('/creatures?house=dis');
    expect(writeAddress(list, {})).toBe('/creatures');
  });

  it('is shown as usual where it makes no sense, and says so', () => {
    expect(read('?show=some&house=dis,red&power=many&sort=price&view=table')).toEqual({
      words: '',
      filter: { chosen: { house: ['dis'] }, within: {} },
      sort: 'listed',
      look: 'pictures',
      parts: { pick: '' },
      ignored: [
        '“show=some” is unknown; expected all, ready, exhausted.',
        '“house=red” is unknown; expected dis, mars, brobnar.',
        '“power=many” is no range; expected 3, 3-, -5 or 3-5.',
        '“sort=price” is unknown; expected listed, name.',
        '“view=table” is unknown; expected pictures, list.',
      ],
    });
  });

  it('names no values where there are many, and cuts a long one short', () => {
    const many = { ...list, filters: [{ ...houseFacet, order: [...'abcdefghijklm'] }] };
    expect(readAddress(many, `?house=${'x'.repeat(99)}`, creatures).ignored).toEqual([
      `No creature has the house “${'x'.repeat(40)}…”.`,
    ]);
  });

  it('has no look where the list has one alone', () => {
    expect(readAddress({ ...list, looks: false }, '?view=list', creatures)).toMatchObject({
      look: 'pictures',
      ignored: [],
    });
  });

  it.each([
    ['3', { from: 3, to: 3 }],
    ['3-5', { from: 3, to: 5 }],
    ['3-', { from: 3, to: null }],
    ['-5', { from: null, to: 5 }],
    ['5-3', null],
    ['-', null],
    ['1000', null],
    ['x', null],
  ])('has %s for a range', (text, range) => {
    expect(rangeFrom(text)).toEqual(range);
  });
});

describe('the choices of a list', () => {
  const { filter } = read('?show=ready&house=dis,brobnar&power=3-&server=yes');

  it('are taken away one by one, but for those that are seen in a menu or its like', () => {
    expect(choicesIn(list, filter).map(({ title }) => title)).toEqual(['DIS', 'BROBNAR', 'power 3 or more']);
    const [dis, , power] = choicesIn(list, filter);
    expect(dis?.without).toEqual(withChosen(filter, 'house', ['brobnar']));
    expect(choicesIn(list, power?.without ?? noFilter)).toHaveLength(2);
  });

  it.each([
    [{ from: 3, to: null }, 'power 3 or more'],
    [{ from: null, to: 3 }, 'power up to 3'],
    [{ from: 3, to: 3 }, 'power 3'],
    [{ from: 3, to: 5 }, 'power 3 to 5'],
  ])('say the range %o as “%s”', (range, says) => {
    expect(choicesIn(list, withRange(noFilter, 'power', range))).toMatchObject([{ title: says }]);
  });

  it('leave which list is shown when all of them are taken away', () => {
    expect(isNarrowed(list, filter)).toBe(true);
    expect(isNarrowed(list, read('?server=yes').filter)).toBe(true);
    expect(writeAddress(list, { filter: scopeOf(list, filter) })).toBe('/creatures?show=ready');
    expect(isNarrowed(list, scopeOf(list, filter))).toBe(false);
  });
});

describe('the number of items', () => {
  it.each([
    [2, 2, '2 decks'],
    [1, 1, '1 deck'],
    [1, 4, '1 of 4 decks'],
    [0, 4, 'None of the 4 decks matches'],
    [0, 1, 'The only deck does not match'],
    [0, 0, '0 decks'],
  ])('is said for %i of %i', (found, all, says) => {
    expect(sayCount(found, all, 'deck')).toBe(says);
  });

  it('goes with advice where it is none', () => {
    expect(sayNone(true, false)).toBe('Search for other or fewer words.');
    expect(sayNone(false, true)).toBe('Take filters away.');
    expect(sayNone(true, true)).toContain('fewer words, or take filters away');
  });
});

describe('the way through a list by keys', () => {
  // 0 1 2
  // 3 4 5
  // 6 7
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 3],
    ['ArrowRight', 7, null],
    ['ArrowLeft', 0, null],
    ['ArrowLeft', 3, 2],
    ['ArrowDown', 1, 4],
    ['ArrowDown', 5, 7],
    ['ArrowDown', 6, null],
    ['ArrowUp', 4, 1],
    ['ArrowUp', 2, null],
    ['Home', 5, 0],
    ['Home', 0, null],
    ['End', 0, 7],
    ['Enter', 3, null],
  ])('%s leads from %i to %s', (key, from, to) => {
    expect(stepBy(key, from, 8, 3)).toBe(to);
  });
});
