import { see, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('random-access-archives', () => {
  it('archives the top card of the deck, which the opponent does not see', () => {
    const t = table({
      me: { house: 'logos', hand: ['random-access-archives', 'punch'], deck: ['fear', 'urchin'] },
      foe: { deck: ['tocsin'] },
    });
    t.me.play('random-access-archives');
    t.expect({
      me: { aember: 1, hand: ['punch'], deck: ['urchin'], archives: ['fear'], discard: ['random-access-archives'] },
      foe: { deck: ['tocsin'], archives: [] },
    });
    expect(see(t.state, 1).players[0]?.archives).toEqual([{ known: false, owner: 0 }]);
    expect(see(t.state, 0).players[0]?.archives).toMatchObject([{ known: true, name: 'fear' }]);
  });

  it('does not make a new deck of the discard pile: nothing is drawn', () => {
    const t = table({
      me: { house: 'logos', hand: ['random-access-archives'], deck: [], discard: ['fear'] },
      foe: {},
    });
    t.me.play('random-access-archives');
    t.expect({ me: { aember: 1, deck: [], archives: [], discard: ['random-access-archives', 'fear'] } });
  });
});
