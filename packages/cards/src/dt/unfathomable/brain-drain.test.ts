import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('brain-drain', () => {
  it('puts a card of your choice from the hand of the opponent on top of their deck', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['brain-drain', 'bumpsy'] },
      foe: { hand: ['troll', 'mother'], deck: ['tocsin'] },
    });
    t.me.play('brain-drain').choose('mother');
    t.expect({ me: { aember: 1, hand: ['bumpsy'] }, foe: { hand: ['troll'], deck: ['mother', 'tocsin'] } });
  });

  it('shows the whole hand to you alone first', () => {
    const t = table({ me: { house: 'unfathomable', hand: ['brain-drain'] }, foe: { hand: ['troll', 'mother'] } });
    t.me.play('brain-drain');
    expect(t.events.flatMap((e) => (e.type === 'reveal' ? [e.to] : []))).toEqual([0, 0]);
    expect([...t.options()].sort()).toEqual(['mother', 'troll']);
  });

  it('takes the only card, and does nothing to an empty hand', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['brain-drain', 'brain-drain'] },
      foe: { hand: ['troll'], deck: ['tocsin'] },
    });
    t.me.play('brain-drain').play('brain-drain');
    t.expect({ me: { aember: 2 }, foe: { hand: [], deck: ['troll', 'tocsin'] } });
  });
});
