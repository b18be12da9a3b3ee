import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const beside = ['priest'];

describe('fathom-reaver', () => {
  it('makes a token creature', () => {
    const t = table({ me: { house: 'unfathomable', hand: ['fathom-reaver'], beside, deck: ['mother'] } });
    t.me.play('fathom-reaver').flank('left');
    t.expect({
      me: {
        line: [
          { id: 'mother', token: 'priest', exhausted: true },
          { id: 'fathom-reaver', exhausted: true },
        ],
      },
    });
  });

  it('lets the opponent refill to 5 cards while you control a token creature', () => {
    const deck = Array.from({ length: 9 }, () => 'punch');
    const t = table({
      me: { house: 'unfathomable', line: ['fathom-reaver', { id: 'mother', token: 'priest' }], deck },
      foe: { houses: ['brobnar', 'logos', 'dis'], deck },
    });
    t.me.end();
    t.foe.house('dis').end();
    expect(t.state.players.map(({ hand }) => hand.length)).toEqual([6, 5]);
  });

  it('does not without one', () => {
    const deck = Array.from({ length: 9 }, () => 'punch');
    const t = table({
      me: { house: 'unfathomable', line: ['fathom-reaver'], deck },
      foe: { houses: ['brobnar', 'logos', 'dis'], deck, line: [{ id: 'mother', token: 'priest' }] },
    });
    t.me.end();
    t.foe.house('dis').end();
    expect(t.state.players[1]?.hand).toHaveLength(6);
  });
});
