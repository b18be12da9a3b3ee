// The threads themselves: all that they are asked for, and what they refuse, arrives as where it is done at once. Tests of a server have none.
import { findBundled, toDeckList } from '@vaultsong/decks';
import { playOn, record, startRecorded } from '@vaultsong/engine';
import { LogError, readLog } from '@vaultsong/tables';
import { playMatch } from '@vaultsong/tables/testing';
import { afterAll, expect, it } from 'vitest';
import { playedGame } from '../tables/importGame.ts';
import { replayEvents } from './replayEvents.ts';
import { Workers } from './workers.ts';

const workers = new Workers();
afterAll(() => workers.close());

const decks = ['guide-achea', 'clearly-ugly-xhe'].map((slug) => toDeckList(findBundled(slug).deck));
const game = startRecorded({ decks, seed: 7, first: 0 });
while (game.answers.length < 60 && game.state.ask !== null) playOn(game, 0);
const { setup, answers } = game;

/** Longer than what is read where it arrives. */
const longText = 'no such card at all\n'.repeat(500);

it('play games again', async () => {
  expect(await workers.importGame(record(game), [])).toEqual(playedGame(record(game)));
  expect(await workers.history(game, [])).toEqual(replayEvents(game));
  const finished = {
    number: 1,
    setup,
    answers,
    winner: 0,
    reason: 'concession',
    takeBacks: 0,
    isBroughtIn: false,
  } as const;
  expect(JSON.parse(await workers.record(finished, []))).toEqual(JSON.parse(JSON.stringify(record(game))));
});

it('make a table from its log', async () => {
  const { table, entries } = playMatch({
    asked: { play: { type: 'duel', decks: 'own' } },
    seed: 1,
    bots: 0,
    length: 60,
  });
  expect(await workers.load(table.id, entries, [])).toEqual(structuredClone(readLog(table.id, entries)));
});

it('say what they refuse, and which log cannot be read', async () => {
  const refused = { name: 'ApiError', code: 'invalid' };
  await expect(workers.importGame(null, [])).rejects.toMatchObject(refused);
  await expect(workers.findDeck(longText, [])).rejects.toMatchObject(refused);
  await expect(workers.deckName(longText, [])).rejects.toMatchObject(refused);
  await expect(workers.load('t1', [], [])).rejects.toThrow(LogError);
});
