import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const deck = ['fear', 'anger', 'urchin', 'gub', 'mother', 'troll'];

describe('titan-apparition', () => {
  it('discards 5 cards from the top of your opponent’s deck as it is destroyed on their turn', () => {
    const t = table({
      active: 1,
      me: { line: [{ id: 'titan-apparition', damage: 3 }], deck },
      foe: { house: 'brobnar', hand: ['punch'], deck },
    });
    t.foe.play('punch');
    t.expect({
      me: { line: [], deck, discard: ['titan-apparition'] },
      foe: { deck: ['troll'], discard: ['punch', 'mother', 'gub', 'urchin', 'anger', 'fear'] },
    });
  });

  it('discards 5 cards from the top of your own deck on your turn', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: [{ id: 'titan-apparition', damage: 3 }], deck },
      foe: { deck },
    });
    t.me.play('punch');
    t.expect({
      me: {
        line: [],
        deck: ['troll'],
        discard: ['punch', 'titan-apparition', 'mother', 'gub', 'urchin', 'anger', 'fear'],
      },
      foe: { deck, discard: [] },
    });
  });
});
