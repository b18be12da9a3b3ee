import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('maelstrom', () => {
  it('puts each creature on top of its owner’s deck, and you gain 2 chains', () => {
    const t = table({
      me: {
        house: 'unfathomable',
        hand: ['maelstrom'],
        line: [{ id: 'troll', owner: 1, aember: 1 }, 'bumpsy'],
        deck: ['krump'],
      },
      foe: { line: [{ id: 'mother', owner: 0, warded: true }], deck: ['tocsin'] },
    });
    t.me.play('maelstrom');
    t.expect({
      me: { chains: 2, line: [], deck: ['bumpsy', 'krump'] },
      foe: { aember: 1, line: ['mother'], deck: ['troll', 'tocsin'] },
    });
  });

  it('asks nobody for the order, which is random', () => {
    const orders = Array.from({ length: 12 }, (_, seed) => {
      const t = table({
        seed,
        me: { house: 'unfathomable', hand: ['maelstrom'] },
        foe: { line: ['troll', 'mother', 'tocsin'] },
      });
      t.me.play('maelstrom');
      t.expect({ me: { chains: 2 }, foe: { line: [] } });
      return t.state.players[1]?.deck.map((id) => t.state.cards[id]?.ref.name).join(' ');
    });
    expect(new Set(orders).size).toBeGreaterThan(2);
  });

  it('gains the chains without a creature too', () => {
    const t = table({ me: { house: 'unfathomable', hand: ['maelstrom'] }, foe: {} });
    t.me.play('maelstrom');
    t.expect({ me: { chains: 2, discard: ['maelstrom'] }, foe: { chains: 0 } });
  });
});
