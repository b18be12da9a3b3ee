// Tests with hostile input: each line that is not empty has one answer that names its fault, and the next line is
// answered as ever.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FaultCode } from '../fault.ts';
import { decks, session, told } from '../testing/session.ts';
import { longestLine } from './lines.ts';
import { mostInLine } from './request.ts';

const good = { op: 'describe' };
const reset = { op: 'reset', decks, seed: 1, observe: false };

const wrong: readonly (readonly [string, unknown, FaultCode, ...string[]])[] = [
  ['no JSON', 'reset please', 'not-json', 'column 1', 'expected a value'],
  ['half of a line', '{"op":"reset","decks":["a"', 'not-json', 'the end of the text'],
  ['a number', '7', 'wrong-fields', '7', '{"op":"describe"}'],
  ['null', 'null', 'wrong-fields', 'null'],
  ['a list', [reset], 'wrong-fields', 'a list of 1'],
  ['no op', {}, 'unknown-op', 'nothing', 'reset'],
  ['an unknown op', { op: 'restart' }, 'unknown-op', '"restart"', 'reset'],
  ['an op that every object has', '{"op":"__proto__"}', 'unknown-op', 'reset'],
  ['another that every object has', { op: 'toString' }, 'unknown-op'],
  ['an op of the wrong type', { op: ['reset'] }, 'unknown-op', 'a list of 1'],
  ['an op of protocol 1', { op: 'legal', id: 1 }, 'renamed', '"legal"', '"options" since protocol 2'],
  ['a field of protocol 1', { ...reset, words: false }, 'renamed', '"words"', '"text" since protocol 2'],
  ['a field of protocol 1 that no op has', { op: 'close', id: 1, words: true }, 'wrong-fields', '"words"'],
  ['no decks', { op: 'reset' }, 'wrong-fields', 'decks', 'nothing', 'a list of 1 to 3 decks'],
  ['decks that are none', { op: 'reset', decks: [1, 2] }, 'wrong-fields', 'decks[0]', 'the name of a deck'],
  ['an unknown deck', { op: 'reset', decks: ['nobody', 'guide-achea'] }, 'wrong-deck', 'nobody'],
  ['one deck', { op: 'reset', decks: ['guide-achea'] }, 'wrong-setup', 'two decks'],
  ['three decks', { op: 'reset', decks: [...decks, 'guide-achea'] }, 'wrong-setup', 'two decks'],
  ['an unknown bot', { ...reset, bots: ['clever', null] }, 'wrong-fields', 'bots[0]', '"clever"', 'rules'],
  ['a bot too few', { ...reset, bots: ['rules'] }, 'wrong-setup', 'expected 2'],
  ['an unknown edition', { ...reset, edition: 'newest' }, 'wrong-fields', 'edition', 'current'],
  ['a seat that is none', { ...reset, first: 3 }, 'wrong-setup'],
  ['half a seed', { ...reset, seed: 0.5 }, 'wrong-fields', 'seed', '0.5', 'whole number'],
  ['a seed too large', { ...reset, seed: 2 ** 53 }, 'wrong-fields', 'seed'],
  ['chains in an adventure', { ...reset, adventure: 'easy', chains: [1, 0] }, 'wrong-setup', 'chains'],
  ['a difficulty that is none', { ...reset, adventure: 'absurd' }, 'wrong-fields', 'easy, normal, hard'],
  ['a field that is none', { ...reset, sead: 1 }, 'wrong-fields', '"sead"', 'seed'],
  ['more games than a line may have', { ...reset, n: mostInLine + 1 }, 'wrong-fields', 'n', `${mostInLine}`],
  ['more games than there may be', { ...reset, n: 101 }, 'too-many-games', '101', '100', 'close'],
  ['n with what makes no games', { op: 'close', id: 1, n: 2 }, 'wrong-fields', 'reset, clone, imagine'],
  ['n with an id', { ...reset, id: 1, n: 2 }, 'wrong-fields', '"id"'],
  ['n in a batch', { op: 'clone', n: 2, batch: [{ id: 1 }] }, 'wrong-fields', '"batch"'],
  ['an empty batch', { op: 'step', batch: [] }, 'wrong-fields', 'batch', 'a list of 1'],
  ['a batch that is none', { op: 'step', batch: 'all' }, 'wrong-fields', 'batch', '"all"'],
  ['a batch of numbers', { op: 'step', batch: [1] }, 'wrong-fields', 'batch[0]', 'an object'],
  ['no id', { op: 'step', option: 0 }, 'wrong-fields', 'id', 'nothing'],
  ['an id of the wrong type', { op: 'step', id: '1', option: 0 }, 'wrong-fields', 'id', '"1"'],
  ['an unknown id', { op: 'step', id: 7, option: 0 }, 'unknown-id', '7', 'such as 1'],
  ['an id to deal anew that is none', { ...reset, id: 7 }, 'unknown-id', '7'],
  ['no option', { op: 'step', id: 1 }, 'wrong-fields', 'option, action and key'],
  ['two options', { op: 'step', id: 1, option: 0, key: 'yes' }, 'wrong-fields', 'exactly one'],
  ['an option that is none', { op: 'step', id: 1, option: 2 }, 'wrong-option', '2', 'mulligan', '0 to 1'],
  ['a negative option', { op: 'step', id: 1, option: -1 }, 'wrong-fields', 'option', '-1'],
  ['an action that is not legal', { op: 'step', id: 1, action: 0 }, 'wrong-option', 'action', '3587'],
  ['a key that is none', { op: 'step', id: 1, key: 'maybe' }, 'wrong-option', '"maybe"', '"yes"'],
  ['a step of a game that is over', { op: 'step', id: 2, option: 0 }, 'over', 'game 2', 'reset'],
  ['an imagination of a game that is over', { op: 'imagine', id: 2, seed: 1 }, 'over', 'game 2'],
  ['a seat at which nobody sits', { op: 'observe', id: 1, seat: 2 }, 'wrong-fields', 'seat', '0 to 1'],
  ['the seat of the automaton', { op: 'observe', id: 3, seat: 2 }, 'wrong-fields', 'seat', '0 to 1'],
  ['a record that is none', { op: 'restore', record: { format: 1 } }, 'wrong-record', 'record'],
  ['no record', { op: 'restore' }, 'wrong-fields', 'record', 'the record of a game'],
  ['a long word', { op: 'x'.repeat(100_000) }, 'unknown-op'],
  ['a control character', '{"op":"\\u001b[2J"}', 'unknown-op', '\\u{1b}'],
  ['a million brackets', '['.repeat(1_000_000), 'not-json'],
];

describe('a line that is wrong', () => {
  test.each(wrong)('%s', async (_, line, code, ...words) => {
    const replies = await session([
      reset,
      { ...reset, bots: ['random', 'random'] },
      { ...reset, adventure: 'easy' },
      line,
      good,
    ]);
    expect(replies).toHaveLength(5);
    const { error } = replies[3];
    expect(error?.code, JSON.stringify(replies[3]).slice(0, 500)).toBe(code);
    for (const word of words) expect(error.message).toContain(word);
    expect(error.message.length).toBeLessThan(1000);
    expect(replies[4].protocol).toBe(2);
  });
});

test('where the error is about a game, its id comes with it', async () => {
  const [reply] = await session([{ op: 'step', id: 12, option: 0 }]);
  expect(reply.id).toBe(12);
});

test('a game that was closed is gone, and its number with it', async () => {
  const replies = await session([reset, { op: 'close', id: 1 }, { op: 'options', id: 1 }, reset]);
  expect(replies[1]).toEqual({ id: 1, closed: true });
  expect(replies[2].error.code).toBe('unknown-id');
  expect(replies[3].id).toBe(2);
});

test('games over the bound are not begun, and closing makes room', async () => {
  const replies = await session(
    [{ ...reset, n: 2 }, reset, { op: 'clone', id: 1, n: 3 }, { ...reset, id: 2 }, { op: 'close', id: 1 }, reset],
    2,
  );
  expect(replies.map(({ error }) => error?.code)).toEqual([
    undefined,
    'too-many-games',
    'too-many-games',
    undefined,
    undefined,
    undefined,
  ]);
});

describe('bytes', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);

  test('in any pieces, the last line without an end', async () => {
    const whole = bytes(`\n  \r\n{"op":"describe"}\r\n${JSON.stringify(reset)}`);
    const expected = await told([whole]);
    expect(expected).toHaveLength(2);
    expect(await told([...whole].map((byte) => new Uint8Array([byte])))).toEqual(expected);
  });

  test('that are no text', async () => {
    const replies = await told([new Uint8Array([0xff, 0xfe, 0, 0x80, 0x0a]), bytes('{"op":"describe"}\n')]);
    expect(replies[0].error.code).toBe('not-text');
    expect(replies[1].protocol).toBe(2);
  });

  test('a line without end is told once, and is not kept', async () => {
    const piece = bytes('x'.repeat(1_000_000));
    const replies = await told([...Array.from({ length: 100 }, () => piece), bytes('\n{"op":"describe"}\n')]);
    expect(replies).toHaveLength(2);
    expect(replies[0].error).toEqual({
      code: 'line-too-long',
      message: expect.stringContaining(`100000000 bytes; expected at most ${longestLine}`),
    });
    expect(replies[1].protocol).toBe(2);
  });
});

test('anything that is JSON has one answer', async () => {
  const field = fc.constantFrom(
    'op',
    'id',
    'option',
    'seat',
    'seed',
    'decks',
    'batch',
    'n',
    'bots',
    'record',
    'observe',
  );
  const value = fc.oneof(
    fc.constantFrom('reset', 'step', 'observe', 'clone', 'imagine', 'options', 'restore', decks, 1, 0),
    fc.jsonValue({ maxDepth: 2 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.dictionary(field, value), { maxLength: 5 }), async (lines) => {
      const replies = await session([reset, ...lines, good]);
      expect(replies).toHaveLength(lines.length + 2);
      for (const { error } of replies) if (error !== undefined) expect(error.code).not.toBe('bug');
    }),
    { numRuns: 200 },
  );
});
