import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { revealed } from '../../testing/revealed.ts';

describe('help-from-another-self', () => {
  const help = { id: 'help-from-another-self', house: 'dis' } as const;
  const variant = { id: 'omega-tt', house: 'dis' } as const;

  it('finds a Variant creature in the deck, shows it, and puts it into the hand', () => {
    const t = table({ me: { house: 'dis', hand: [help], deck: ['troll', variant, 'mother'] } });
    t.me.play('help-from-another-self').choose('omega-tt');
    expect(revealed(t)).toEqual(['omega-tt']);
    t.expect({ me: { aember: 1, hand: ['omega-tt'], deck: ['troll', 'mother'], discard: ['help-from-another-self'] } });
  });

  it('finds one in the discard pile', () => {
    const t = table({ me: { house: 'dis', hand: [help], deck: ['troll'], discard: ['mother', variant] } });
    t.me.play('help-from-another-self').choose('omega-tt');
    t.expect({ me: { hand: ['omega-tt'], deck: ['troll'], discard: ['help-from-another-self', 'mother'] } });
  });

  it('finds no other creature, and none of the opponent', () => {
    const t = table({ me: { house: 'dis', hand: [help], deck: ['troll', 'mother'] }, foe: { discard: [variant] } });
    t.me.play('help-from-another-self');
    t.expect({ me: { hand: [], deck: ['troll', 'mother'] }, foe: { discard: ['omega-tt'] } });
  });
});
