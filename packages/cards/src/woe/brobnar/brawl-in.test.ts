import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('brawl-in', () => {
  it('makes two token creatures and enrages both', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['brawl-in'],
        deck: ['mother', 'dextre', 'troll'],
        line: ['bumpsy'],
        beside: ['warrior'],
      },
    });
    t.me.play('brawl-in').flank('right').flank('left');
    t.expect({
      me: {
        deck: ['troll'],
        line: [
          { id: 'dextre', token: 'warrior', exhausted: true, enraged: true },
          'bumpsy',
          { id: 'mother', token: 'warrior', exhausted: true, enraged: true },
        ],
      },
    });
  });

  it('makes as many as there are cards in the deck, and none without a token card', () => {
    const t = table({ me: { house: 'brobnar', hand: ['brawl-in'], deck: ['mother'], beside: ['warrior'] } });
    t.me.play('brawl-in');
    t.expect({ me: { deck: [], line: [{ id: 'mother', token: 'warrior', exhausted: true, enraged: true }] } });
    const u = table({ me: { house: 'brobnar', hand: ['brawl-in'], deck: ['mother', 'troll'], line: ['bumpsy'] } });
    u.me.play('brawl-in');
    u.expect({ me: { deck: ['mother', 'troll'], line: ['bumpsy'] } });
  });
});
