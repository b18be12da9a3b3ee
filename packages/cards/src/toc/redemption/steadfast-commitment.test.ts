import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const made = (id: string) => ({ id, token: 'guardian', exhausted: true });

describe('steadfast-commitment', () => {
  it('puts the top card of the discard pile below the deck and makes a token creature', () => {
    const t = table({
      me: {
        house: 'redemption',
        hand: ['steadfast-commitment'],
        deck: ['krump', 'anger'],
        discard: ['troll', 'punch'],
        beside: ['guardian'],
      },
    });
    t.me.play('steadfast-commitment');
    t.expect({
      me: { aember: 1, line: [made('krump')], deck: ['anger', 'troll'], discard: ['steadfast-commitment', 'punch'] },
    });
  });

  it('makes one of that very card where the deck is empty, and of the deck without a discard pile', () => {
    const t = table({
      me: { house: 'redemption', hand: ['steadfast-commitment'], discard: ['troll', 'punch'], beside: ['guardian'] },
    });
    t.me.play('steadfast-commitment');
    t.expect({ me: { line: [made('troll')], deck: [], discard: ['steadfast-commitment', 'punch'] } });
    const u = table({
      me: { house: 'redemption', hand: ['steadfast-commitment'], deck: ['krump'], beside: ['guardian'] },
    });
    u.me.play('steadfast-commitment');
    u.expect({ me: { line: [made('krump')], deck: [] } });
  });
});
