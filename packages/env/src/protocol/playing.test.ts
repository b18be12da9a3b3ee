// Games that are played through the protocol, by a program that knows nothing of the engine.
import { randomFrom } from '@vaultsong/bots';
import { describe, expect, test } from 'vitest';
import { actionCount } from '../encoding/action.ts';
import type { Json } from '../testing/session.ts';
import { decks, env, session } from '../testing/session.ts';
import type { Op } from './request.ts';

/** An environment that answers one request at a time. */
function open() {
  const here = env();
  return async (op: Op, fields: Readonly<Record<string, unknown>>): Promise<Json> =>
    JSON.parse(JSON.stringify(await here.answer(op, fields)));
}

async function played(
  reset: Readonly<Record<string, unknown>>,
  by: 'option' | 'action' | 'key',
): Promise<readonly Json[]> {
  const ask = open();
  const random = randomFrom(5);
  const replies = [await ask('reset', reset)];
  for (let now = replies[0]; !now.done; now = replies.at(-1)) {
    const chosen = now.options[Math.floor(random() * now.options.length)];
    const field = by === 'option' ? chosen.index : chosen[by];
    replies.push(await ask('step', { id: now.id, [by]: field }));
  }
  return replies;
}

describe.each(['cota', 'aoa', 'wc', 'mm'])('a game of %s', (set) => {
  const reset = { decks: [`generated:${set}:1`, `generated:${set}:2`], seed: 4 };

  test('is the same by place, by action and by key', async () => {
    const game = await played(reset, 'option');
    expect(await played(reset, 'action')).toEqual(game);
    expect(await played(reset, 'key')).toEqual(game);
    expect(await played({ ...reset, seed: 5 }, 'option')).not.toEqual(game);
    for (const { options, done } of game) {
      for (const field of ['index', 'key', 'action'])
        expect(new Set(options.map((option: Json) => option[field])).size).toBe(options.length);
      for (const { action, text } of options) {
        expect(action).toBeLessThan(actionCount);
        expect(text).not.toBe('');
      }
      // What needs nobody is never asked.
      if (!done) expect(options.length).toBeGreaterThan(1);
    }
    const end = game.at(-1);
    expect(end).toMatchObject({ player: null, question: null, options: [] });
    expect([...end.returns].sort()).toEqual([-1, 1]);
    expect(end.returns[end.winner]).toBe(1);
    expect(end.observation.viewer).toBe(game.at(-2).player);
  });
});

test('a seat is told what it may know, and nothing else', async () => {
  for (const reply of await played({ decks, seed: 9 }, 'option')) {
    if (reply.done) continue;
    const { observation, player } = reply;
    expect(observation.viewer).toBe(player);
    expect('ask' in observation).toBe(false);
    const [mine, theirs] = [observation.players[player], observation.players[1 - player]];
    expect(mine.hand.every(({ known }: Json) => known)).toBe(true);
    for (const card of theirs.hand) if (!card.known) expect(Object.keys(card).sort()).toEqual(['known', 'owner']);
  }
});

test('an imagined game looks the same to its seat, and may be another', async () => {
  const ask = open();
  const { id } = await ask('reset', { decks, seed: 2 });
  const random = randomFrom(3);
  let others = 0;
  for (let i = 0; i < 60; i++) {
    const [told, view] = [await ask('options', { id }), await ask('observe', { id })];
    const found = await ask('imagine', { id, seed: i });
    expect(found).toEqual({ ...told, observation: view.observation, id: found.id });
    const theirs = { seat: 1 - told.player };
    const [truth, guess] = [await ask('observe', { id, ...theirs }), await ask('observe', { id: found.id, ...theirs })];
    if (JSON.stringify(truth.observation) !== JSON.stringify(guess.observation)) others++;
    await ask('close', { id: found.id });
    await ask('step', { id, option: Math.floor(random() * told.options.length) });
  }
  expect(others).toBeGreaterThan(50);
});

test('a copy goes on as the game does, bots among them, and leaves it alone', async () => {
  const ask = open();
  const game = await ask('reset', { decks, seed: 2, bots: [null, 'random'] });
  const { id } = await ask('clone', { id: game.id });
  const before = await ask('options', { id: game.id });
  const there: Json[] = [];
  const here: Json[] = [];
  for (let i = 0; i < 30; i++) there.push(await ask('step', { id, option: 0 }));
  expect(await ask('options', { id: game.id })).toEqual(before);
  for (let i = 0; i < 30; i++) here.push(await ask('step', { id: game.id, option: 0 }));
  expect(here).toEqual(there.map((reply) => ({ ...reply, id: game.id })));
  for (const { player } of here) expect(player).toBe(0);
});

test('bots alone play a game to its end', async () => {
  const [reply] = await session([{ op: 'reset', decks, seed: 1, bots: ['rules', 'random'] }]);
  expect(reply).toMatchObject({ done: true, player: null, observation: { viewer: 'table' } });
});

test('an adventure is played by its team', async () => {
  const replies = await played({ decks, seed: 1, adventure: 'easy', bots: [null, 'rules'] }, 'option');
  expect(new Set(replies.map(({ player }) => player))).toEqual(new Set([0, null]));
  const [mine, ally, automaton] = replies.at(-1).returns;
  expect(ally).toBe(mine);
  expect(automaton).toBe(-mine);
});

test('a game is recorded, and goes on from its record', async () => {
  const ask = open();
  const { id } = await ask('reset', { decks, seed: 3 });
  for (let i = 0; i < 20; i++) await ask('step', { id, option: 0 });
  const { record } = await ask('record', { id });
  const now = await ask('options', { id });
  const { observation: _, ...back } = await ask('restore', { record });
  expect({ ...back, id }).toEqual(now);
});

test('one line deals and plays many games, each by itself', async () => {
  const [many, one, steps] = await session([
    { op: 'reset', decks, seed: 10, n: 3, observe: false },
    { op: 'reset', decks, seed: 12, observe: false },
    {
      op: 'step',
      text: false,
      observe: false,
      batch: [
        { id: 1, option: 0 },
        { id: 2, option: 7 },
        { id: 9, option: 0 },
        { id: 3, option: 0, text: true },
      ],
    },
  ]);
  expect(many.batch.map(({ id, seed }: Json) => [id, seed])).toEqual([
    [1, 10],
    [2, 11],
    [3, 12],
  ]);
  expect({ ...many.batch[2], id: 4 }).toEqual(one);
  const [first, second, third, last] = steps.batch;
  expect(first).toMatchObject({ id: 1, done: false });
  expect(first.options[0].text).toBeUndefined();
  expect(second).toEqual({ id: 2, error: { code: 'wrong-option', message: expect.stringContaining('0 to 1') } });
  expect(third).toMatchObject({ id: 9, error: { code: 'unknown-id' } });
  expect(last.options[0].text).toBe('Mulligan');
});

test('resets without a seed are of other games each time, and the same in each run', async () => {
  const lines = [
    { op: 'reset', decks },
    { op: 'reset', decks },
    { op: 'reset', decks, id: 1 },
  ];
  const replies = await session(lines);
  expect(replies.map(({ id, seed }) => [id, seed])).toEqual([
    [1, 1],
    [2, 2],
    [1, 3],
  ]);
  expect(await session(lines)).toEqual(replies);
});

test('what has happened is told as the seat saw it that is asked', async () => {
  const [, step] = await session([
    { op: 'reset', decks, seed: 7, first: 0 },
    { op: 'step', id: 1, key: 'yes', log: true, observe: false },
  ]);
  expect(step.log).toEqual(['Player 0 takes a mulligan for 6 cards.']);
});
