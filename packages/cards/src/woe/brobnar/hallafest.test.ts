import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('hallafest', () => {
  it('finds up to 4 Bräkken cards with different names in deck and discard pile, and costs a chain for each', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['hallafest'],
        deck: ['vulka', 'vulka', 'troll', 'ged-hammer'],
        discard: ['harmal-atoon', 'krump', 'brikk-nastee'],
      },
    });
    t.me.play('hallafest').choose('vulka');
    expect(t.options()).not.toContain('vulka');
    expect(t.options()).not.toContain('troll');
    t.me.choose('ged-hammer', 'harmal-atoon', 'brikk-nastee');
    t.expect({
      me: {
        hand: ['vulka', 'ged-hammer', 'harmal-atoon', 'brikk-nastee'],
        chains: 4,
        discard: ['hallafest', 'krump'],
      },
    });
  });

  it('may find fewer, or none, and shuffles the deck all the same', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['hallafest'], deck: ['vulka', 'troll'], discard: ['ged-hammer'] },
    });
    t.me.play('hallafest').choose('ged-hammer').done();
    t.expect({ me: { hand: ['ged-hammer'], chains: 1 } });
    expect(t.events.some(({ type }) => type === 'shuffle')).toBe(true);
    const u = table({ me: { house: 'brobnar', hand: ['hallafest'], deck: ['vulka', 'troll'] } });
    u.me.play('hallafest').done();
    u.expect({ me: { hand: [], chains: 0 } });
  });
});
