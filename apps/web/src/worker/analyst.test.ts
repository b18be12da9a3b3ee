import '@vaultsong/cards';
import '@vaultsong/adventures';
import { analysisOf, efforts, judge } from '@vaultsong/bots';
import { expect, test } from 'vitest';
import { presetAdventure } from '../wire/adventureChoice.ts';
import { presetChoice } from '../wire/choice.ts';
import { Adventure } from './adventure.ts';
import { RecordAnalyst } from './analyst.ts';
import { DeckHistories } from './decks/histories.ts';
import { Shelf } from './decks/shelf.ts';
import { duel } from './duel.ts';
import { GameSession } from './session/gameSession.ts';

/** A game against the bot to its end, in which the human does as the rules bot would. */
function playedGame(): GameSession {
  const session = new GameSession(duel({ ...presetChoice, first: 'me', seed: 9, bot: 'random' }, 1, 0));
  for (let i = 0; session.winner === null && i < 5_000; i++) {
    const advice = session.advice();
    if (advice === null) session.moveOfMachine();
    else session.answer(advice);
  }
  return session;
}

/** Names the version of all that judges. */
const code = '/assets/worker-1.js';

const session = playedGame();
const text = session.record();

test('the analyst opens a record, judges its places as `vaultsong analyse` does, and counts turns as the table', async () => {
  const analyst = new RecordAnalyst(code);
  const outline = await analyst.open(text);
  const { turn } = session.snapshot(0, 0).view;
  expect(outline.course.at(-1)?.turn).toBe(turn);
  expect(analysisOf(outline.record, [], false).lastTurn).toBe(turn);
  const record = JSON.parse(text);
  const last = outline.places.length - 1;
  const [expected] = judge(record, { effort: efforts.fast, seed: 1, from: last, to: last + 1, mustStop: () => false });
  expect(analyst.judge(last, 'fast')).toEqual(expected);
  expect(analyst.judge(0, 'fast')).toMatchObject({ what: 'turn', turn: 0 });
});

test('the analyst knows a record again, and no other by the same name', async () => {
  const analyst = new RecordAnalyst(code);
  const { id } = await analyst.open(text);
  expect((await new RecordAnalyst(code).open(text)).id).toBe(id);
  // Another bot may judge otherwise: what it kept is not taken for this one’s.
  expect((await new RecordAnalyst('/assets/worker-2.js').open(text)).id).not.toBe(id);
  const shorter = new GameSession(duel({ ...presetChoice, first: 'me', seed: 9, bot: 'random' }, 1, 0)).record();
  expect((await analyst.open(shorter)).id).not.toBe(id);
});

test('the analyst tells the course of an adventure, in which no chance to win is known', async () => {
  let number = 0;
  const deps = { shelf: new Shelf(), histories: new DeckHistories(), nextNumber: () => ++number, tryOut: () => null };
  const { session: adventure } = new Adventure({ ...presetAdventure, seed: 7 }, 1, deps);
  for (let i = 0; i < 60 && adventure.winner === null; i++) adventure.answer(adventure.advice() ?? 0);
  const { course, places } = await new RecordAnalyst(code).open(adventure.record());
  expect(places).toEqual([]);
  expect(course.map(({ turn }) => turn)).toEqual([...course.keys()]);
});

test.each([
  ['no JSON', 'no JSON', /it is not JSON/],
  ['no record', '{}', /format/],
  ['a record of another game', text.replace('"seed":', '"seed":1'), /setup/],
  ['what is too long', ' '.repeat(5_000_001), /too long/],
])('the analyst refuses %s in words', async (_, broken, words) => {
  await expect(new RecordAnalyst(code).open(broken)).rejects.toThrow(words);
});
