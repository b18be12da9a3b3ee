import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

const ten = Array.from({ length: 10 }, () => 'troll');

describe('forbidden-tome', () => {
  const deck = Array.from({ length: 10 }, () => 'bumpsy');
  const foe = { houses: ['brobnar', 'dis'] } as const;

  it('lets a haunted player draw up to 7 cards', () => {
    const t = table({ me: { house: 'ekwidon', artifacts: ['forbidden-tome'], deck, discard: ten }, foe });
    t.me.end();
    t.expect({ me: { hand: deck.slice(3) } });
  });

  it('not one who is not haunted', () => {
    const t = table({ me: { house: 'ekwidon', artifacts: ['forbidden-tome'], deck, discard: ten.slice(1) }, foe });
    t.me.end();
    t.expect({ me: { hand: deck.slice(4) } });
  });

  it('serves the opponent too', () => {
    const t = table({
      me: { house: 'ekwidon', artifacts: ['forbidden-tome'], deck },
      foe: { ...foe, deck, discard: ten },
    });
    t.me.end();
    t.foe.house('brobnar').end();
    t.expect({ me: { hand: deck.slice(4) }, foe: { hand: deck.slice(3) } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling forbidden-tome/fixed: draws up to 7 though the pile that haunts is shuffled in the middle (%s)',
    (edition) => {
      const me = { house: 'ekwidon', artifacts: ['forbidden-tome'], deck: deck.slice(0, 3), discard: ten } as const;
      const t = table({ edition, me, foe });
      t.me.end();
      expect(t.state.cards.filter(({ zone }) => zone === 'hand')).toHaveLength(7);
    },
  );
});
