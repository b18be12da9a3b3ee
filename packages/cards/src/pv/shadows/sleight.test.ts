import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('sleight', () => {
  it('shuffles each creature into its owner’s deck as it is destroyed, itself among them', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['sleight', 'troll'], deck: [] },
      foe: { line: ['mother', 'valdr'], deck: [] },
    });
    t.me.play('punch').choose('sleight');
    t.expect({
      me: { line: [], discard: ['punch'] },
      foe: { line: [], discard: [] },
    });
    expect(t.state.players.map(({ deck }) => deck.length)).toEqual([2, 2]);
  });

  it('Fate: for each enemy Shadows creature, the active player shuffles one of theirs into its owner’s deck', () => {
    const t = fated('sleight', { line: ['troll', 'bumpsy', 'valdr'] }, { line: ['silvertooth', 'umbra', 'mother'] });
    t.foe.choose('troll').choose('valdr');
    t.expect({ me: { line: ['silvertooth', 'umbra', 'mother'] }, foe: { line: ['bumpsy'] } });
    expect(t.state.players[1]?.deck.length).toBe(2);
  });

  it('Fate: does nothing without an enemy Shadows creature', () => {
    const t = fated('sleight', { line: ['troll', 'urchin'] }, { line: ['mother'] });
    t.expect({ me: { line: ['mother'] }, foe: { line: ['troll', 'urchin'] } });
  });
});
