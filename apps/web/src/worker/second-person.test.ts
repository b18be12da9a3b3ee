import { describe, expect, it } from 'vitest';
import { secondPerson } from './second-person.ts';

describe('the second person', () => {
  it.each([
    ['You gains 2 æmber by reaping.', 'You gain 2 æmber by reaping.'],
    ['You chooses Dis.', 'You choose Dis.'],
    ['You uses the omni of Drummernaut.', 'You use the omni of Drummernaut.'],
    ['You has no house to choose.', 'You have no house to choose.'],
    ['You takes a mulligan and draws 6 cards.', 'You take a mulligan and draw 6 cards.'],
    [
      'You ends the turn and has enough æmber for a key: check.',
      'You end the turn and have enough æmber for a key: check.',
    ],
    ['Radiant Argus steals 1 æmber from You.', 'Radiant Argus steals 1 æmber from you.'],
    ["Bumpsy goes to You's hand.", 'Bumpsy goes to your hand.'],
    ["Bumpsy goes to the top of You's deck.", 'Bumpsy goes to the top of your deck.'],
    ["2 æmber is put on Bumpsy from You's pool.", '2 æmber is put on Bumpsy from your pool.'],
    ['A key of You is unforged.', 'A key of yours is unforged.'],
    ['You discards Take that, Smartypants.', 'You discard Take that, Smartypants.'],
  ])('%s', (third, second) => {
    expect(secondPerson(third)).toBe(second);
  });

  it('leaves what others do as it is', () => {
    expect(secondPerson('Radiant Argus reaps with Bumpsy.')).toBe('Radiant Argus reaps with Bumpsy.');
  });
});
