import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('flamewake-shaman', () => {
  it('deals 2 to a creature, itself among those that may be chosen', () => {
    const t = table({ me: { house: 'brobnar', hand: ['flamewake-shaman'] }, foe: { line: ['mother', 'valdr'] } });
    t.me.play('flamewake-shaman');
    expect(t.options()).toEqual(['flamewake-shaman', 'mother', 'valdr']);
    t.me.choose('valdr');
    t.expect({
      me: { line: [{ id: 'flamewake-shaman', exhausted: true }] },
      foe: { line: ['mother', { id: 'valdr', damage: 2 }] },
    });
  });

  it('has to hit itself where it is alone', () => {
    const t = table({ me: { house: 'brobnar', hand: ['flamewake-shaman'] }, foe: {} });
    t.me.play('flamewake-shaman');
    t.expect({ me: { line: [{ id: 'flamewake-shaman', damage: 2, exhausted: true }] } });
  });
});
