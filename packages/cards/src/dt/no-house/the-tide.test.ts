import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const me = { house: 'untamed', houses: ['untamed', 'logos', 'shadows'], beside: ['the-tide'] } as const;

describe('the-tide', () => {
  it('raises the tide for 3 chains, and is no card that is used', () => {
    const t = table({ me, foe: {} });
    t.me.raiseTide();
    t.expect({ me: { chains: 3 }, tide: { highFor: 0 } });
  });

  it('cannot be raised while it is high for you', () => {
    const t = table({ me: { ...me, hand: ['dust-pixie'] }, foe: {}, tide: { highFor: 0 } });
    expect(t.options()).not.toContain('raise-tide');
    t.expect({ me: { hand: ['dust-pixie'] }, tide: { highFor: 0 } });
  });

  it('is there for both players, though only one of their decks brings it', () => {
    const t = table({
      me: { house: 'untamed', houses: ['untamed', 'logos', 'shadows'] },
      foe: { beside: ['the-tide'] },
    });
    t.me.raiseTide();
    t.expect({ me: { chains: 3 }, tide: { highFor: 0 } });
  });

  it('takes the tide from the opponent, for whom it is low then', () => {
    const t = table({ me, foe: {}, tide: { highFor: 1 } });
    t.me.raiseTide();
    t.expect({ me: { chains: 3 }, tide: { highFor: 0 } });
  });
});
