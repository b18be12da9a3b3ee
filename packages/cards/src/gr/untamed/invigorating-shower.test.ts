import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('invigorating-shower', () => {
  it('shuffles the cards of the chosen house from your discard pile into your deck', () => {
    const t = table({
      me: {
        house: 'untamed',
        hand: ['invigorating-shower'],
        discard: ['mother', 'troll', 'punch'],
        deck: ['batdrone'],
      },
      foe: { discard: ['troll'] },
    });
    t.me.play('invigorating-shower').choose('brobnar');
    t.expect({ me: { discard: ['invigorating-shower', 'mother'] }, foe: { discard: ['troll'] } });
    expect(t.state.players[0]?.deck).toHaveLength(3);
  });

  it('does not find itself', () => {
    const t = table({ me: { house: 'untamed', hand: ['invigorating-shower'], discard: ['mother'] } });
    t.me.play('invigorating-shower').choose('untamed');
    t.expect({ me: { discard: ['invigorating-shower', 'mother'], deck: [] } });
  });
});
