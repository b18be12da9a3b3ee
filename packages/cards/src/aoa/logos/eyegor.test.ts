import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('eyegor', () => {
  it('takes one of the top 3 cards and discards the others', () => {
    const t = table({ me: { house: 'logos', hand: ['eyegor'], deck: ['fear', 'punch', 'urchin', 'arise'] }, foe: {} });
    t.me.play('eyegor');
    expect([...t.options()].sort()).toEqual(['fear', 'punch', 'urchin']);
    t.me.choose('punch');
    t.expect({ me: { hand: ['punch'], deck: ['arise'], line: [{ id: 'eyegor', exhausted: true }] } });
    expect(t.state.players[0]?.discard.length).toBe(2);
  });

  it('takes the only card of a deck, and does nothing without a deck', () => {
    const one = table({ me: { house: 'logos', hand: ['eyegor'], deck: ['fear'] }, foe: {} });
    one.me.play('eyegor');
    one.expect({ me: { hand: ['fear'], deck: [], discard: [], line: [{ id: 'eyegor', exhausted: true }] } });
    const none = table({ me: { house: 'logos', hand: ['eyegor'], discard: ['fear'] }, foe: {} });
    none.me.play('eyegor');
    none.expect({ me: { hand: [], discard: ['fear'], line: [{ id: 'eyegor', exhausted: true }] } });
  });
});
