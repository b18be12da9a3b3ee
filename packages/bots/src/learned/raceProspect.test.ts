import '@vaultsong/cards';
import { keyraken } from '@vaultsong/adventures';
import { findBundled, toDeckList } from '@vaultsong/decks';
import type { State, View } from '@vaultsong/engine';
import { answerThrough, deal, see } from '@vaultsong/engine';
import { expect, test } from 'vitest';
import { decide, randomFrom, rulesBot } from '../index.ts';
import { raceFeatures, raceFeaturesOf } from './raceFeatures.ts';
import { raceProspect } from './raceProspect.ts';

const decks = ['miss-onyx-censorius', 'radiant-argus-the-supreme'].map((name) => toDeckList(findBundled(name).deck));
const raceOf = (seed: number, difficulty: 'easy' | 'hard'): State => deal(keyraken({ decks, seed, difficulty }));

/** @returns the view of a seat at the first question of each turn, the end too */
function viewsOf(state: State, seat: number): readonly View[] {
  const random = randomFrom(5);
  const views: View[] = [];
  while (state.ask !== null) {
    if (state.turn !== views.at(-1)?.turn) views.push(see(state, seat));
    answerThrough(state, decide(rulesBot, state, random));
  }
  return [...views, see(state, seat)];
}

test('a race that is won is worth more than any that goes on, and one that is lost less', () => {
  const results = [1, 2, 3, 4, 5, 6].flatMap((seed) => {
    const views = viewsOf(raceOf(seed, seed % 2 === 0 ? 'easy' : 'hard'), 0);
    const end = views.at(-1);
    if (end === undefined) throw new Error('A race has an end');
    const won = end.winner !== null && end.players[end.winner]?.team === end.players[0]?.team;
    const others = views.slice(0, -1).map((view) => raceProspect(view, 0));
    if (won) expect(raceProspect(end, 0)).toBeGreaterThan(Math.max(...others));
    else expect(raceProspect(end, 0)).toBeLessThan(Math.min(...others));
    return won;
  });
  expect(new Set(results).size).toBe(2);
});

test('wounds of the automaton raise it, its advances lower it', () => {
  const view = see(raceOf(1, 'easy'), 0);
  const { adventure } = view;
  if (adventure === null) throw new Error('not an adventure');
  const { adversary } = adventure;
  const wounded = { ...view, adventure: { ...adventure, adversary: { ...adversary, damage: 10 } } };
  const advanced = { ...view, adventure: { ...adventure, advances: adventure.advances + 2 } };
  expect(raceProspect(wounded, 0)).toBeGreaterThan(raceProspect(view, 0));
  expect(raceProspect(advanced, 0)).toBeLessThan(raceProspect(view, 0));
});

test('the team sees it alike, as far as hands do not tell it apart', () => {
  const state = raceOf(3, 'easy');
  const open = raceFeatures.filter((name) => name !== 'handOfHouse' && name !== 'usable');
  const [one, other] = [0, 1].map((seat) => {
    const features = raceFeaturesOf(see(state, seat));
    return open.map((name) => features[raceFeatures.indexOf(name)]);
  });
  expect(one).toEqual(other);
});

test('without an automaton there is no race', () => {
  expect(() => raceFeaturesOf(see(deal({ decks, seed: 1 }), 0))).toThrow('only against an automaton');
});
