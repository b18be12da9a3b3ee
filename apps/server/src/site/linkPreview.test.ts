import type { Listing } from '@vaultsong/protocol';
import { terms } from '@vaultsong/tables';
import { describe, expect, it } from 'vitest';
import type { FindTable } from './linkPreview.ts';
import { withPreview } from './linkPreview.ts';

const html = '<!doctype html><html><head><title>Vaultsong</title></head><body></body></html>';
const home = 'https://cards.example';

const noTable: FindTable = async () => null;

const propertiesIn = (page: string): ReadonlyMap<string, string> =>
  new Map(
    [...page.matchAll(/<meta property="([^"]*)" content="([^"]*)" \/>/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

describe('the preview of a link to a card', () => {
  it('has its title, its text and its picture, by whole addresses', async () => {
    const page = await withPreview(html, '/c/bad-penny', home, noTable);
    const properties = propertiesIn(page);
    expect(Object.fromEntries(properties)).toMatchObject({
      'og:title': 'Bad Penny',
      'og:description': expect.stringMatching(/^Shadows creature · Human · Thief\nDestroyed: /),
      'og:url': 'https://cards.example/c/bad-penny',
      'og:image': 'https://cards.example/api/cards/bad-penny.svg',
    });
    expect(page.replace(/<meta [^>]*>/g, '')).toBe(html);
  });

  it('is that of the card, whatever follows its address', async () => {
    for (const url of ['/c/bad-penny?edition=manual', '/c/bad-penny/'])
      expect(propertiesIn(await withPreview(html, url, home, noTable)).get('og:url')).toBe(`${home}/c/bad-penny`);
  });

  it('writes quotation marks of a text as what they are', async () => {
    const page = await withPreview(html, '/c/bad-penny', 'https://x.example/"><b>', noTable);
    expect(page).not.toContain('<b>');
  });

  it.each(['/', '/c/', '/c/no-such-card', '/c/__proto__', '/cards?q=c', '/t/bad-penny', '/c/bad-penny/more'])(
    'is not that of %s',
    async (url) => {
      expect(await withPreview(html, url, home, noTable)).toBe(html);
    },
  );

  it('is none where the server does not know its own address', async () => {
    expect(await withPreview(html, '/c/bad-penny', null, noTable)).toBe(html);
  });
});

describe('the preview of a link to a deck', () => {
  it('has its name, its set and its houses', async () => {
    const properties = propertiesIn(await withPreview(html, '/d/miss-onyx-censorius?hand=7', home, noTable));
    expect(Object.fromEntries(properties)).toMatchObject({
      'og:title': expect.stringContaining('Onyx'),
      'og:description': expect.stringMatching(/^A deck of Call of the Archons: \w+, \w+, \w+\.$/),
      'og:url': 'https://cards.example/d/miss-onyx-censorius',
      'og:image': 'https://cards.example/api/decks/miss-onyx-censorius.png',
    });
  });

  it.each(['/d/mine', '/d/generated:cota:7', '/d/__proto__', '/d/'])('is none of %s', async (url) => {
    expect(await withPreview(html, url, home, noTable)).toBe(html);
  });
});

describe('the preview of a link to a table', () => {
  const duel = { play: { type: 'duel', decks: 'own', format: { bestOf: 3, adaptive: false } } } as const;
  const listing = (changes: Partial<Listing> = {}): Listing => ({
    ...{ id: 'abcdefghij', stage: 'over', terms: terms.parse(duel), openedAt: 0, changedAt: 0 },
    seats: [
      { name: 'Ada <b>', kind: 'account', deck: null },
      { name: 'planner', kind: 'house', deck: null },
    ],
    ...{ score: [2, 1], winner: 0, closed: null, toAct: [] },
    ...changes,
  });
  const asked: string[] = [];
  const found =
    (one: Listing): FindTable =>
    async (id) => {
      asked.push(id);
      return { listing: one, houses: [[], []] };
    };
  const of = async (url: string, one: Listing) => propertiesIn(await withPreview(html, url, home, found(one)));

  it('has who played whom, how it ended, and a picture by its whole address', async () => {
    for (const page of ['g', 't'])
      expect(Object.fromEntries(await of(`/${page}/abcdefghij?t=7.3&game=2`, listing()))).toMatchObject({
        'og:title': 'Ada &#60;b&#62; against a bot',
        'og:description': 'Ada &#60;b&#62; won 2 : 1: look back on it step by step. Decks of their own, best of 3.',
        'og:url': `https://cards.example/${page}/abcdefghij`,
        'og:image': 'https://cards.example/api/tables/abcdefghij.png',
        'og:image:type': 'image/png',
        'og:image:width': '600',
        'og:image:height': '315',
      });
  });

  it.each<readonly [Partial<Listing>, string]>([
    [{ stage: 'waiting', seats: [null, null] }, 'A seat is free'],
    [{ stage: 'waiting' }, 'The match is about to begin'],
    [{ stage: 'playing' }, 'The match is being played: look on.'],
    [
      { stage: 'playing', terms: terms.parse({ ...duel, spectators: { allowed: false, delay: 0 } }) },
      'The match is being played. ',
    ],
    [{ stage: 'closed', winner: null, closed: 'rules-changed' }, 'Nobody won, because the rules were mended.'],
    [{ stage: 'closed', winner: null, closed: 'left' }, 'The table is closed.'],
    [{ winner: null }, 'Nobody won.'],
    [{ winner: 1, score: [0, 1] }, 'A bot won: look back on it'],
    [{ terms: terms.parse({ play: { type: 'keyraken', players: 2 } }), winner: 2 }, 'The Keyraken won.'],
    [{ terms: terms.parse({ play: { type: 'keyraken', players: 2 } }), winner: 1 }, 'The Keyraken was driven back.'],
  ])('says how it stands: %j', async (changes, said) => {
    expect((await of('/t/abcdefghij', listing(changes))).get('og:description')).toContain(said);
  });

  it('is none of a game that goes on, nor where the database is away, nor where there is no such table', async () => {
    for (const stage of ['waiting', 'bidding', 'choosing-first', 'playing'] as const)
      expect(await of('/g/abcdefghij', listing({ stage }))).toEqual(new Map());
    const away: FindTable = async () => await Promise.reject(new Error('away'));
    for (const find of [away, noTable]) expect(await withPreview(html, '/g/abcdefghij', home, find)).toBe(html);
  });

  it('asks for nothing that cannot be a table', async () => {
    asked.length = 0;
    for (const url of ['/g/local', '/g/abcdefghij/more', '/g/ABCDEFGHIJ', '/t/%2e%2e', '/d/abcdefghij', '/'])
      expect(await of(url, listing())).toEqual(new Map());
    expect(asked).toEqual([]);
  });
});
