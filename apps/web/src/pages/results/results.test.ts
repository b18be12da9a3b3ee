import type { OwnResult } from '@vaultsong/protocol';
import { describe, expect, it } from 'vitest';
import type { GameResult } from '../../games/result.ts';
import type { SavedGame } from '../../games/savedGame.ts';
import { find } from '../../list/find.ts';
import { readAddress, writeAddress } from '../../list/listAddress.ts';
import { readQuery } from '../../list/query.ts';
import { deckKey, gather } from './entry.ts';
import { resultsCsv, resultsJson } from './exportResults.ts';
import { resultList, resultsWithDeck, valuesBy } from './resultList.ts';
import { placedOf } from './served.ts';
import { formOf, linesBy, matrixBy, sayTally, tallyOf, windowOf } from './tally.ts';
import { sayGame, sayHow } from './words.ts';

const day = 86_400_000;
const now = 1000 * day;

const result = (changes: Partial<GameResult> = {}): GameResult => ({
  number: 1,
  place: 'home',
  won: true,
  at: now - day,
  decks: [{ name: 'Miss “Onyx” Censorius', houses: ['dis', 'logos', 'mars'] }],
  foe: { name: 'Radiant Argus, the Supreme', houses: ['dis', 'sanctum', 'untamed'] },
  opponent: '',
  bot: 'rules',
  difficulty: null,
  edition: 'current',
  first: true,
  houses: { dis: 4, mars: 2 },
  turns: 12,
  keys: [3, 1],
  takeBacks: 0,
  ...changes,
});

const game = (changes: Partial<SavedGame> = {}): SavedGame => ({
  ...{ id: 'abcd', what: 'duel', query: '?you=a&foe=b', kept: '{}', decks: ['Mine', 'Theirs'], opponent: 'Theirs' },
  ...{ turn: 12, keys: [3, 1], series: null, begun: 1000, played: now - 2 * day, status: 'won', result: 'You won' },
  ...{ touched: true, holder: '' },
  ...changes,
});

const keyraken = result({
  ...{ place: 'adventure', foe: null, opponent: 'the Keyraken', bot: null, difficulty: 'hard', won: false },
});

describe('results', () => {
  it('are those of kept games, of games that are gone, and of a server, each once', () => {
    const held = { games: [game({ results: [result(), result({ number: 2, won: false, at: now })] })] };
    const archive = [
      { ...result({ won: false }), id: 'abcd.1', game: 'abcd' },
      { ...result({ at: 5 }), id: 'gone.1', game: 'gone' },
    ];
    const served = [{ id: 'T.1', result: result({ place: 'online', bot: null, opponent: 'Ada' }), path: '/t/T' }];
    const { entries, uncounted } = gather(held, archive, served);
    expect(entries.map(({ id, won, path }) => [id, won, path])).toEqual([
      ['abcd.2', false, '/g/abcd?you=a&foe=b'],
      ['abcd.1', true, null],
      ['T.1', true, '/t/T'],
      ['gone.1', true, null],
    ]);
    expect([...uncounted]).toEqual([]);
  });

  it('are read from the line of a game that was kept before they were noted', () => {
    const query = '?you=a&foe=b&first=foe&bot=planner-racer&edition=manual';
    const { entries } = gather({ games: [game({ query, status: 'lost', result: 'The bot won' })] }, []);
    expect(entries).toMatchObject([
      { won: false, bot: 'planner-racer', edition: 'manual', first: false, houses: null, decks: [{ name: 'Mine' }] },
    ]);
    const raid = game({ what: 'adventure', query: '?decks=a,b&bots=-,rules&difficulty=hard', keys: [2] });
    expect(gather({ games: [raid] }, []).entries).toMatchObject([
      { place: 'adventure', difficulty: 'hard', decks: [{ name: 'Mine' }], foe: null, keys: [2, 0] },
    ]);
  });

  it('leave out, and tell apart, what is nobody’s win', () => {
    const games = [
      game({ id: 'running', status: 'running', result: '' }),
      game({ id: 'people', status: 'ended', query: '?you=a&foe=b&bot=none', results: [] }),
      game({ id: 'branch', what: 'branch', query: '?from=abcd&at=3.0' }),
      game({ id: 'record', what: 'record', status: 'ended' }),
      game({ id: 'looked', results: [result({ takeBacks: 2 })] }),
      game({ id: 'before', kept: '{"game":{"takeBacks":1}}' }),
    ];
    const { entries, uncounted } = gather({ games }, []);
    expect(entries).toEqual([]);
    expect(Object.fromEntries(uncounted)).toEqual({ running: 1, people: 1, branch: 1, record: 1, 'take-backs': 2 });
  });

  it('of a series that goes on count already', () => {
    const { entries } = gather({ games: [game({ status: 'running', results: [result()] })] }, []);
    expect(entries.map(({ path }) => path)).toEqual([null]);
  });
});

describe('results at a server', () => {
  const match: OwnResult = {
    ...{ table: 'abcdefghij', at: 5, play: 'duel', difficulty: null, edition: 'current', rated: true, opponent: 'Ada' },
    ...{ bot: null, decided: true },
    games: [
      {
        ...{ won: true, first: true, deck: 'Mine', houses: ['dis', 'logos', 'mars'] },
        ...{ against: 'Theirs', againstHouses: ['dis', 'shadows', 'untamed'] },
      },
      { won: false, first: null, deck: null, houses: [], against: null, againstHouses: [] },
    ],
  };

  it('are one for each game, with the table as the way to it', () => {
    expect(placedOf(match)).toMatchObject([
      {
        id: 'abcdefghij.1',
        path: '/t/abcdefghij',
        result: { won: true, first: true, place: 'online', opponent: 'Ada' },
      },
      { id: 'abcdefghij.2', path: '/t/abcdefghij', result: { won: false, first: null, decks: [], foe: null } },
    ]);
    // So houses are counted, and houses against houses.
    expect(placedOf(match)[0]?.result).toMatchObject({
      decks: [{ name: 'Mine', houses: ['dis', 'logos', 'mars'] }],
      foe: { name: 'Theirs', houses: ['dis', 'shadows', 'untamed'] },
    });
    const [raid] = placedOf({ ...match, play: 'keyraken', opponent: null, difficulty: 'hard' });
    expect(raid?.result).toMatchObject({ opponent: 'the Keyraken', difficulty: 'hard' });
    const [bot] = placedOf({ ...match, opponent: null, bot: 'planner' });
    expect(bot?.result).toMatchObject({ opponent: '', bot: 'planner' });
  });
});

const { entries } = gather({ games: [] }, [
  { ...result(), id: 'a.1', game: 'a' },
  { ...result({ won: false, at: now - 40 * day, first: null, houses: null }), id: 'b.1', game: 'b' },
  { ...keyraken, id: 'c.1', game: 'c' },
]);

describe('a list of results', () => {
  const list = resultList(entries, now);
  const found = (search: string): readonly string[] => {
    const address = readAddress(list, search, entries);
    expect(address.ignored).toEqual([]);
    return find(list, entries, readQuery(address.words, list.search), address.filter, address.sort).items.map(
      ({ id }) => id,
    );
  };

  it.each<readonly [string, readonly string[]]>([
    ['', ['a.1', 'c.1', 'b.1']],
    ['?when=30', ['a.1', 'c.1']],
    ['?place=adventure', ['c.1']],
    ['?foe=radiant-argus-the-supreme&result=lost', ['b.1']],
    ['?deck=miss-onyx-censorius&first=yes&place=home', ['a.1']],
    ['?house=mars&bot=rules', ['a.1', 'b.1']],
    ['?difficulty=hard&edition=current', ['c.1']],
    ['?opponent=the-keyraken', ['c.1']],
    ['?q=argus&sort=oldest', ['b.1', 'a.1']],
    ['?deck=a-deck-that-is-gone', []],
  ])('finds by "%s"', (search, ids) => {
    expect(found(search)).toEqual(ids);
  });

  it('leads from a deck to its results', () => {
    const address = resultsWithDeck('Radiant Argus, the Supreme');
    expect(address).toBe('/results?deck=radiant-argus-the-supreme&by=foe');
    const read = readAddress(list, address.slice(address.indexOf('?')), entries);
    expect(read.parts).toEqual({ by: 'foe' });
    expect(writeAddress(list, read)).toBe(address);
    expect(deckKey('!!!, ???')).not.toBe('');
  });
});

describe('wins and losses', () => {
  it('are counted in all, with the interval of the share', () => {
    expect(sayTally(tallyOf(entries))).toBe('1 won, 2 lost: 33 % won (95 % interval 6 to 79 %)');
  });

  it('are counted by deck, by house with its turns, and by what not all games tell', () => {
    expect(linesBy(entries, valuesBy.deck)).toEqual([{ value: 'miss-onyx-censorius', wins: 1, games: 3, turns: 0 }]);
    const houses = linesBy(entries, valuesBy.house, ({ houses: played }, house) => played?.[house] ?? 0);
    expect(houses.map(({ value, wins, games, turns }) => [value, wins, games, turns])).toEqual([
      ['dis', 1, 3, 8],
      ['mars', 1, 3, 4],
      ['logos', 0, 1, 0],
    ]);
    expect(linesBy(entries, valuesBy.first).map(({ value, games }) => [value, games])).toEqual([['yes', 2]]);
  });

  it('are counted for two properties at once', () => {
    const matrix = matrixBy(entries, valuesBy.deck, valuesBy.foe);
    expect(matrix.games).toBe(2);
    expect(matrix.at('miss-onyx-censorius', 'radiant-argus-the-supreme')).toEqual({ wins: 1, games: 2 });
    expect(matrix.at('miss-onyx-censorius', 'other')).toEqual({ wins: 0, games: 0 });
  });

  it('over time are those of the last games, from ten games on', () => {
    const games = Array.from({ length: 500 }, (_, n) => ({ won: n >= 250, at: n * day }));
    expect(formOf(games.slice(0, 9))).toEqual([]);
    expect(formOf(games.slice(0, 10))).toMatchObject([{ game: 10, share: 0 }]);
    const points = formOf(games.toReversed());
    expect(points.length).toBeLessThanOrEqual(122);
    expect(points[0]).toMatchObject({ game: windowOf(500), share: 0, at: 49 * day });
    expect(points.at(-1)).toMatchObject({ game: 500, share: 1, games: 50 });
    for (const { low, share, high } of points) {
      expect(low).toBeLessThan(share + 1e-9);
      expect(high).toBeGreaterThan(share - 1e-9);
    }
  });
});

describe('results as words and files', () => {
  const [first, raid] = entries;
  if (first === undefined || raid === undefined) throw new Error('There are entries');

  it('say who played whom, and how', () => {
    expect(sayGame(first)).toBe('Miss “Onyx” Censorius against Radiant Argus, the Supreme (a bot, by rules of thumb)');
    expect(sayHow(first)).toBe('12 turns · keys 3 : 1 · you went first');
    expect(sayGame(raid)).toBe('Miss “Onyx” Censorius against the Keyraken');
    expect(sayHow(raid)).toBe('12 turns · 3 keys · you went first · hard');
  });

  it('are CSV that no spreadsheet takes for formulas', () => {
    const formula = gather({ games: [] }, [
      {
        ...result({ decks: [{ name: '=1+1', houses: [] }], foe: { name: 'A, "B"', houses: [] } }),
        id: 'd.1',
        game: 'd',
      },
    ]).entries;
    expect(resultsCsv(formula).split('\r\n')[1]).toBe(
      `1972-09-26T00:00:00.000Z,home,won,'=1+1,"A, ""B""","A bot, by rules of thumb",rules,,current,yes,12,3,1,"dis 4, mars 2",d.1`,
    );
  });

  it('are JSON with what was asked for', () => {
    expect(JSON.parse(resultsJson(entries.slice(0, 1), '/results?when=7'))).toMatchObject({
      ...{ vaultsong: 'results', version: 1, filter: '/results?when=7' },
      games: [{ result: 'won', deck: 'Miss “Onyx” Censorius', houses: { dis: 4, mars: 2 } }],
    });
  });
});
