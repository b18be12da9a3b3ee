// A card that leaves at the same moment as what is on it.
import { describe, it } from 'vitest';
import {
  a,
  anyCard,
  both,
  choose,
  creature,
  each,
  eachTime,
  exists,
  friendly,
  gain,
  leaves,
  returnToHand,
  table,
  upgrade,
  upgradesOn,
  when,
} from '../../../index.ts';
import { gear, spell, thing } from '../../../testing/cards.ts';

describe('a creature and each upgrade on it', () => {
  const hat = gear('top-hat');
  const line = [{ id: 'one', upgrades: [hat, { id: hat, owner: 1 }] }];
  const lift = spell(
    'lift',
    choose(a(friendly(creature)), (chosen) => returnToHand(both(chosen, upgradesOn(chosen)))),
  );

  it('go where they are sent, each to its owner, whichever is said first', () => {
    const t = table({ me: { house: 'brobnar', hand: [lift], line }, foe: {} });
    t.me.play(lift);
    t.expect({ me: { line: [], hand: ['one', hat], discard: [lift] }, foe: { hand: [hat] } });
  });

  it('leave together: what waits for the upgrade finds the creature gone', () => {
    const eye = thing('eye-of-hats', eachTime(leaves(upgrade), when(exists(creature), gain(1))));
    const worn = [{ id: 'one', upgrades: [hat] }];
    const t = table({ me: { house: 'brobnar', hand: [lift], artifacts: [eye], line: worn }, foe: {} });
    t.me.play(lift);
    t.expect({ me: { aember: 0, artifacts: [eye], line: [] } });
  });

  it('also where all cards are meant', () => {
    const all = spell('lift-all', returnToHand(each(anyCard)));
    const t = table({ me: { house: 'brobnar', hand: [all], line }, foe: { line: ['two'] } });
    t.me.play(all);
    t.expect({ me: { line: [], hand: ['one', hat] }, foe: { line: [], hand: [hat, 'two'] } });
  });
});
