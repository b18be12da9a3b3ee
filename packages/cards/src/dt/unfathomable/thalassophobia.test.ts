import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('thalassophobia', () => {
  it('discards the top 10 cards of the opponent’s deck', () => {
    const deck = [
      'troll',
      'troll',
      'troll',
      'mother',
      'troll',
      'troll',
      'troll',
      'troll',
      'troll',
      'tocsin',
      'dextre',
      'bumpsy',
    ];
    const t = table({
      me: { house: 'unfathomable', hand: ['thalassophobia'], deck: ['krump'] },
      foe: { deck, hand: ['urchin'] },
    });
    t.me.play('thalassophobia');
    t.expect({
      me: { aember: 1, deck: ['krump'] },
      foe: { deck: ['dextre', 'bumpsy'], discard: deck.slice(0, 10).reverse(), hand: ['urchin'] },
    });
  });

  it('discards as many as there are, and shuffles nothing back', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['thalassophobia'] },
      foe: { deck: ['troll', 'mother'], discard: ['tocsin'] },
    });
    t.me.play('thalassophobia');
    t.expect({ foe: { deck: [], discard: ['mother', 'troll', 'tocsin'] } });
  });

  it('does nothing to an empty deck', () => {
    const t = table({ me: { house: 'unfathomable', hand: ['thalassophobia'] }, foe: { discard: ['tocsin'] } });
    t.me.play('thalassophobia');
    t.expect({ me: { aember: 1 }, foe: { deck: [], discard: ['tocsin'] } });
  });
});
