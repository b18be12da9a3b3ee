import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const deck = ['mother', 'troll', 'bumpsy', 'krump', 'valdr'];

describe('arcane-transmitter', () => {
  it('discards the top 4 cards of your deck', () => {
    const t = table({ me: { house: 'unfathomable', artifacts: ['arcane-transmitter'], deck }, foe: { deck } });
    t.me.action('arcane-transmitter').choose('From your deck');
    t.expect({
      me: { artifacts: [{ id: 'arcane-transmitter', exhausted: true }], deck: ['valdr'] },
      foe: { deck },
    });
    expect(t.state.players[0]?.discard).toHaveLength(4);
  });

  it('discards the top cards of the opponent’s deck, as many as there are', () => {
    const t = table({
      me: { house: 'unfathomable', artifacts: ['arcane-transmitter'], deck },
      foe: { deck: ['mother', 'troll'] },
    });
    t.me.action('arcane-transmitter').choose('From your opponent’s deck');
    t.expect({
      me: { artifacts: [{ id: 'arcane-transmitter', exhausted: true }], deck },
      foe: { deck: [], discard: ['troll', 'mother'] },
    });
  });

  it('shuffles your discard pile into your deck when it is discarded, itself with it', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['arcane-transmitter'], discard: ['mother', 'troll'], deck: ['krump'] },
      foe: { discard: ['punch'] },
    });
    t.me.discard('arcane-transmitter');
    t.expect({ me: { discard: [] }, foe: { discard: ['punch'] } });
    expect(t.state.players[0]?.deck).toHaveLength(4);
  });
});
