import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('causal-loop', () => {
  it('archives a card from hand and then itself', () => {
    const t = table({ me: { house: 'logos', hand: ['causal-loop', 'punch', 'fear'] }, foe: {} });
    t.me.play('causal-loop').choose('fear');
    t.expect({ me: { hand: ['punch'], archives: ['fear', 'causal-loop'], discard: [] } });
  });

  it('archives itself where the hand is empty', () => {
    const t = table({ me: { house: 'logos', hand: ['causal-loop'] }, foe: {} });
    t.me.play('causal-loop');
    t.expect({ me: { hand: [], archives: ['causal-loop'], discard: [] } });
  });

  it('goes to the archives of its owner, whoever plays it', () => {
    const t = table({
      me: { house: 'shadows', hand: ['murkens', 'punch'] },
      foe: { deck: ['causal-loop', 'fear'], hand: ['krump'] },
    });
    t.me.play('murkens');
    t.me.choose(t.options().find((option) => option.includes('top card')) ?? 'the deck');
    t.expect({
      me: { hand: [], archives: ['punch'], line: [{ id: 'murkens', exhausted: true }] },
      foe: { archives: ['causal-loop'], deck: ['fear'], hand: ['krump'], discard: [] },
    });
  });

  it('is only discarded where it is not played', () => {
    const t = table({ me: { house: 'logos', hand: ['causal-loop', 'fear'] }, foe: {} });
    t.me.discard('causal-loop');
    t.expect({ me: { hand: ['fear'], archives: [], discard: ['causal-loop'] } });
  });
});
