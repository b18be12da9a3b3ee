import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const orb = { id: 'orb-of-wonder', house: 'dis' } as const;

describe('orb-of-wonder', () => {
  it('is sacrificed for any card of the deck, which is shuffled then', () => {
    const t = table({ me: { house: 'dis', artifacts: [orb], deck: ['urchin', 'fear', 'troll'] }, foe: {} });
    t.me.omni('orb-of-wonder').choose('troll');
    t.expect({ me: { hand: ['troll'], artifacts: [], discard: ['orb-of-wonder'] } });
    expect(t.state.players[0]?.deck).toHaveLength(2);
  });

  it('may be used in a turn of another house, and finds nothing in an empty deck', () => {
    const t = table({ me: { house: 'brobnar', artifacts: [orb] }, foe: {} });
    t.me.omni('orb-of-wonder');
    t.expect({ me: { hand: [], artifacts: [], discard: ['orb-of-wonder'] } });
  });
});
