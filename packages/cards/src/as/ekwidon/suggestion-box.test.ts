import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const boxed = { id: 'mother', upgrades: ['suggestion-box'] } as const;

describe('suggestion-box', () => {
  it('looks at the top 5 cards after a reap, adds 1 to the hand and discards the others', () => {
    const t = table({
      me: {
        house: 'logos',
        line: [boxed],
        deck: ['troll', 'punch', 'valdr', 'dextre', 'anger', 'batdrone'],
      },
    });
    t.me.reap('mother').choose('valdr');
    t.expect({
      me: { aember: 1, hand: ['valdr'], deck: ['batdrone'], line: [{ ...boxed, exhausted: true }] },
    });
    expect(t.state.players[0]?.discard.length).toBe(4);
  });

  it('shows them to nobody else', () => {
    const t = table({ me: { house: 'logos', line: [boxed], deck: ['troll', 'punch'] } });
    t.me.reap('mother').choose('troll');
    expect(t.events.every((event) => event.type !== 'reveal' || event.to === 0)).toBe(true);
    t.expect({ me: { hand: ['troll'], deck: [], discard: ['punch'], line: [{ ...boxed, exhausted: true }] } });
  });

  it('finds nothing in an empty deck, and shuffles no discard pile', () => {
    const t = table({ me: { house: 'logos', line: [boxed], discard: ['troll'] } });
    t.me.reap('mother');
    t.expect({ me: { hand: [], discard: ['troll'], line: [{ ...boxed, exhausted: true }] } });
  });
});
