import { describe, expect, it } from 'vitest';
import type { Choice } from '../../wire/choice.ts';
import { choiceFrom, presetChoice, queryOf } from '../../wire/choice.ts';
import { choiceSoFar, draftOf, gameForm } from './gameForm.ts';

const isHere = (): boolean => true;
const draft = draftOf(presetChoice, isHere);

describe('the form of a game', () => {
  it.each([
    ['the preset', presetChoice],
    ['a seed and chains', { ...presetChoice, seed: 7, chains: [3, 0] }],
    ['a series with bidding', { ...presetChoice, series: '3', bid: true }],
    ['a bot with a style', { ...presetChoice, bot: 'planner-racer', first: 'foe', edition: 'cota-1.0' }],
  ] as readonly (readonly [string, Choice])[])('gives %s back, as its address does', (_, choice) => {
    expect(gameForm.parse(draftOf(choice, isHere))).toEqual(choice);
    expect(choiceFrom(queryOf(choice, ''))).toEqual(choice);
  });

  it('takes no seed that is not a number of up to nine digits', () => {
    for (const seed of ['x', '-1', '1234567890']) expect(gameForm.safeParse({ ...draft, seed }).success).toBe(false);
    expect(gameForm.parse({ ...draft, seed: '' }).seed).toBeNull();
  });

  it('looks at chains only where they are not bid for', () => {
    const odd = { ...draft, chains: [Number.NaN, 99] } as const;
    expect(gameForm.safeParse(odd).success).toBe(false);
    expect(gameForm.parse({ ...odd, bid: true })).toMatchObject({ bid: true, chains: [0, 0] });
  });

  it('never bids in adaptive play before its third game', () => {
    expect(gameForm.parse({ ...draft, bid: true, series: 'adaptive' }).bid).toBe(false);
  });

  it('offers usual decks in place of those that are not here any more', () => {
    const gone = draftOf({ ...presetChoice, you: 'own-gone', foe: 'own-gone' }, (slug) => slug !== 'own-gone');
    expect([gone.you, gone.foe]).toEqual([presetChoice.you, presetChoice.foe]);
  });

  it('can be summed up while something in it makes no sense yet', () => {
    expect(choiceSoFar({ ...draft, seed: 'x', chains: [Number.NaN, 2] })).toMatchObject({ seed: null, chains: [0, 0] });
  });
});
