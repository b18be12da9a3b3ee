import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('screeyan', () => {
  it('discards the top card of the opponent’s deck at the end of the turn, whose house cannot be chosen next', () => {
    const t = table({
      me: { house: 'brobnar', ...myHouses.brobnar, line: ['screeyan'] },
      foe: { ...foeHouses, deck: ['urchin', 'punch'] },
    });
    t.me.end();
    t.expect({ active: 'foe', me: { line: ['screeyan'] }, foe: { deck: ['punch'], discard: ['urchin'] } });
    expect(t.options()).toEqual(['brobnar', 'dis']);
  });

  it('for that one turn: the card of the next turn counts for the turn after it', () => {
    const t = table({
      me: { house: 'brobnar', ...myHouses.brobnar, line: ['screeyan'] },
      foe: { ...foeHouses, deck: ['urchin', ...filler(6), 'drumble'] },
    });
    t.me.end();
    t.foe.house('dis').end();
    t.me.house('brobnar').end();
    t.expect({ me: { line: ['screeyan'] }, foe: { deck: [], discard: ['drumble', 'urchin'] } });
    expect(t.options()).toEqual(['brobnar', 'shadows']);
  });

  it('forbids nothing with an empty deck, or with a card of a house that the opponent has not', () => {
    for (const deck of [[], ['mother']]) {
      const t = table({
        me: { house: 'brobnar', ...myHouses.brobnar, line: ['screeyan'] },
        foe: { ...foeHouses, deck },
      });
      t.me.end();
      expect(t.options()).toEqual(['brobnar', 'dis', 'shadows']);
    }
  });

  it('not at the end of the opponent’s turn', () => {
    const t = table({
      active: 1,
      me: { ...myHouses.brobnar, line: ['screeyan'], deck: ['mother'] },
      foe: { house: 'dis', ...foeHouses, deck: filler(8) },
    });
    t.foe.end();
    t.expect({ me: { line: ['screeyan'], deck: ['mother'], discard: [] }, foe: { discard: [] } });
    expect(t.options()).toEqual(['brobnar', 'dis', 'logos']);
  });
});
