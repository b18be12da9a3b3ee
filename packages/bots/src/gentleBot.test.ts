import '@vaultsong/cards';
import { referenceDecks, toDeckList } from '@vaultsong/decks';
import type { Option, SeatPosition, State } from '@vaultsong/engine';
import { answer, clone, deal, position, returns } from '@vaultsong/engine';
import { describe, expect, test } from 'vitest';
import type { Bot } from './index.ts';
import { decide, gentleBot, randomBot, randomFrom, rulesBot, seedFor } from './index.ts';

const table = (me: SeatPosition, foe: SeatPosition = {}): State => position({ seats: [me, foe] });

const wordsOf = (option: Option | undefined): string => {
  if (option?.pick === 'house') return String(option.house);
  if (option?.pick !== 'move') return option?.pick ?? 'nothing';
  return 'card' in option.move ? `${option.move.do} ${option.move.card.name}` : option.move.do;
};

/** All that it chooses in one place with many dice, in the order of their names. */
const choices = (state: State): readonly string[] =>
  [
    ...new Set(
      Array.from({ length: 40 }, (_, n) => wordsOf(state.ask?.options[decide(gentleBot, state, randomFrom(n))])),
    ),
  ].sort();

describe('the gentle bot', () => {
  test('makes any move that is worth making, and no other', () => {
    const me: SeatPosition = { house: 'brobnar', line: ['headhunter', 'valdr'], hand: ['gauntlet-of-command', 'fear'] };
    expect(choices(table(me))).toEqual(['play gauntlet-of-command', 'reap headhunter', 'reap valdr']);
    expect(choices(table({ house: 'dis', hand: ['hand-of-dis'], line: ['headhunter', 'valdr'] }))).toEqual(['end']);
    expect(choices(table({ house: 'brobnar', hand: ['blood-of-titans'] }))).toEqual(['discard blood-of-titans']);
  });

  test('calls any house that has enough to do, and none that has little', () => {
    const at = (...hand: readonly string[]): State =>
      position({ seats: [{ houses: ['brobnar', 'dis', 'shadows'], hand }, {}], step: 'forge' });
    expect(choices(at('smaaash', 'valdr', 'tocsin', 'pit-demon'))).toEqual(['brobnar', 'dis']);
    expect(choices(at('smaaash', 'valdr', 'headhunter', 'krump', 'troll', 'fear'))).toEqual(['brobnar']);
  });

  test('fights, but not while it is ahead', () => {
    const at = (mine: number, theirs: number): readonly string[] =>
      choices(table({ house: 'brobnar', line: ['valdr'], aember: mine }, { line: ['doc-bookton'], aember: theirs }));
    expect(at(2, 0)).toEqual(['fight valdr']);
    expect(at(3, 0)).toEqual(['reap valdr']);
    expect(at(3, 1)).toEqual(['fight valdr']);
  });

  test('answers the same with the same dice, and changes nothing', () => {
    const state = table({ house: 'brobnar', line: ['valdr', 'headhunter'] }, { line: ['doc-bookton'] });
    const before = clone(state);
    const once = Array.from({ length: 20 }, (_, n) => decide(gentleBot, state, randomFrom(n)));
    expect(Array.from({ length: 20 }, (_, n) => decide(gentleBot, state, randomFrom(n)))).toEqual(once);
    expect(state).toEqual(before);
  });
});

/** How many of the games the first bot wins: two of each pair of decks, with the decks changed about. */
function wins(bots: readonly [Bot, Bot], pairs: number): number {
  const lists = referenceDecks.map(({ deck }) => toDeckList(deck));
  let won = 0;
  for (let game = 0; game < 2 * pairs; game++) {
    const pair = Math.floor(game / 2);
    const two = [lists[pair % lists.length]!, lists[(pair * 7 + 3) % lists.length]!];
    const state = deal({ decks: game % 2 === 0 ? two : two.reverse(), seed: pair + 1, first: pair % 2 === 0 ? 0 : 1 });
    const random = randomFrom(seedFor(1, game));
    while (state.ask !== null) answer(state, decide(bots[state.ask.player]!, state, random));
    won += returns(state)?.[0] === 1 ? 1 : 0;
  }
  return won;
}

describe('its level, with each pair of decks in both hands', () => {
  test('is clearly above that of random play', () => {
    expect(wins([gentleBot, randomBot], 6)).toBeGreaterThanOrEqual(11);
  });

  test('is clearly below that of the rules bot', () => {
    expect(wins([rulesBot, gentleBot], 15)).toBeGreaterThanOrEqual(19);
  });
});
