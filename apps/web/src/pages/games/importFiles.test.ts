import { bundledDecks, toDeckList } from '@vaultsong/decks';
import { legal, playOn, record, startRecorded } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import { largestFile, writeGames } from '../../games/file.ts';
import { Games } from '../../games/games.ts';
import { archived, pageArchive } from '../../games/resultArchive.ts';
import { tabStorage } from '../../games/storage.ts';
import { GameReplayer } from '../../worker/replay/replayer.ts';
import type { NamedFile } from './importFiles.ts';
import { importFiles, mostFiles } from './importFiles.ts';

const file = (name: string, text: string, size = text.length): NamedFile => ({
  name,
  size,
  lastModified: 1000,
  text: async () => text,
});

/** As `vaultsong simulate --record` and the table write it. */
function recordFile(seed: number): string {
  const decks = bundledDecks.slice(0, 2).map(({ deck }) => toDeckList(deck));
  const game = startRecorded({ decks, seed });
  for (let n = 0; n < 40 && legal(game.state).length > 0; n++) playOn(game, n % legal(game.state).length);
  return JSON.stringify(record(game));
}

const bring = async (files: readonly NamedFile[], games = new Games(tabStorage(null), 'one')) => ({
  games,
  done: await importFiles(files, games, async () => new GameReplayer()),
});

describe('files with games', () => {
  it('bring the results of games that were kept no longer with them', async () => {
    const archive = pageArchive();
    const [result] = archived('gone', [
      {
        ...{ number: 1, place: 'home', won: true, at: 1000, decks: [], foe: null, opponent: '', bot: 'rules' },
        ...{ difficulty: null, edition: 'current', first: null, houses: null, turns: 9, keys: [3, 0], takeBacks: 0 },
      },
    ]);
    if (result === undefined) throw new Error('There is one');
    const games = new Games(tabStorage(null), 'one');
    const take = () =>
      importFiles(
        [file('all.json', writeGames([], [result]))],
        games,
        async () => new GameReplayer(),
        async () => archive,
      );
    expect((await take()).says).toBe('Brought in: the results of 1 earlier game.');
    expect(await archive.read()).toEqual([result]);
    expect((await take()).says).toBe('No new game.');
  });

  it('may be records, which become games that can be looked back on', async () => {
    const { games, done } = await bring([file('game.json', recordFile(1))]);
    expect(done).toMatchObject({ says: 'Brought in: 1 game.', faults: [], only: { what: 'record' } });
    const [kept] = games.held.games;
    expect(kept).toMatchObject({ status: 'ended', result: 'Not played to its end', begun: 1000, kept: recordFile(1) });
    expect(kept?.decks).toHaveLength(2);
    const replay = await new GameReplayer().open({ type: 'record', text: kept?.kept ?? '', names: null });
    expect(replay.halt).toBeNull();
    // The same game twice is one.
    expect((await bring([file('again.json', recordFile(1))], games)).done.says).toBe(
      'No new game. 1 was here already.',
    );
  });

  it('come several at once, and each that brings nothing is told', async () => {
    const files = [
      file('one.json', recordFile(1)),
      file('cut.json', recordFile(2).slice(0, -30)),
      file('odd.json', recordFile(3).replace(/"name":"[a-z-]+"/, '"name":"no-such-card"')),
      file('blank.json', ''),
      file('huge.json', '{}', largestFile + 1),
      { ...file('gone.json', ''), text: () => Promise.reject(new Error('gone')) },
      file('two.json', recordFile(2)),
    ];
    const { done } = await bring(files);
    expect(done).toMatchObject({ says: 'Brought in: 2 games.', only: null });
    expect(done.faults).toEqual([
      expect.stringMatching(/^cut\.json: .*not JSON/),
      expect.stringMatching(/^odd\.json: This is no record of a game: .*a card that is known/),
      expect.stringMatching(/^blank\.json: .*not JSON/),
      expect.stringMatching(/^huge\.json: It has 25 MB/),
      'gone.json could not be read.',
    ]);
  });

  it('are not read without end', async () => {
    const { done } = await bring(Array.from({ length: mostFiles + 5 }, (_, n) => file(`${n}.json`, '')));
    expect(done.faults).toHaveLength(mostFiles + 1);
  });
});
