import { trialGame } from '@vaultsong/arena/trial';
import { bundledDecks, findBundled, generateDeck, writeDeck } from '@vaultsong/decks';
import { writeCode } from '@vaultsong/decks/import';
import { describe, expect, it } from 'vitest';
import { Collection } from '../../collection/collection.ts';
import { ownId } from '../../collection/ownId.ts';
import { tabStorage } from '../../collection/storage.ts';
import { presetChoice } from '../../wire/choice.ts';
import { duel } from '../duel.ts';
import { Match } from '../match.ts';
import { decksIn } from '../savedMatch.ts';
import { GameSession } from '../session/gameSession.ts';
import { DeckHistories } from './histories.ts';
import { Shelf } from './shelf.ts';

const { deck } = findBundled('guide-achea');
const mine = { ...deck, name: 'Mine, All Mine' };

const around = { histories: new DeckHistories(), nextNumber: () => 1, tryOut: trialGame };

async function brought(shelf: Shelf, source: Blob | string): Promise<{ slug: string; text: string }> {
  const result = await shelf.bring(source);
  if ('faults' in result) throw new Error(result.faults.join('\n'));
  return { slug: result.deck.slug, text: result.text };
}

async function faults(source: Blob | string): Promise<readonly string[]> {
  const result = await new Shelf().bring(source);
  return 'faults' in result ? result.faults : [];
}

describe('the shelf of decks', () => {
  it('has all that come with the program, none of them called like an own one', () => {
    const decks = new Shelf().all();
    expect(decks.map(({ name }) => name)).toEqual(bundledDecks.map(({ deck }) => deck.name));
    expect(decks.filter(({ slug, origin }) => origin !== 'bundled' || slug.startsWith('own-'))).toEqual([]);
  });

  it('takes a deck as text and as a file, and puts it first', async () => {
    for (const source of [writeDeck(mine), new Blob([writeDeck(mine)])]) {
      const shelf = new Shelf();
      const { slug } = await brought(shelf, source);
      expect(slug).toMatch(/^own-[0-9a-f]{16}$/);
      expect(shelf.find(slug).deck).toEqual(mine);
      expect(shelf.all()[0]).toEqual({
        slug,
        name: 'Mine, All Mine',
        houses: ['brobnar', 'dis', 'logos'],
        origin: 'own',
      });
      expect(shelf.all()).toHaveLength(bundledDecks.length + 1);
    }
  });

  it('calls a deck the same whenever it is brought, and another deck otherwise', async () => {
    const shelf = new Shelf();
    const first = await brought(shelf, writeDeck(mine));
    expect(await brought(shelf, JSON.stringify(JSON.parse(first.text), null, 2))).toEqual(first);
    expect(await brought(new Shelf(), first.text)).toEqual(first);
    const other = await brought(shelf, writeDeck({ ...mine, name: 'Another' }));
    expect(other.slug).not.toBe(first.slug);
    expect(shelf.all().filter(({ origin }) => origin === 'own')).toHaveLength(2);
  });

  it('deals a game with an own deck in either seat', async () => {
    const shelf = new Shelf();
    const { slug } = await brought(shelf, writeDeck(mine));
    for (const decks of [{ you: slug }, { foe: slug }, { you: slug, foe: slug }]) {
      const session = new GameSession(duel({ ...presetChoice, you: 'miss-onyx-censorius', ...decks }, 1, 7, shelf));
      const names = session.info.decks.map(({ name, origin }) => [name, origin]);
      expect(names).toEqual([
        'you' in decks ? [mine.name, 'own'] : ['Miss “Onyx” Censorius', 'bundled'],
        'foe' in decks ? [mine.name, 'own'] : ['Radiant Argus the Supreme', 'bundled'],
      ]);
    }
  });

  it('lends the own decks that a kept game brings along, and lists them nowhere', async () => {
    const before = new Shelf();
    const { slug } = await brought(before, writeDeck(mine));
    expect(before.ownTexts(['guide-achea'])).toBeUndefined();
    const match = new Match({ ...presetChoice, you: slug, seed: 7 }, 7, { ...around, shelf: before });
    match.answer(0);
    const kept = match.saved();
    expect(decksIn(kept)).toEqual([writeDeck(mine)]);
    const later = new Shelf();
    expect(later.has(slug)).toBe(false);
    await later.lend(['no deck', ...decksIn(kept)]);
    expect(later.has(slug)).toBe(true);
    expect(later.all().some(({ origin }) => origin === 'own')).toBe(false);
    const again = Match.resumed({ ...presetChoice, you: slug, seed: 7 }, kept, { ...around, shelf: later });
    expect(again?.answers()).toEqual(match.answers());
    expect(again?.saved()).toBe(kept);
    expect(decksIn(new Match({ ...presetChoice, seed: 7 }, 7).saved())).toEqual([]);
  });

  it('says that an own deck is not here, and that no deck has a name', () => {
    expect(() => new Shelf().find('own-12345678')).toThrow('an address does not hold such a deck');
    expect(() => new Shelf().find('nobody-s-deck')).toThrow('no deck is called "nobody-s-deck"');
  });
});

describe('decks that an address names', () => {
  const code = writeCode(mine);

  it('are made from their seeds, and stay to be chosen', () => {
    const shelf = new Shelf();
    const made = shelf.find('generated:cota:7');
    expect(made.deck).toEqual(generateDeck({ set: 'cota', seed: 7 }));
    expect(shelf.newDeck(3)).toMatchObject({ slug: 'generated:mm:3', origin: 'visiting' });
    expect(
      shelf
        .all()
        .slice(0, 2)
        .map(({ slug }) => slug),
    ).toEqual(['generated:cota:7', 'generated:mm:3']);
    expect(() => shelf.find('generated:xyz:7')).toThrow('no decks can be made of "xyz"');
  });

  it('may be evil twins, with the tide beside them', () => {
    const shelf = new Shelf();
    const [original, twin] = ['generated:dt:2', 'generated:dt:3'].map((name) => shelf.find(name).deck);
    expect(twin?.name).toBe(`${original?.name}’s Evil Twin`);
    expect([original?.beside, twin?.beside]).toEqual([[{ card: 'the-tide' }], [{ card: 'the-tide' }]]);
  });

  it('are read from their codes', async () => {
    const shelf = new Shelf();
    await shelf.open([code, 'guide-achea']);
    expect(shelf.find(code)).toEqual({ slug: code, deck: mine, origin: 'visiting' });
    await expect(shelf.open(['vs1-AAAA'])).rejects.toThrow('misspelt or cut off');
  });

  it('are not played with faults', async () => {
    const short = writeCode({ ...mine, cards: mine.cards.slice(1) });
    await expect(new Shelf().open([short])).rejects.toThrow('expected 36 cards');
  });

  it('are those of the collection, judged anew', async () => {
    const collection = new Collection(tabStorage(null));
    await collection.load();
    const about = { added: 1, source: 'a file', playable: true, faults: [], notes: [] };
    const short = { ...mine, cards: mine.cards.slice(1) };
    await collection.add([
      { ...about, id: ownId(mine), deck: mine },
      { ...about, id: ownId(short), deck: short },
      { ...about, id: 'own-later', deck: { ...mine, name: 'Later' }, playable: false },
    ]);
    const shelf = new Shelf();
    shelf.use(collection);
    expect(shelf.all().filter(({ origin }) => origin === 'own')).toHaveLength(2);
    await shelf.open([ownId(mine)]);
    expect(shelf.find(ownId(mine)).deck).toEqual(mine);
    await expect(shelf.open([ownId(short)])).rejects.toThrow('expected 36 cards');
  });

  it('can be brought as codes too', async () => {
    const shelf = new Shelf();
    expect((await brought(shelf, ` ${code}\n`)).slug).toBe(ownId(mine));
    expect((await faults('vs1-AAAA')).join()).toContain('misspelt or cut off');
  });
});

describe('what is no deck', () => {
  it('is refused with all of its faults, and not kept', async () => {
    const shelf = new Shelf();
    expect(await shelf.bring('{}')).toEqual({
      faults: [
        expect.stringMatching(/^name: nothing; expected /),
        expect.stringMatching(/^houses: /),
        expect.stringMatching(/^cards: /),
      ],
    });
    expect(shelf.all()).toHaveLength(bundledDecks.length);
  });

  it.each<readonly [string, Blob | string, string]>([
    ['no JSON', 'not a deck', 'This is no deck, nor a list of cards'],
    ['nothing', '', 'This is no deck, nor a list of cards'],
    ['a picture', new Blob([new Uint8Array([0x89, 0x50, 0xff, 0xfe])]), 'the file: it is not text'],
    ['a huge file', new Blob(['x'.repeat(1_000_001)]), 'the file: 1000001 bytes; expected at most 1000000'],
    ['a huge text', ' '.repeat(1_000_001), 'the file: 1000001 characters'],
  ])('%s', async (_, source, says) => {
    expect((await faults(source)).join('\n')).toContain(says);
  });

  it('is a file that cannot be read', async () => {
    const file = new Blob(['{}']);
    file.arrayBuffer = () => Promise.reject(new Error('gone'));
    expect(await faults(file)).toEqual(['the file: it cannot be read; expected a deck file']);
  });
});
