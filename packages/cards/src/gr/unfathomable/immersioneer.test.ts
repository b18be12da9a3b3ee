import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const deck = ['mother', 'troll', 'bumpsy', 'krump'];

describe('immersioneer', () => {
  it('discards the top 3 cards of either deck after it reaps', () => {
    const t = table({ me: { house: 'unfathomable', line: ['immersioneer', 'immersioneer'], deck }, foe: { deck } });
    t.me.reap('immersioneer#1').choose('From your deck').reap('immersioneer#2').choose('From your opponent’s deck');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'immersioneer', exhausted: true },
          { id: 'immersioneer', exhausted: true },
        ],
        deck: ['krump'],
      },
      foe: { deck: ['krump'], discard: ['bumpsy', 'troll', 'mother'] },
    });
  });

  it('shuffles the bottom 3 cards of your discard pile into your deck when it is discarded', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['immersioneer'], discard: ['punch', 'mother', 'troll', 'krump'] },
      foe: { discard: ['punch'] },
    });
    t.me.discard('immersioneer');
    expect(t.state.players[0]?.deck).toHaveLength(3);
    expect(t.state.players[0]?.discard).toHaveLength(2);
    t.expect({ foe: { discard: ['punch'] } });
  });

  it('shuffles itself in where the pile is small', () => {
    const t = table({ me: { house: 'unfathomable', hand: ['immersioneer'], discard: ['punch'] } });
    t.me.discard('immersioneer');
    t.expect({ me: { discard: [] } });
    expect(t.state.players[0]?.deck).toHaveLength(2);
  });
});
