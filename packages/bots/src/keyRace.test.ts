// Keys decide the game: what the rules bot does when one is about to be forged.
import '@vaultsong/cards';
import type { SeatPosition, State } from '@vaultsong/engine';
import { position } from '@vaultsong/engine';
import { describe, expect, test } from 'vitest';
import { choice, table } from './testing/choices.ts';

const calling = (me: SeatPosition, foe: SeatPosition): State => position({ step: 'forge', seats: [me, foe] });

const two = ['red', 'blue'] as const;
/** A house with much to do, and one with a thief. */
const mine: SeatPosition = {
  houses: ['brobnar', 'shadows', 'dis'],
  hand: ['urchin', 'headhunter', 'valdr', 'smaaash'],
};

describe('the rules bot', () => {
  test('calls the house with the most to do', () => {
    expect(choice(calling(mine, { aember: 1 }))).toBe('brobnar');
    expect(choice(calling(mine, { aember: 3, keys: two }))).toBe('brobnar');
  });

  test('calls the house that keeps the opponent from forging the third key', () => {
    expect(choice(calling(mine, { aember: 6, keys: two }))).toBe('shadows');
  });

  test('calls the house that makes up what its own third key costs', () => {
    const creatures: SeatPosition = { ...mine, line: ['dust-imp', 'dust-imp'], keys: two };
    expect(choice(calling({ ...creatures, aember: 4 }, {}))).toBe('dis');
    expect(choice(calling({ ...creatures, aember: 3 }, {}))).toBe('brobnar');
  });

  test('reaps rather than fight where that pays for a key', () => {
    const foe: SeatPosition = { line: ['doc-bookton'] };
    expect(choice(table({ house: 'brobnar', line: ['valdr'], aember: 4 }, foe))).toBe('fight valdr');
    expect(choice(table({ house: 'brobnar', line: ['valdr'], aember: 5 }, foe))).toBe('reap valdr');
    expect(choice(table({ house: 'brobnar', line: ['valdr'], aember: 6 }, foe))).toBe('fight valdr');
  });

  test('plays the best of its cards in the first turn, which has no other', () => {
    const hand = ['smaaash', 'punch', 'headhunter'];
    const first = position({ turn: 1, seats: [{ house: 'brobnar', hand }, {}] });
    expect(choice(first)).toBe('play smaaash');
    expect(choice(table({ house: 'brobnar', hand }))).toBe('play punch');
  });
});
