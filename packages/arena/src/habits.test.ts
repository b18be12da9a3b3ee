import '@vaultsong/cards';
import type { DeckList } from '@vaultsong/engine';
import {
  a,
  actionCard,
  artifactCard,
  creature,
  defaultEdition,
  define,
  gain,
  may,
  omni,
  play,
  sacrifice,
  self,
  stun,
} from '@vaultsong/engine';
import { beforeAll, expect, test } from 'vitest';
import type { HabitsPlan } from './habits.ts';
import { watchHabits } from './habits.ts';

beforeAll(() =>
  define([
    actionCard({ id: 'habit-good', name: 'Good', house: 'dis' }, play(gain(1))),
    actionCard({ id: 'habit-icon', name: 'Icon', house: 'dis', bonus: ['aember'] }),
    actionCard({ id: 'habit-vain', name: 'Vain', house: 'dis', bonus: ['aember'] }, play(stun(a(creature)))),
    actionCard({ id: 'habit-bad', name: 'Bad', house: 'dis' }, play(gain(3, 'opponent'))),
    artifactCard({ id: 'habit-gift', name: 'Gift', house: 'dis' }, omni(sacrifice(self), gain(1, 'opponent'))),
    artifactCard({ id: 'habit-may', name: 'May', house: 'dis' }, play(may(gain(2, 'opponent')))),
  ]),
);

const copies = { good: 20, icon: 4, vain: 4, bad: 2, gift: 3, may: 3 } as const;

/** Games without creatures, between two decks of these cards. */
function plan(games: number): HabitsPlan {
  const cards = Object.entries(copies).flatMap(([id, count]) =>
    Array.from({ length: count }, () => ({ name: `habit-${id}` })),
  );
  const deck: DeckList = { name: 'Habits', houses: ['dis', 'logos', 'mars'], cards };
  return { pairs: Array.from({ length: games }, () => [deck, deck]), bot: 'rules', seed: 1, edition: defaultEdition };
}

test('counts what was done of what could be done, and what was done in vain', async () => {
  const { games, unfinished, cards } = await watchHabits(plan(3));
  expect({ games, unfinished }).toEqual({ games: 3, unfinished: 0 });
  const of = (id: string) => cards.find(({ card }) => card === `habit-${id}`);
  const { offered = 0, taken = 0 } = of('good')?.chances.play ?? {};
  expect(taken).toBeGreaterThan(10);
  expect(offered).toBeGreaterThanOrEqual(taken);
  expect(of('good')).toMatchObject({ actions: taken, withoutEffect: 0 });
  expect(of('icon')).toMatchObject({ actions: 0, withoutEffect: 0 });
  expect(of('vain')?.actions).toBeGreaterThan(10);
  expect(of('vain')?.withoutEffect).toBe(of('vain')?.actions);
  expect(of('bad')?.chances.play).toMatchObject({ taken: 0 });
  expect(of('bad')?.chances.play?.offered).toBeGreaterThan(10);
  expect(of('gift')?.chances.omni).toMatchObject({ taken: 0 });
  expect(of('may')?.chances.may).toMatchObject({ taken: 0 });
  expect(of('may')?.chances.may?.offered).toBe(of('may')?.chances.play?.taken);
});

test('ends with what was played so far when it is told to', async () => {
  const ending = new AbortController();
  const { games } = await watchHabits(plan(100), {
    signal: ending.signal,
    onProgress: (done) => done === 2 && ending.abort(),
  });
  expect(games).toBe(2);
});

test('counts games without a winner', async () => {
  const none: DeckList = { name: 'None', houses: ['dis', 'logos', 'mars'], cards: [] };
  expect(await watchHabits({ ...plan(1), pairs: [[none, none]] })).toMatchObject({
    games: 1,
    unfinished: 1,
    cards: [],
  });
});
