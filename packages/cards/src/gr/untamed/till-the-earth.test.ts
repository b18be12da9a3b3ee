import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('till-the-earth', () => {
  it('lets each player shuffle their discard pile into their deck', () => {
    const t = table({
      me: { house: 'untamed', hand: ['till-the-earth'], discard: ['mother', 'troll'] },
      foe: { discard: ['punch'], deck: ['batdrone'] },
    });
    t.me.play('till-the-earth');
    t.expect({ me: { discard: ['till-the-earth'] }, foe: { discard: [] } });
    expect(t.state.players.map(({ deck }) => deck.length)).toEqual([2, 2]);
  });
});
