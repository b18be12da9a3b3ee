// Decks by their addresses, and collections of hundreds: progress, stopping, and each failure by its line.
import { findBundled, generateDeck, writeDeck } from '@vaultsong/decks';
import { writeTable } from '@vaultsong/decks/import';
import { describe, expect, it, vi } from 'vitest';
import { Collection } from '../../../collection/collection.ts';
import { tabStorage } from '../../../collection/storage.ts';
import { RequestError } from '../../../online/rest.ts';
import { bookmarklet, broughtBy } from './bookmarklet.ts';
import { importDecks, sayImported } from './importDecks.ts';
import type { ImportDeps, Progress } from './importing.ts';
import { readSource } from './readSource.ts';

const guide = findBundled('guide-achea').deck;
const idOf = (n: number): string => `6daec1d3-55e7-4fa9-b30d-${String(n).padStart(12, '0')}`;
const page = (n: number): string => `https://decksofkeyforge.com/decks/${idOf(n)}`;

/** A text that is brought, the server answering for each id with a deck of its own. */
async function bring(content: string, deps: Partial<ImportDeps> = {}) {
  const collection = new Collection(tabStorage(null));
  await collection.load();
  const steps: Progress[] = [];
  const asked: string[] = [];
  const fetchDeck = async (id: string): Promise<string> => {
    asked.push(id);
    const deck = generateDeck({ set: 'cota', seed: Number(id.slice(-12)) });
    return JSON.stringify({ ...JSON.parse(writeDeck(deck)), registryId: id });
  };
  const again = (text: string, more: Partial<ImportDeps> = deps) =>
    importDecks([{ name: 'pasted text', content: text }], collection, {
      ...{ read: readSource, fetchDeck, joinHistories: () => {}, now: () => 5000 },
      ...{ onProgress: (progress: Progress) => steps.push(progress), signal: new AbortController().signal },
      ...more,
    });
  return { brought: await again(content), again, collection, steps, asked, fetchDeck };
}

describe('a list of addresses', () => {
  it('comes in deck by deck, with progress, and each line that fails is told', async () => {
    const lines = [page(1), 'https://decksofkeyforge.com/alliance-decks/x', '', idOf(2), idOf(404), page(3)];
    const { brought, collection, steps } = await bring(lines.join('\n'), {
      fetchDeck: async (id) => {
        if (id === idOf(404)) throw new RequestError('not-found', 404, 'There is no deck with this id.');
        return writeDeck({ ...generateDeck({ set: 'cota', seed: Number(id.slice(-12)) }), registryId: id });
      },
    });
    expect(sayImported(brought)).toBe('3 decks added.');
    expect(brought.refused).toEqual([
      'Line 2: This is the page of an alliance, whose cards come from three decks. Bring it as a list of its cards.',
      'Line 5: There is no deck with this id.',
    ]);
    expect(steps.filter(({ step }) => step === 'ask').map(({ decks }) => decks)).toEqual(
      [0, 1, 2, 3, 4].map((done) => ({ done, of: 5 })),
    );
    expect([...collection.held.decks.values()].map(({ source }) => source)).toEqual(Array(3).fill('the registry'));
  });

  it('asks for no deck that is there', async () => {
    const { again, asked } = await bring(`${page(1)}\n${page(2)}`);
    expect(sayImported(await again(`${page(1)}\n${page(2)}\n${page(3)}`))).toBe('1 deck added, 2 decks already there.');
    expect(asked).toEqual([1, 2, 3].map(idOf));
  });

  it('can be stopped: those that came stay', async () => {
    const stopping = new AbortController();
    const { brought, collection } = await bring([1, 2, 3, 4].map(page).join('\n'), {
      signal: stopping.signal,
      fetchDeck: async (id) => {
        if (id === idOf(3)) stopping.abort();
        stopping.signal.throwIfAborted();
        return writeDeck({ ...generateDeck({ set: 'cota', seed: Number(id.slice(-12)) }), registryId: id });
      },
    });
    expect(brought.said).toEqual(['Stopped: 2 decks of the list did not come.']);
    expect(collection.held.decks.size).toBe(2);
  });

  it.each(['alone', 'forbidden', 'unreachable', 'too-many'])('ends with the first answer “%s”', async (code) => {
    const fetchDeck = vi.fn(async () => Promise.reject(new RequestError(code, 0, 'No.')));
    const { brought } = await bring([1, 2, 3].map(page).join('\n'), { fetchDeck });
    expect(brought.refused).toEqual(['Line 1: No.']);
    expect(brought.said).toEqual(['The other 2 decks of the list were not asked for.']);
    expect(fetchDeck).toHaveBeenCalledTimes(1);
  });

  it('goes on after an answer that is no deck', async () => {
    const { brought } = await bring(`${page(1)}\n${page(2)}`, {
      fetchDeck: async (id) => (id === idOf(1) ? '<html>' : writeDeck(guide)),
    });
    expect(brought.refused).toEqual([`Line 1: The server answered with something else than the deck ${idOf(1)}.`]);
    expect(brought.decks).toHaveLength(1);
  });
});

describe('a collection of 500 decks', () => {
  const decks = Array.from({ length: 500 }, (_, n) => ({ ...guide, name: `Deck ${n}` }));
  const table = writeTable(decks);

  it('comes in with progress, in its order', async () => {
    const { brought, collection, steps } = await bring(table);
    expect(sayImported(brought)).toBe('500 decks added.');
    expect(steps.filter(({ step }) => step === 'add')).toHaveLength(20);
    const listed = [...collection.held.decks.values()].toSorted((a, b) => b.added - a.added);
    expect(listed.map(({ deck }) => deck.name)).toEqual(decks.map(({ name }) => name));
  });

  it('can be stopped while its decks are added', async () => {
    const stopping = new AbortController();
    const { brought, collection } = await bring(table, {
      signal: stopping.signal,
      onProgress: ({ step, decks: at }) => {
        if (step === 'add' && at?.done === 100) stopping.abort();
      },
    });
    expect(brought.said).toEqual(['Stopped: 125 of 500 decks of pasted text were added.']);
    expect(collection.held.decks.size).toBe(125);
  });
});

describe('words of what is wrong', () => {
  it('are those of players: no card has this name', async () => {
    const { brought } = await bring('Brobnar\n1 Xyzzy\n1 Bad Peny');
    const said = brought.decks.flatMap(({ faults }) => faults.map(({ plain }) => plain));
    expect(said).toEqual([
      'A deck has three different houses; this one has Brobnar.',
      'There is no card “Xyzzy”.',
      'There is no card “Bad Peny”. Did you mean “Bad Penny”?',
      'A deck has 36 cards; this one has 2.',
    ]);
  });
});

describe('the bookmark', () => {
  /** Runs it on a page, as a browser does. @returns where it led, or what it said */
  async function press(address: string, answer: object): Promise<string> {
    let led = '';
    const here = new URL(address);
    const location = {
      ...{ pathname: here.pathname, hostname: here.hostname },
      set href(to: string) {
        led = to;
      },
    };
    const asked: string[] = [];
    const fetch = async (path: string) => {
      asked.push(path);
      return { ok: true, json: async () => answer };
    };
    const code = decodeURIComponent(bookmarklet('https://play.example').replace(/^javascript:/, ''));
    const run = new Function('location', 'fetch', 'alert', `return ${code}`);
    await run(location, fetch, (said: string) => {
      led = said;
    });
    expect(asked.every((path) => path === `/api/decks/v2/${idOf(7)}/?links=cards`)).toBe(true);
    return led;
  }

  const answer = {
    data: { name: 'Brought Along', expansion: 341, power: 9, _links: { houses: ['dis'], cards: ['x'] } },
    _linked: { cards: [{ id: 'x', card_title: 'Dextre', house: 'dis', card_text: 'not for us' }] },
  };

  it('opens our decks with the deck of the registry’s page, which is read there', async () => {
    const led = await press(`https://www.keyforgegame.com/deck-details/${idOf(7)}`, answer);
    expect(led).toMatch(/^https:\/\/play\.example\/decks#add=/);
    const text = broughtBy(new URL(led).hash) ?? '';
    expect(text).not.toContain('not for us');
    const { brought } = await bring(text);
    expect(brought.decks.map(({ kept }) => kept.deck.name)).toEqual(['Brought Along']);
  });

  it.each([
    ['https://www.keyforgegame.com/', 'the page of a deck'],
    [`https://keyforgegame.com.evil.example/deck-details/${idOf(7)}`, 'the page of a deck'],
  ])('says where it is to be pressed: %s', async (address, says) => {
    expect(await press(address, answer)).toContain(says);
  });

  it('says that the deck did not come', async () => {
    const led = await press(`https://www.keyforgegame.com/deck-details/${idOf(7)}`, { detail: 'none' });
    expect(led).toContain('The deck did not come: ');
  });

  it.each(['', '#x', '#add=%', `#add=${'x'.repeat(200_001)}`])('nothing else brings anything along', (hash) => {
    expect(broughtBy(hash)).toBeNull();
  });
});
