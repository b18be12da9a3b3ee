import { findBundled, generateDeck } from '@vaultsong/decks';
import { describe, expect, it } from 'vitest';
import { DeckHistories } from '../worker/decks/histories.ts';
import { Collection } from './collection.ts';
import type { KeptDeck, Mark } from './entry.ts';
import { joinMarks, longestTag, mostTags, noMark, readKept, readMark, tagsIn } from './entry.ts';
import { readCollection, writeCollection } from './file.ts';
import { isOwnId, ownId } from './ownId.ts';
import { tabStorage } from './storage.ts';

const { deck } = findBundled('guide-achea');
const entry = (changes: Partial<KeptDeck> = {}): KeptDeck => {
  const whole = { deck, added: 1000, source: 'a file', playable: true, faults: [], notes: [], ...changes };
  return { ...whole, id: ownId(whole.deck) };
};
const other = entry({ deck: generateDeck({ set: 'cota', seed: 7 }), added: 2000 });
const faulty = entry({
  deck: { ...deck, name: 'Broken', set: null, cards: [{ card: 'nonsense', title: 'Nonsense', count: 3, house: null }] },
  playable: false,
  faults: [{ where: 'row 2 of the table', what: 'a quote', expected: 'a whole row' }],
});

/** A storage of a tab. */
function tab(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) };
}

async function opened(store = tab()): Promise<Collection> {
  const collection = new Collection(tabStorage(store));
  await collection.load();
  return collection;
}

describe('the id of an own deck', () => {
  it('follows from its content alone', () => {
    expect(ownId(deck)).toBe(ownId(structuredClone(deck)));
    expect(isOwnId(ownId(deck))).toBe(true);
    expect(ownId({ ...deck, name: `${deck.name}!` })).not.toBe(ownId(deck));
    expect(isOwnId('own-12')).toBe(false);
  });
});

describe('an entry', () => {
  it('is read back as it was written, whole or faulty', () => {
    for (const kept of [entry(), other, faulty]) expect(readKept(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it('keeps icons, what lies beside the deck, and its id in the registry', () => {
    const rich = entry({
      deck: {
        ...deck,
        registryId: '6daec1d3-55e7-4fa9-b30d-2ebfb662a75a',
        beside: [{ card: 'the-tide' }, { card: 'odd', title: 'Odd' }],
        cards: deck.cards.map((card, n) => (n === 0 ? { ...card, enhancements: ['draw', 'mars'] } : card)),
      },
    });
    expect(readKept(JSON.parse(JSON.stringify(rich)))).toEqual(rich);
  });

  it.each<readonly [string, unknown]>([
    ['nothing', null],
    ['a text', 'deck'],
    ['an entry without a deck', { ...entry(), deck: undefined }],
    ['a deck of no house', { ...entry(), deck: { ...deck, houses: ['nowhere'] } }],
    ['a deck of no set', { ...entry(), deck: { ...deck, set: 'xyz' } }],
    ['a count of zero', { ...entry(), deck: { ...deck, cards: [{ card: 'troll', count: 0, house: 'brobnar' }] } }],
    ['a name that is no text', { ...entry(), deck: { ...deck, name: { toString: 1 } } }],
    ['a date that is none', { ...entry(), added: 'today' }],
  ])('is not %s', (_, value) => {
    expect(readKept(value)).toBe(null);
  });

  it('takes its id from its content, whatever it says itself', () => {
    expect(readKept({ ...entry(), id: 'guide-achea' })?.id).toBe(entry().id);
  });

  it('is not led astray by keys of prototypes', () => {
    const text = JSON.stringify(entry({ deck: { ...deck, name: '__proto__' } })).replace(
      '"source"',
      '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"source"',
    );
    const read = readKept(JSON.parse(text));
    expect(read?.deck.name).toBe('__proto__');
    expect(Object.keys(read ?? {}).sort()).toEqual(Object.keys(entry()).sort());
    expect('polluted' in {}).toBe(false);
  });
});

describe('a mark', () => {
  it('is read with its tags and notes, and nothing else is', () => {
    const mark: Mark = { id: 'guide-achea', favourite: true, tags: ['league'], notes: 'fast' };
    expect(readMark(structuredClone(mark))).toEqual(mark);
    expect(readMark({ ...mark, tags: [7] })).toBe(null);
    expect(readMark({ ...mark, notes: 'x'.repeat(10_001) })).toBe(null);
  });

  it('has tags as they are typed: once each, trimmed, not too long, not too many', () => {
    expect(tagsIn(' league,  old  one ,league,, ')).toEqual(['league', 'old one']);
    expect(tagsIn('x'.repeat(100))[0]).toHaveLength(longestTag);
    expect(tagsIn(Array.from({ length: 99 }, (_, n) => `t${n}`).join(','))).toHaveLength(mostTags);
    expect(tagsIn('')).toEqual([]);
  });
});

describe('the collection', () => {
  it('takes each deck once, and says which were new', async () => {
    const collection = await opened();
    expect(await collection.add([entry(), entry()])).toEqual([entry()]);
    expect(await collection.add([entry(), other])).toEqual([other]);
    expect([...collection.held.decks.keys()]).toEqual([entry().id, other.id]);
  });

  it('keeps decks and marks where it is kept, and finds them again', async () => {
    const store = tab();
    const before = await opened(store);
    await before.add([entry(), other, faulty]);
    await before.mark(other.id, { favourite: true });
    await before.remove([entry().id]);
    const after = await opened(store);
    expect([...after.held.decks.values()]).toEqual([other, faulty]);
    expect(after.markOf(other.id).favourite).toBe(true);
    expect(after.held.lasting).toBe('tab');
  });

  it('forgets what was noted of a deck with the deck, and blank marks at once', async () => {
    const collection = await opened();
    await collection.add([entry()]);
    await collection.mark(entry().id, { notes: 'x' });
    await collection.remove([entry().id]);
    expect(collection.held.marks.size).toBe(0);
    await collection.mark('guide-achea', { favourite: true });
    await collection.mark('guide-achea', { favourite: false });
    expect(collection.held.marks.size).toBe(0);
  });

  it('loses nothing of changes that are made at the same moment', async () => {
    const store = tab();
    const collection = await opened(store);
    await Promise.all([
      collection.add([entry()]),
      collection.mark(other.id, { tags: ['league'] }),
      collection.mark(other.id, { notes: 'All anger' }),
      collection.add([entry(), other]),
    ]);
    for (const { held } of [collection, await opened(store)]) {
      expect([...held.decks.keys()]).toEqual([entry().id, other.id]);
      expect(held.marks.get(other.id)).toEqual({ ...noMark(other.id), tags: ['league'], notes: 'All anger' });
    }
  });

  it('goes on after a change that its place refused', async () => {
    const place = tabStorage(tab());
    let refusals = 1;
    const collection = new Collection({
      lasting: 'tab',
      read: () => place.read(),
      write: (change) => (refusals-- > 0 ? Promise.reject(new Error('full')) : place.write(change)),
    });
    await collection.load();
    const both = await Promise.allSettled([collection.add([entry()]), collection.add([other])]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect([...collection.held.decks.keys()]).toEqual([other.id]);
  });

  it('leaves alone what it cannot read, and counts it', async () => {
    const store = tab();
    store.setItem('vaultsong.collection', JSON.stringify({ decks: [entry(), { id: 'x' }, 7], marks: [{ id: 'y' }] }));
    const collection = await opened(store);
    expect(collection.held.decks.size).toBe(1);
    expect(collection.held.unreadable).toBe(2);
    await collection.add([other]);
    expect(store.getItem('vaultsong.collection')).toContain('{"id":"x"}');
  });

  it('lasts as long as the page where nothing can be kept, or the storage is full or broken', async () => {
    expect((await openedWithout()).held.lasting).toBe('page');
    const store = {
      getItem: () => 'no json',
      setItem: () => {
        throw new Error('full');
      },
    };
    const collection = await opened(store);
    expect(collection.held.lasting).toBe('tab');
    await collection.add([entry()]);
    expect(collection.held.lasting).toBe('page');
    await collection.load();
    expect(collection.held.decks.size).toBe(1);
  });

  it('tells of each change', async () => {
    let changes = 0;
    const collection = new Collection(tabStorage(null), () => {
      changes += 1;
    });
    await collection.load();
    await collection.add([entry()]);
    await collection.add([entry()]);
    await collection.mark('guide-achea', { favourite: true });
    expect(changes).toBe(2);
  });
});

async function openedWithout(): Promise<Collection> {
  const collection = new Collection(tabStorage(null));
  await collection.load();
  return collection;
}

describe('the file of a collection', () => {
  const histories = JSON.stringify([{ decks: ['a', 'b'], winners: ['a'], chained: null }]);

  it('holds all of it, and is read back as the same', async () => {
    const collection = await opened();
    await collection.add([entry(), faulty]);
    await collection.mark('guide-achea', { tags: ['league'] });
    expect(readCollection(writeCollection(collection.held, histories))).toEqual({
      decks: [entry(), faulty],
      marks: [{ ...noMark('guide-achea'), tags: ['league'] }],
      histories,
      unreadable: 0,
    });
  });

  it('counts the entries that cannot be read, and keeps the others', () => {
    const text = JSON.stringify({
      vaultsong: 'collection',
      version: 1,
      decks: [entry(), {}],
      marks: [1],
      histories: [],
    });
    expect(readCollection(text)).toMatchObject({ decks: [entry()], unreadable: 2 });
  });

  it('is nothing else: no deck file, no other version, no text', () => {
    for (const text of ['', '{}', '[]', JSON.stringify(deck), '{"vaultsong":"collection","version":2}'])
      expect(readCollection(text)).toBe(null);
  });

  it('is joined to what is there without losing a word', () => {
    const mine: Mark = { id: 'x', favourite: false, tags: ['a'], notes: 'mine' };
    const theirs: Mark = { id: 'x', favourite: true, tags: ['b', 'a'], notes: 'theirs' };
    expect(joinMarks(mine, theirs)).toEqual({ id: 'x', favourite: true, tags: ['a', 'b'], notes: 'mine\ntheirs' });
    expect(joinMarks(mine, { ...theirs, notes: 'min' }).notes).toBe('mine');
    expect(joinMarks({ ...mine, notes: '' }, theirs).notes).toBe('theirs');
  });
});

describe('results', () => {
  it('are those of a deck against each other one, and the longer history of a pair is kept', () => {
    const mine = new DeckHistories();
    mine.read(
      JSON.stringify([
        { decks: ['a', 'b'], winners: ['a', 'b', 'a'], chained: null },
        { decks: ['c', 'a'], winners: ['c'], chained: null },
      ]),
    );
    expect(mine.against('a')).toEqual([
      { foe: 'b', wins: 2, losses: 1 },
      { foe: 'c', wins: 0, losses: 1 },
    ]);
    mine.join(
      JSON.stringify([
        { decks: ['b', 'a'], winners: ['b'], chained: null },
        { decks: ['a', 'c'], winners: ['a', 'a'], chained: null },
        { decks: ['a', 'd'], winners: ['d'], chained: null },
      ]),
    );
    expect(mine.against('a')).toEqual([
      { foe: 'b', wins: 2, losses: 1 },
      { foe: 'c', wins: 2, losses: 0 },
      { foe: 'd', wins: 0, losses: 1 },
    ]);
    expect(mine.against('nobody')).toEqual([]);
  });
});
