import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('not-finished-with-you', () => {
  it('shuffles creatures that are chosen from the discard pile into the deck', () => {
    const t = table({
      me: {
        house: 'dis',
        hand: ['not-finished-with-you'],
        deck: ['fear'],
        discard: ['troll', 'punch', 'mother', 'valdr'],
      },
      foe: { discard: ['shooler'] },
    });
    t.me.play('not-finished-with-you');
    expect([...t.options()].sort()).toEqual(['done', 'mother', 'troll', 'valdr']);
    t.me.choose('troll', 'valdr').done();
    t.expect({
      me: { aember: 1, discard: ['not-finished-with-you', 'punch', 'mother'] },
      foe: { discard: ['shooler'] },
    });
    expect(t.state.players[0]?.deck.length).toBe(3);
  });

  it('may leave them all', () => {
    const t = table({
      me: { house: 'dis', hand: ['not-finished-with-you'], deck: ['fear'], discard: ['troll'] },
      foe: {},
    });
    t.me.play('not-finished-with-you').done();
    t.expect({ me: { deck: ['fear'], discard: ['not-finished-with-you', 'troll'] } });
  });
});
