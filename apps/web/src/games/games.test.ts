import { describe, expect, it } from 'vitest';
import { readGames, writeGames } from './file.ts';
import type { HeldGames } from './games.ts';
import { Games, mostFinished, mostUntouched } from './games.ts';
import type { ArchivedResult } from './resultArchive.ts';
import { bringInResults, pageArchive } from './resultArchive.ts';
import type { GameSummary, SavedGame } from './savedGame.ts';
import { newName, readGame } from './savedGame.ts';
import type { GameStorage } from './storage.ts';
import { tabStorage } from './storage.ts';

const told = (changes: Partial<GameSummary> = {}): GameSummary => ({
  what: 'duel',
  query: '?you=a&foe=b',
  kept: '{"answers":[0]}',
  decks: ['Mine', 'Theirs'],
  opponent: 'Theirs',
  turn: 3,
  keys: [1, 0],
  series: null,
  status: 'running',
  result: '',
  touched: true,
  ...changes,
});

const entry = (changes: Partial<SavedGame> = {}): SavedGame => ({
  ...told(),
  id: 'abcd',
  begun: 1000,
  played: 2000,
  holder: 'tab',
  ...changes,
});

/** A storage of a tab. */
function tab(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) };
}

async function opened(storage: GameStorage, holder = 'one'): Promise<Games> {
  const games = new Games(storage, holder);
  await games.load();
  return games;
}

const ids = (games: Games): readonly string[] => games.held.games.map(({ id }) => id);

describe('a kept game', () => {
  it('is read back as it was written', () => {
    const series = entry({ series: { game: 2, bestOf: 3, score: [1, 0] }, status: 'won', result: 'You won' });
    for (const game of [entry(), series]) expect(readGame(JSON.parse(JSON.stringify(game)))).toEqual(game);
  });

  it.each<readonly [string, unknown]>([
    ['nothing', null],
    ['a text', 'game'],
    ['of another kind', { ...entry(), what: 'chess' }],
    ['of a name that no address has', { ...entry(), id: '../a' }],
    ['without what is kept', { ...entry(), kept: undefined }],
    ['of no status', { ...entry(), status: 'paused' }],
    ['of a date that is none', { ...entry(), played: 'today' }],
    ['of a turn that is none', { ...entry(), turn: -1 }],
  ])('is not %s', (_, value) => {
    expect(readGame(value)).toBe(null);
  });

  it('has a name that addresses can say', () => {
    expect(readGame(entry({ id: newName() }))).not.toBe(null);
    expect(newName()).not.toBe(newName());
  });
});

describe('the games', () => {
  it('are kept where they are kept, and found again, the last played first', async () => {
    const storage = tabStorage(tab());
    const before = await opened(storage);
    await before.keep('aaaa', told(), 1000);
    await before.keep('bbbb', told({ kept: 'other' }), 2000);
    await before.keep('aaaa', told({ kept: 'later', turn: 4 }), 3000);
    const after = await opened(storage);
    expect(ids(after)).toEqual(['aaaa', 'bbbb']);
    expect(after.find('aaaa')).toMatchObject({ kept: 'later', turn: 4, begun: 1000, played: 3000 });
    expect(after.held.lasting).toBe('tab');
  });

  it('that are only looked at stay where they were in the list', async () => {
    const games = await opened(tabStorage(tab()));
    await games.keep('aaaa', told(), 1000);
    await games.keep('bbbb', told(), 2000);
    await games.keep('aaaa', told(), 3000);
    expect(ids(games)).toEqual(['bbbb', 'aaaa']);
  });

  it('are not listed until something was decided in them, and then for good', async () => {
    const games = await opened(tabStorage(tab()));
    await games.keep('aaaa', told({ touched: false }), 1000);
    expect(ids(games)).toEqual([]);
    expect(games.find('aaaa')).not.toBe(null);
    await games.keep('aaaa', told({ kept: '1' }), 2000);
    await games.keep('aaaa', told({ kept: '2', touched: false }), 3000);
    expect(ids(games)).toEqual(['aaaa']);
  });

  it('that cannot be read are counted, and left as they are', async () => {
    const store = tab();
    const strange = { id: 'cccc', what: 'something of tomorrow' };
    store.setItem('vaultsong.games', JSON.stringify([strange, entry()]));
    const games = await opened(tabStorage(store));
    expect(games.held.unreadable).toBe(1);
    expect(ids(games)).toEqual(['abcd']);
    expect(await games.take('cccc')).toBe(null);
    expect(await games.keep('cccc', told(), 1000)).toBe(false);
    expect(JSON.parse(store.getItem('vaultsong.games') ?? '')).toContainEqual(strange);
  });

  it('are nothing where something else wrote there', async () => {
    for (const text of ['no JSON', '7', '{}', '[7, null]']) {
      const store = tab();
      store.setItem('vaultsong.games', text);
      expect(ids(await opened(tabStorage(store)))).toEqual([]);
    }
  });

  it('are written by the tab that took them last, and by no other', async () => {
    const storage = tabStorage(tab());
    const [one, other] = [await opened(storage, 'one'), await opened(storage, 'other')];
    await one.keep('aaaa', told({ kept: 'by one' }), 1000);
    expect(await other.take('aaaa')).toMatchObject({ kept: 'by one' });
    expect(await one.keep('aaaa', told({ kept: 'too late' }), 2000)).toBe(false);
    expect(await other.keep('aaaa', told({ kept: 'by the other' }), 3000)).toBe(true);
    await one.reread('aaaa');
    expect(one.find('aaaa')?.kept).toBe('by the other');
  });

  it('can be removed and brought back', async () => {
    const storage = tabStorage(tab());
    const games = await opened(storage);
    await games.keep('aaaa', told(), 1000);
    const game = games.find('aaaa');
    if (game === null) throw new Error('It is kept');
    await games.remove('aaaa');
    expect(ids(games)).toEqual([]);
    expect(ids(await opened(storage))).toEqual([]);
    await games.restore(game);
    expect(ids(await opened(storage))).toEqual(['aaaa']);
  });

  it('that are over are kept up to a number, those that go on without end', async () => {
    const store = tab();
    const many = (start: string, count: number, status: SavedGame['status'], touched: boolean): readonly SavedGame[] =>
      Array.from({ length: count }, (_, n) => entry({ id: `${start}${n}`, played: n, status, touched }));
    store.setItem(
      'vaultsong.games',
      JSON.stringify([
        ...many('over', mostFinished + 1, 'won', true),
        ...many('runs', mostFinished + 9, 'running', true),
        ...many('dealt', mostUntouched + 1, 'running', false),
      ]),
    );
    const outlived: string[] = [];
    const outlive = async ({ id }: SavedGame): Promise<void> => void outlived.push(id);
    const games = new Games(tabStorage(store), 'one', () => {}, outlive);
    await games.load();
    await games.keep('last', told(), 1_000_000);
    // Their results stay; in others nothing was decided.
    expect(outlived).toEqual(['over0']);
    const kept = await opened(tabStorage(store));
    expect(kept.held.games.filter(({ status }) => status === 'won')).toHaveLength(mostFinished);
    expect(kept.find('over0')).toBe(null);
    expect(kept.held.games.filter(({ status }) => status === 'running')).toHaveLength(mostFinished + 10);
    expect([kept.find('dealt0'), kept.find('dealt1')]).toEqual([null, expect.anything()]);
  });

  it('last as long as the page where nothing can be kept, and where the storage is full', async () => {
    const nowhere = await opened(tabStorage(null));
    await nowhere.keep('aaaa', told(), 1000);
    expect(nowhere.held).toMatchObject({ lasting: 'page', games: [{ id: 'aaaa' }] });
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    };
    const games = await opened(tabStorage(full));
    await games.keep('aaaa', told(), 1000);
    expect(games.held).toMatchObject({ lasting: 'page', games: [{ id: 'aaaa' }] });
  });

  it('are one file to take elsewhere, which does not say who holds them', () => {
    const file: unknown = JSON.parse(writeGames([entry()]));
    const { holder: _, ...game } = entry();
    expect(file).toEqual({ vaultsong: 'games', version: 2, games: [game] });
  });
});

const outlived: ArchivedResult = {
  ...{ id: 'gone.1', game: 'gone', number: 1, place: 'home', won: true, at: 1000, bot: 'rules', difficulty: null },
  ...{ decks: [{ name: 'Mine', houses: ['dis'] }], foe: { name: 'Theirs', houses: [] }, opponent: '' },
  ...{ edition: 'current', first: true, houses: { dis: 4 }, turns: 20, keys: [3, 1], takeBacks: 0 },
};

describe('a file of games', () => {
  const read = (value: unknown) => readGames(JSON.stringify(value));

  it('is read back as it was written, and held by nobody', () => {
    expect(readGames(writeGames([entry(), entry({ id: 'efgh' })]))).toEqual({
      games: [entry({ holder: '' }), entry({ id: 'efgh', holder: '' })],
      results: [],
      unreadable: 0,
    });
  });

  it('holds the results that outlived their games, too, and tells of those that cannot be read', () => {
    const text = writeGames([entry()], [outlived]);
    expect(readGames(text)).toMatchObject({ games: [{ id: 'abcd' }], results: [outlived], unreadable: 0 });
    const file: { readonly results: readonly unknown[] } = JSON.parse(text);
    const odd = [...file.results, 7, { ...outlived, won: 'yes' }];
    expect(read({ ...file, results: odd })).toMatchObject({ results: [outlived], unreadable: 2 });
    expect(read({ ...file, results: 'all' })).toEqual({ fault: expect.stringMatching(/damaged/) });
  });

  it('brings in results that are not here, once, and leaves those that are as they are', async () => {
    const archive = pageArchive();
    await archive.add([outlived]);
    const other = { ...outlived, id: 'efgh.1', game: 'efgh' };
    expect(await bringInResults(archive, [{ ...outlived, won: false }, other, other])).toBe(1);
    expect(await bringInResults(archive, [outlived, other])).toBe(0);
    expect(await archive.read()).toEqual([outlived, other]);
  });

  it('tells how many of its games cannot be read, and brings the others', () => {
    const file = { vaultsong: 'games', version: 1, games: [entry(), 7, { ...entry(), turn: 'x' }, told()] };
    expect(read(file)).toMatchObject({ games: [{ id: 'abcd' }], unreadable: 3 });
  });

  it.each<readonly [string, unknown, RegExp]>([
    ['a collection of decks', { vaultsong: 'collection', version: 1, decks: [] }, /collection of decks.*“Decks”/],
    ['the log of a table', { id: 'abcdefghij', entries: [] }, /log of a table.*records of its games/],
    ['from a newer version', { vaultsong: 'games', version: 3, games: [] }, /A newer Vaultsong wrote this file/],
    ['without its list', { vaultsong: 'games', version: 1 }, /damaged/],
    ['of another program', { cards: [] }, /“Export all games”/],
    ['a text', 'games', /“Export all games”/],
  ])('that is %s is refused with what it is', (_, value, says) => {
    expect(read(value)).toEqual({ fault: expect.stringMatching(says) });
  });

  it('that is the record of a game is left to those who know the rules', () => {
    const text = JSON.stringify({ setup: {}, answers: [0], version: '1' });
    expect(readGames(text)).toEqual({ record: text });
  });

  it('that is cut off is refused', () => {
    expect(readGames(writeGames([entry()]).slice(0, -20))).toEqual({
      fault: expect.stringMatching(/a part of it is missing/),
    });
  });

  it('brings in what is not here, once, and of a game that is here the state that was played last', async () => {
    const storage = tabStorage(tab());
    const games = await opened(storage);
    await games.keep('abcd', told({ kept: 'here' }), 1500);
    const older = entry({ kept: 'older', played: 1000 });
    const other = entry({ id: 'efgh' });
    expect(await games.bringIn([older, other])).toEqual({ brought: 1, known: 1 });
    expect(await games.bringIn([older, other])).toEqual({ brought: 0, known: 2 });
    expect(games.find('abcd')?.kept).toBe('here');
    expect(await games.bringIn([entry({ kept: 'newer', played: 9000, holder: '' })])).toEqual({ brought: 1, known: 0 });
    expect(ids(games)).toEqual(['abcd', 'efgh']);
    expect((await opened(storage)).find('abcd')?.kept).toBe('newer');
  });

  it('replaces nothing that is here and cannot be read', async () => {
    const store = tab();
    const strange = { id: 'abcd', what: 'something of tomorrow' };
    store.setItem('vaultsong.games', JSON.stringify([strange]));
    const games = await opened(tabStorage(store));
    expect(await games.bringIn([entry()])).toEqual({ brought: 0, known: 1 });
    expect(JSON.parse(store.getItem('vaultsong.games') ?? '')).toEqual([strange]);
  });

  it('lists anew once for all that came in and once for all that found no room, and tells each of them', async () => {
    const lists = new Set<HeldGames>();
    const told: string[] = [];
    const games = new Games(tabStorage(tab()), 'one', (id) => {
      lists.add(games.held);
      told.push(id);
    });
    await games.load();
    const untouched = Array.from({ length: mostUntouched + 3 }, (_, i) =>
      entry({ id: `game${i}`, played: 2000 + i, touched: false }),
    );
    await games.bringIn([...untouched, entry()]);
    expect(told).toEqual([...untouched.map(({ id }) => id), 'abcd', 'game2', 'game1', 'game0']);
    expect(lists.size).toBe(2);
    expect(ids(games)).toEqual(['abcd']);
    expect([games.find('game2'), games.find('game3')?.id]).toEqual([null, 'game3']);
  });
});
