// Archon powers in the eyes of the rules bot: what they give to cards, what they do in the place of icons and as a house is
// chosen, and the key that one of them adds.
import '@vaultsong/cards';
import type { SeatPosition, State } from '@vaultsong/engine';
import { answer, position } from '@vaultsong/engine';
import { expect, test } from 'vitest';
import { choice, table, turnOf } from './testing/choices.ts';

test('an action that a power gives is taken where it does more than to reap', () => {
  const line = ['ember-imp'] as const;
  const at = (beside: readonly string[], foe: readonly string[]): State =>
    table({ house: 'dis', line, beside }, { line: foe });
  expect(choice(at([], ['silvertooth']))).not.toBe('action ember-imp');
  expect(choice(at(['warden-of-the-crucible'], ['snufflegator']))).toBe('action ember-imp');
  expect(choice(at(['warden-of-the-crucible'], []))).toBe('reap ember-imp');
});

test('an artifact is used for what a power gives it', () => {
  const me = { house: 'brobnar', artifacts: ['autocannon'], beside: ['deluge-of-power'] } as const;
  expect(choice(table(me))).toBe('action autocannon');
});

test('a fight counts for what a power gives after it', () => {
  const at = (beside: readonly string[]): State =>
    table({ house: 'brobnar', line: ['troll'], keys: ['red'], beside }, { aember: 6, line: ['dew-faerie'] });
  expect(choice(at(['fighting-expertise']))).toBe('fight troll');
  expect(choice(at([]))).toBe('reap troll');
});

const iconed = (icon: 'aember' | 'draw', beside: string, foe: SeatPosition): readonly string[] => {
  const hand = [{ id: 'dust-imp', bonus: [icon] }, 'fear'] as const;
  return turnOf(table({ house: 'dis', hand, line: ['troll'], deck: ['mother', 'mother'], beside: [beside] }, foe));
};

test('an icon is resolved as it is where what a power offers for it is worth less', () => {
  expect(iconed('aember', 'control', {})).toContain('no');
  expect(iconed('aember', 'control', { aember: 6 })).not.toContain('no');
  expect(iconed('aember', 'librarian', {})).toContain('no');
});

test('a house counts for what powers do as it is chosen, of either player', () => {
  const houses = ['sanctum', 'dis', 'logos'] as const;
  const house = (mine: readonly string[], theirs: readonly string[]): string => {
    const seats = [
      { houses, hand: ['dust-imp', 'grey-monk'], beside: mine },
      { houses, beside: theirs },
    ] as const;
    const state = position({ seats, step: 'forge' });
    while (state.ask !== null && state.ask.kind !== 'house') answer(state, 0);
    return choice(state);
  };
  expect(house(['divine-spark'], [])).toBe('sanctum');
  expect(house([], ['divine-spark'])).toBe('dis');
});

test('the house that can pay for the fourth key is chosen', () => {
  const houses = ['brobnar', 'dis', 'logos'] as const;
  const house = (beside: readonly string[], aember: number): string => {
    const me = { houses, aember, keys: 3, line: ['ember-imp'], hand: ['troll', 'bumpsy', 'mother'], beside };
    const state = position({ seats: [me, { houses }], step: 'forge' });
    while (state.ask !== null && state.ask.kind !== 'house') answer(state, 0);
    return choice(state);
  };
  expect(house(['tinkerer'], 3)).toBe('dis');
  expect(house(['tinkerer'], 1)).toBe('brobnar');
});
