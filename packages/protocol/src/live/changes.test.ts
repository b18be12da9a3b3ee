import { see, table } from '@vaultsong/engine';
import '@vaultsong/engine/testing';
import { terms } from '@vaultsong/tables';
import { expect, test } from 'vitest';
import type { PublishedTable } from './changes.ts';
import { ChangesError, changesBetween, withChanges } from './changes.ts';

const summary: PublishedTable['summary'] = {
  ...{
    id: 'a0b1c2d3e4',
    stage: 'playing',
    terms: terms.parse({ play: { type: 'duel', decks: 'own' } }),
    openedBy: null,
  },
  ...{
    openedAt: 1,
    seats: [null, null],
    games: [],
    series: null,
    toAct: 0,
    since: 2,
    deadline: null,
    claimable: null,
    maxTurns: null,
  },
  ...{
    clock: null,
    request: null,
    result: null,
    closed: null,
    commitment: 'c',
    secret: null,
    nonces: null,
    rematch: [],
  },
  ...{ continuedAt: null, tournament: null, rematchOf: null, resumed: null },
};
const { state } = table({
  me: { house: 'brobnar', hand: ['one', 'two'], discard: ['three'] },
  foe: { hand: ['four'] },
});
const view = see(state, 0);
const game: NonNullable<PublishedTable['game']> = {
  ...{ number: 1, question: 5, view, whyNot: null, takeBack: { mode: null, left: 3 } },
};
const told: PublishedTable = { summary, game };
const [me, foe] = view.players;
if (me === undefined || foe === undefined) throw new Error('Two play');
const seen = (other: Partial<typeof view>): PublishedTable => ({
  summary,
  game: { ...game, view: { ...view, ...other } },
});

test('only the parts that changed are told, each as a whole', () => {
  expect(changesBetween(told, { ...told })).toEqual([]);
  expect(changesBetween({ summary, game: null }, { summary: { ...summary, since: 3 }, game: null })).toEqual([
    { op: 'replace', path: '/summary/since', value: 3 },
  ]);
  const now: PublishedTable = {
    summary: { ...summary, toAct: 1 },
    game: { ...game, question: 6, view: { ...view, turn: 9, players: [me, { ...foe, hand: [] }] } },
  };
  const changes = changesBetween(told, now);
  expect(changes).toEqual([
    { op: 'replace', path: '/summary/toAct', value: 1 },
    { op: 'replace', path: '/game/question', value: 6 },
    { op: 'replace', path: '/game/view/turn', value: 9 },
    { op: 'replace', path: '/game/view/players/1/hand', value: [] },
  ]);
  expect(withChanges(told, changes ?? [])).toEqual(now);
});

test('where there are other names, another number of players, or a game where there was none, all must be told', () => {
  expect(changesBetween(told, { ...told, summary: Object.assign({ more: 1 }, summary) })).toBeNull();
  const [one, another] = [Object.assign({ one: 1 }, summary), Object.assign({ another: 1 }, summary)];
  expect(changesBetween({ ...told, summary: one }, { ...told, summary: another })).toBeNull();
  expect(changesBetween(told, seen(Object.assign({ more: 1 }, view)))).toBeNull();
  expect(changesBetween(told, seen({ players: [me, Object.assign({ more: 1 }, foe)] }))).toBeNull();
  expect(changesBetween(told, seen({ players: [me] }))).toBeNull();
  expect(changesBetween(told, seen({ players: [me, foe, foe] }))).toBeNull();
  expect(changesBetween(told, { summary, game: null })).toBeNull();
  expect(changesBetween({ summary, game: null }, told)).toBeNull();
});

test('changes of what was never told are refused', () => {
  for (const path of [
    '/more',
    '/summary/more',
    '/game/view/more',
    '/game/view/players/2/hand',
    '/summary/since/more',
    'summary',
    '',
  ])
    expect(() => withChanges(told, [{ op: 'replace', path, value: 1 }]), path).toThrow(ChangesError);
  const ofGame = [{ op: 'replace', path: '/game/question', value: 6 }] as const;
  expect(() => withChanges({ summary, game: null }, ofGame)).toThrow(ChangesError);
  // Told before, and yet no table comes of it.
  expect(() => withChanges(told, [{ op: 'replace', path: '/summary/since', value: 'soon' }])).toThrow(ChangesError);
});

test('a path leads to no prototype', () => {
  for (const way of ['', '/summary', '/game', '/game/view', '/game/view/players', '/game/view/players/0'])
    for (const name of ['/__proto__', '/__proto__/polluted', '/constructor/prototype/polluted', '/toString'])
      expect(() => withChanges(told, [{ op: 'replace', path: way + name, value: {} }]), way + name).toThrow(
        ChangesError,
      );
  const value: unknown = JSON.parse('{"__proto__":{"polluted":true}}');
  withChanges(told, [{ op: 'replace', path: '/game/view/ask', value }]);
  expect('polluted' in {}).toBe(false);
});

test('what did not change of a view stays the same object, and what was told is not touched', () => {
  const before = JSON.stringify(told);
  const changes = [
    { op: 'replace', path: '/game/view/players/1/hand', value: [] },
    { op: 'replace', path: '/game/view/turn', value: 9 },
  ] as const;
  const after = withChanges(told, changes).game?.view;
  expect(after?.players[0]).toBe(me);
  expect(after?.players[1]?.discard).toBe(foe.discard);
  expect(after?.lasting).toBe(view.lasting);
  expect([after?.turn, after?.players[1]?.hand]).toEqual([9, []]);
  expect(JSON.stringify(told)).toBe(before);
  expect(withChanges(told, [{ op: 'replace', path: '/summary/since', value: 3 }]).game?.view).toBe(view);
});
