import { findBundled, generateDeck, referenceDecks, writeDeck } from '@vaultsong/decks';
import { writeCode, writePlainText } from '@vaultsong/decks/import';
import { describe, expect, it } from 'vitest';
import { Collection } from '../../collection/collection.ts';
import type { Mark } from '../../collection/entry.ts';
import { noMark } from '../../collection/entry.ts';
import { writeCollection } from '../../collection/file.ts';
import { ownId } from '../../collection/ownId.ts';
import { tabStorage } from '../../collection/storage.ts';
import { find } from '../../list/find.ts';
import { readAddress, writeAddress } from '../../list/listAddress.ts';
import { readQuery as readSearch } from '../../list/query.ts';
import { RequestError } from '../../online/rest.ts';
import { compareWith, deckPath, decksWithPath, playPath } from '../../routing/paths.ts';
import { addressWith, addressWithout, comparedIn } from '../compare/address.ts';
import { sayStanding } from '../compare/QuickGames.tsx';
import { sharedCards } from '../compare/shared.ts';
import { aemberColumns, powerColumns, typeColumns } from '../deck/Plots.tsx';
import { cardsFound, deckList, decksOfHouse, listed, mostPicked, pickedIn } from './deckList.ts';
import { measureOf, measures, measureTitle } from './facts.ts';
import { entryFor } from './import/addDecks.ts';
import { importDecks, sayImported } from './import/importDecks.ts';
import type { ImportedDecks, Progress, Source } from './import/importing.ts';
import { readSource } from './import/readSource.ts';
import type { KnownDeck } from './known.ts';
import { bundled, findKnown, knownOf } from './known.ts';

const guide = findBundled('guide-achea').deck;
const nothing = { decks: new Map() };
const noMarks: ReadonlyMap<string, Mark> = new Map();

const known = (id: string): KnownDeck => {
  const search = findKnown(id, nothing);
  if ('missing' in search) throw new Error(search.missing.join());
  return search.found;
};

const readQuery = (words: string) => readSearch(words, deckList.search);

/** Decks that the list shows for an address, of those that there are. */
const shown = (search: string, decks = bundled, marks = noMarks) => {
  const items = listed(decks, marks);
  const { words, filter, sort } = readAddress(deckList, search, items);
  return find(deckList, items, readQuery(words), filter, sort);
};

const slugsFor = (search: string, marks = noMarks): readonly string[] =>
  shown(search, bundled, marks).items.map(({ known }) => known.id);
const asked = (words: string, marks = noMarks): readonly string[] =>
  slugsFor(`?${new URLSearchParams({ q: words })}`, marks);

async function collectionWith(
  ...sources: readonly Source[]
): Promise<{ collection: Collection; brought: ImportedDecks }> {
  const collection = new Collection(tabStorage(null));
  await collection.load();
  return { collection, brought: await bringInto(collection, sources) };
}

/** What a server answers: the deck of the guide for each id, but for those that begin with 0. */
const fetchDeck = async (id: string): Promise<string> => {
  if (id.startsWith('0')) throw new RequestError('not-found', 404, 'there is no deck with this id');
  return JSON.stringify({ ...JSON.parse(writeDeck(guide)), registryId: id });
};

const help = {
  read: readSource,
  fetchDeck,
  joinHistories: () => {},
  onProgress: () => {},
  now: () => 5000,
  signal: new AbortController().signal,
};

const bringInto = (collection: Collection, sources: readonly Source[]): Promise<ImportedDecks> =>
  importDecks(sources, collection, help);

describe('a deck by its id', () => {
  it('is a bundled one, a new one, or one that its code holds', () => {
    expect(known('guide-achea')).toMatchObject({ origin: 'bundled', keptAs: 'guide-achea', playable: true });
    expect(known('generated:cota:7').deck).toEqual(generateDeck({ set: 'cota', seed: 7 }));
    const code = known(writeCode(guide));
    expect(code.deck).toEqual(guide);
    expect(code).toMatchObject({ origin: 'code', keptAs: ownId(guide), added: null, faults: [] });
  });

  it('is the same for the collection, however one came to it', () => {
    const read = { deck: guide, faults: [], unplayable: [], notes: [] };
    const kept = entryFor(read, 'a file', 9);
    const held = { decks: new Map([[kept.id, kept]]) };
    for (const id of [kept.id, writeCode(guide)])
      expect(findKnown(id, held)).toMatchObject({ found: { keptAs: kept.id, added: 9, source: 'a file' } });
    expect(knownOf(kept)).toBe(knownOf(kept));
  });

  it.each([
    ['nobody-s-deck', 'No deck is called “nobody-s-deck”.'],
    ['own-0123456789abcdef', 'another person’s collection'],
    ['generated:cota', 'expected generated:SET:SEED'],
    ['generated:xyz:7', 'no decks can be made of "xyz"'],
    ['vs1-AAAA', 'misspelt or cut off'],
    ['vs9-AAAA', 'the version'],
    ['__proto__', 'No deck is called “__proto__”.'],
    ['constructor', 'No deck is called “constructor”.'],
  ])('is none for %s, and says why', (id, says) => {
    const search = findKnown(id, nothing);
    expect('missing' in search ? search.missing.join() : '').toContain(says);
  });

  it('has an address that leads back to it', () => {
    expect(deckPath('generated:cota:7')).toBe('/d/generated:cota:7');
    expect(deckPath('a/b?c')).toBe('/d/a%2Fb%3Fc');
    expect(playPath('foe', 'generated:cota:7')).toBe('/play?foe=generated:cota:7');
    expect(comparedIn(new URL(`http://x${compareWith(['a', 'generated:cota:7'])}`).search)).toEqual([
      'a',
      'generated:cota:7',
    ]);
    expect(new URL(`http://x${decksWithPath('Bad Penny')}`).searchParams.get('q')).toBe('card:"Bad Penny"');
  });
});

describe('the search of decks', () => {
  it('wants all words, in the name of the deck or of one of its cards', () => {
    expect(asked('guide achea')).toEqual(['guide-achea']);
    expect(asked('batdrone guide')).toEqual(['guide-achea']);
    expect(asked('zeppelin')).toEqual([]);
    expect(asked('')).toHaveLength(bundled.length);
    expect(asked('-guide')).toHaveLength(bundled.length - 1);
  });

  it('knows cards, traits, keywords, houses and sets by name', () => {
    const penny = asked('card:"Bad Penny"');
    expect(penny).toContain('miss-onyx-censorius');
    expect(penny).toEqual(asked('card:"bad-penny"'));
    for (const slug of penny) expect(known(slug).deck.cards.some(({ card }) => card === 'bad-penny')).toBe(true);
    expect(asked('card:bad').length).toBeGreaterThanOrEqual(penny.length);
    for (const slug of asked('house:dis house:mars'))
      expect(known(slug).deck.houses).toEqual(expect.arrayContaining(['dis', 'mars']));
    expect(asked('set:cota')).toEqual(referenceDecks.map(({ slug }) => slug));
    expect(asked('set:none')).toEqual([]);
    expect(asked('trait:knight').length).toBeGreaterThan(0);
    expect(asked('keyword:taunt').length).toBeGreaterThan(0);
    expect(asked('trait:"knigh"')).toEqual([]);
  });

  it('knows the icons on cards, and the houses that a deck adds to some of them', () => {
    const [first, ...rest] = guide.cards;
    if (first === undefined) throw new Error('The deck is empty');
    const enhanced = { ...guide, cards: [{ ...first, enhancements: ['mars' as const] }, ...rest] };
    const found = known(writeCode(enhanced));
    expect(found.playable).toBe(true);
    const foundFor = (words: string) => shown(`?${new URLSearchParams({ q: words })}`, [found, known('guide-achea')]);
    expect(foundFor('icon:mars').items.map(({ known }) => known.id)).toEqual([found.id]);
    expect(foundFor('icon:aember').items).toHaveLength(2);
  });

  it('compares numbers, of everything that decks are measured by', () => {
    const many = asked('creatures>=20');
    expect(many.length).toBeGreaterThan(0);
    for (const slug of many) expect(measureOf(known(slug).deck, 'creatures')).toBeGreaterThanOrEqual(20);
    expect(asked('creatures>=20').length + asked('creatures<20').length).toBe(bundled.length);
    expect(asked('aember-control>=10')).toEqual(expect.arrayContaining([...asked('aember-control>12')]));
    for (const measure of measures) {
      expect(measureTitle(measure)).toMatch(/^\p{Lu}/u);
      expect(asked(`${measure}>=0`)).toHaveLength(bundled.length);
    }
  });

  it('finds what the player noted', () => {
    const marks = new Map([
      ['guide-achea', { ...noMark('guide-achea'), favourite: true, tags: ['League'], notes: 'quick' }],
    ]);
    for (const words of ['is:favourite', 'tag:league', 'quick', 'league'])
      expect(asked(words, marks)).toEqual(['guide-achea']);
    expect(slugsFor('?favourites=only', marks)).toEqual(['guide-achea']);
    expect(slugsFor('?tag=League', marks)).toEqual(['guide-achea']);
    expect(asked('is:bundled is:ready')).toHaveLength(bundled.length);
    expect(asked('is:faulty')).toEqual([]);
  });

  it('names the cards for which a deck was found', () => {
    expect(cardsFound(known('guide-achea'), readQuery('batdrone'))).toEqual(['Batdrone']);
    expect(cardsFound(known('guide-achea'), readQuery('card:"batdrone"'))).toEqual(['Batdrone']);
    expect(cardsFound(known('guide-achea'), readQuery('achea'))).toEqual([]);
  });

  it('counts what each value would leave: houses narrow, other values widen', () => {
    const { items, counts } = shown('?house=dis');
    expect(counts.get('house')?.get('mars')).toBe(slugsFor('?house=dis,mars').length);
    expect(counts.get('house')?.get('dis')).toBe(items.length);
    expect(counts.get('set')?.get('cota')).toBe(slugsFor('?house=dis&set=cota').length);
    expect(counts.get('set')?.get('cota')).toBeLessThan(items.length);
  });

  it('sorts by numbers with the most first, and by name', () => {
    const numbers = slugsFor('?sort=aember').map((slug) => measureOf(known(slug).deck, 'aember'));
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    expect(slugsFor('?sort=name')[0]).toBe('bases-the-swordsman-of-fire');
    expect(slugsFor('')[0]).toBe(bundled[0]?.id);
  });
});

describe('the address of the decks', () => {
  const read = (search: string) => readAddress(deckList, search, listed(bundled, noMarks));

  it('holds all that is chosen, also tags and sets that no deck has', () => {
    const address = '/decks?q=thief&favourites=only&house=dis&set=mm&tag=my+league&steals=3-&pick=guide-achea';
    const { ignored, ...asked } = read(new URL(address, 'http://x').search);
    expect(writeAddress(deckList, asked)).toBe(address);
    expect(ignored).toEqual([]);
    expect(decksOfHouse('dis')).toBe('/decks?house=dis');
  });

  it('picks no more decks than can be compared, each once', () => {
    expect(pickedIn('a,generated:cota:7,a,,')).toEqual(['a', 'generated:cota:7']);
    expect(pickedIn('a,b,c,d,e')).toHaveLength(mostPicked);
    expect(pickedIn()).toEqual([]);
  });

  it('says what it asks for in vain', () => {
    const { ignored, filter } = read('?house=red&creatures=many&sort=best&view=wall&state=odd&favourites=all');
    expect(ignored).toEqual([
      '“favourites=all” is unknown; expected only.',
      'No deck has the house “red”.',
      '“state=odd” is unknown; expected ready, later, faulty.',
      '“creatures=many” is no range; expected 3, 3-, -5 or 3-5.',
      expect.stringContaining('“sort=best” is unknown'),
      expect.stringContaining('“view=wall” is unknown'),
    ]);
    expect(filter).toEqual({ chosen: {}, within: {} });
  });
});

describe('bringing decks', () => {
  const text = (name: string, content: string): Source => ({ name, content });

  it('takes several sources of different formats, each deck once', async () => {
    const { collection, brought } = await collectionWith(
      text('a.json', writeDeck(guide)),
      { name: 'b.txt', content: new Blob([writePlainText(generateDeck({ set: 'cota', seed: 7 }))]) },
      text('code', writeCode(guide)),
    );
    expect(brought.refused).toEqual([]);
    expect(collection.held.decks.size).toBe(2);
    expect(brought.decks.map(({ fresh }) => fresh)).toEqual([true, true, false]);
    expect(sayImported(brought)).toBe('2 decks added, 1 deck already there.');
    expect([...collection.held.decks.values()].map(({ source, playable }) => [source, playable])).toEqual([
      ['a.json', true],
      ['b.txt', true],
    ]);
  });

  it('keeps a faulty deck and shows what is wrong, and one with cards to come', async () => {
    const faulty = writePlainText({ ...guide, name: 'Short', cards: guide.cards.slice(1) });
    const { collection, brought } = await collectionWith(text('x', faulty));
    expect(sayImported(brought)).toBe('1 deck added, 1 deck with faults.');
    const [kept] = collection.held.decks.values();
    if (kept === undefined) throw new Error('It was dropped');
    expect(kept.playable).toBe(false);
    expect(knownOf(kept).faults.length).toBeGreaterThan(0);
    expect(knownOf(kept).faults).toEqual(brought.decks[0]?.faults);
  });

  it('says what is no deck, and goes on with the next', async () => {
    const { collection, brought } = await collectionWith(
      text('odd', 'hello'),
      { name: 'photo.png', content: new Blob([new Uint8Array([0x89, 0xff])]) },
      text('good', writeDeck(guide)),
    );
    expect(brought.refused).toHaveLength(2);
    expect(brought.refused[1]).toContain('photo.png: it is no text');
    expect(brought.refused[0]).toBe('odd: This is no deck, nor a list of cards, a deck code or the address of a deck.');
    expect(collection.held.decks.size).toBe(1);
  });

  it('adds nothing that has no cards, and says so', async () => {
    const { collection, brought } = await collectionWith(
      text('odd.json', '{"name": 1, "houses": [], "cards": []}'),
      text('list.txt', 'Name: Empty\nHouses: Dis, Logos, Mars\nDis'),
      text('mixed.json', `[{"name": "Hollow", "houses": [], "cards": []}, ${writeDeck(guide)}]`),
    );
    expect([...collection.held.decks.values()].map(({ deck }) => deck.name)).toEqual([guide.name]);
    expect(sayImported(brought)).toBe('1 deck added.');
    expect(brought.refused).toEqual([
      'odd.json: “Unnamed deck” has no cards (name: 1; expected the name of the deck: 1 to 200 printable characters)',
      'list.txt: “Empty” has no cards (A deck has 36 cards; this one has none.)',
      'mixed.json: “Hollow” has no cards (A deck has three different houses; this one has none.)',
    ]);
  });

  it('tells how far a reading is, and gives it up: nothing more is added', async () => {
    const collection = new Collection(tabStorage(null));
    await collection.load();
    const giving = new AbortController();
    const data: Progress[] = [];
    const brought = await importDecks(
      [text('a', writePlainText(guide)), text('long', ''), text('later', '')],
      collection,
      {
        ...help,
        onProgress: (progress) => data.push(progress),
        signal: giving.signal,
        read: (source, onDeck, signal) => {
          if (source !== '') return readSource(source, onDeck);
          giving.abort();
          return Promise.reject(signal.reason);
        },
      },
    );
    expect(data).toEqual([
      { source: 'a', done: 0, of: 3, step: 'read', decks: null },
      { source: 'a', done: 0, of: 3, step: 'read', decks: { done: 1, of: 1 } },
      { source: 'long', done: 1, of: 3, step: 'read', decks: null },
    ]);
    expect(sayImported(brought)).toBe('1 deck added.');
    expect(brought.said).toEqual(['The reading was given up. Nothing was added of long, later.']);
    expect(collection.held.decks.size).toBe(1);
  });

  it('takes over a whole collection, with its notes', async () => {
    const { collection: first } = await collectionWith(text('a', writeDeck(guide)));
    await first.mark(ownId(guide), { favourite: true, notes: 'theirs' });
    const { collection } = await collectionWith();
    await collection.mark(ownId(guide), { notes: 'mine' });
    const brought = await bringInto(collection, [text('all.json', writeCollection(first.held, '[]'))]);
    expect(collection.held.decks).toEqual(first.held.decks);
    expect(collection.markOf(ownId(guide))).toMatchObject({ favourite: true, notes: 'mine\ntheirs' });
    expect(brought.said[0]).toContain('all.json is a collection');
  });

  it('finds the state of each deck in the filter', async () => {
    const { collection } = await collectionWith(
      text('a', writePlainText({ ...guide, name: 'Short', cards: guide.cards.slice(1) })),
    );
    const decks = [...[...collection.held.decks.values()].map(knownOf), ...bundled];
    const states = (search: string) => shown(search, decks).items.map(({ known: { deck } }) => deck.name);
    expect(states('?state=faulty')).toEqual(['Short']);
    expect(states('?from=own')).toEqual(['Short']);
    expect(states('?q=is:own')).toEqual(['Short']);
    expect(states('')[0]).toBe('Short');
  });
});

describe('plots', () => {
  const heights = (columns: ReturnType<typeof powerColumns>) =>
    columns.map(({ label, parts }) => [label, parts.reduce((sum, { cards }) => sum + cards, 0)]);

  it('count the cards of a deck by power, æmber and type', () => {
    expect(heights(powerColumns(guide))).toEqual([
      ['1', 0],
      ['2', 3],
      ['3', 7],
      ['4', 2],
      ['5', 8],
      ['6', 3],
    ]);
    expect(heights(aemberColumns(guide))).toEqual([
      ['0', 30],
      ['1', 6],
    ]);
    expect(heights(typeColumns(guide))).toEqual([
      ['Creature', 23],
      ['Action', 12],
      ['Artifact', 1],
      ['Upgrade', 0],
    ]);
  });

  it('count æmber that the deck adds, and cards without a house', () => {
    const odd = {
      ...guide,
      cards: [{ card: 'troll', count: 2, house: null, enhancements: ['aember', 'aember'] as const }],
    };
    expect(heights(aemberColumns(odd))).toEqual([
      ['0', 0],
      ['1', 0],
      ['2', 2],
    ]);
    expect(heights(powerColumns(odd)).at(-1)).toEqual(['8', 2]);
    expect(heights(powerColumns({ ...guide, cards: [] }))).toEqual([['1', 0]]);
  });
});

describe('comparing', () => {
  it('names the cards that decks share, those of most decks first', () => {
    const other = { ...guide, cards: guide.cards.slice(0, 3) };
    const shared = sharedCards([guide, other, { ...guide, cards: guide.cards.slice(0, 1) }]);
    expect(shared).toHaveLength(3);
    expect(shared[0]?.counts.every((count) => count > 0)).toBe(true);
    expect(shared[0]?.card).toBe(guide.cards[0]?.card);
    expect(sharedCards([guide, { ...guide, cards: [] }])).toEqual([]);
  });

  it('tells the halves of a gigantic creature apart', () => {
    const halves = ['niffle-kong', 'niffle-kong2'].map((card) => ({ card, count: 1, house: 'untamed' as const }));
    const one = { ...guide, cards: halves };
    expect(sharedCards([one, one]).map(({ title }) => title)).toEqual([
      'Niffle Kong, art half',
      'Niffle Kong, base half',
    ]);
  });

  it('keeps to four decks, each once', () => {
    expect(comparedIn('?a=x&b=y&c=x&d=&e=z')).toEqual(['x', 'y']);
    expect(comparedIn(addressWith(['x'], 'y').slice('/compare'.length))).toEqual(['x', 'y']);
    expect(addressWithout(['x', 'y'], 'x')).toBe('/compare?a=y');
  });

  it('says what games tell, with how sure that is', () => {
    const names = ['A', 'B'] as const;
    expect(sayStanding({ wins: [0, 0], undecided: 0, interval: [0, 1] }, names)).toBe('A won 0 of 0.');
    expect(sayStanding({ wins: [9, 1], undecided: 1, interval: [0.6, 0.98] }, names)).toBe(
      'A won 9 of 10 (90 %; 95 % sure: 60 % to 98 %), 1 without a winner. A is stronger here.',
    );
    expect(sayStanding({ wins: [1, 9], undecided: 0, interval: [0.02, 0.4] }, names)).toContain('B is stronger here.');
    expect(sayStanding({ wins: [5, 5], undecided: 0, interval: [0.24, 0.76] }, names)).toContain('Too close');
  });
});

describe('a mark on a deck', () => {
  it('belongs to the deck whatever its address', () => {
    const marks = new Map([[ownId(guide), { ...noMark(ownId(guide)), favourite: true }]]);
    expect(shown('?q=is:favourite', [known(writeCode(guide))], marks).items).toHaveLength(1);
  });
});
