import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('low-dawn', () => {
  it('gains 2 with three Untamed creatures in the discard pile, and shuffles them into the deck', () => {
    const t = table({
      me: {
        house: 'untamed',
        hand: ['low-dawn'],
        deck: [],
        discard: ['snufflegator', 'krump', 'mighty-tiger', 'niffle-ape', 'the-fittest'],
      },
      foe: {},
    });
    t.me.play('low-dawn');
    expect(t.state.players[0]?.deck).toHaveLength(3);
    t.expect({ me: { aember: 3, discard: ['low-dawn', 'krump', 'the-fittest'] } });
  });

  it('shuffles fewer without the 2', () => {
    const t = table({
      me: { house: 'untamed', hand: ['low-dawn'], deck: [], discard: ['snufflegator', 'krump'] },
      foe: {},
    });
    t.me.play('low-dawn');
    t.expect({ me: { aember: 1, deck: ['snufflegator'], discard: ['low-dawn', 'krump'] } });
  });
});
