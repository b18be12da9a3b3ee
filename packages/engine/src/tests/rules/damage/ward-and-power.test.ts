// A ward takes what would destroy a creature away once. What is still so is looked at again. R: later sets 2, "Ward".
import { describe, it } from 'vitest';
import {
  a,
  constant,
  countsAsHavingPower,
  creature,
  dealDamage,
  forRemainderOfTurn,
  getsPower,
  perishes,
  redistribute,
  table,
  thisCreature,
  ward,
  warded,
} from '../../../index.ts';
import { being, spell } from '../../../testing/cards.ts';

const star = spell('pale', forRemainderOfTurn(constant(countsAsHavingPower(creature, 1))));

describe('a warded creature that has as much damage as power', () => {
  it('loses its ward, and is destroyed all the same', () => {
    const t = table({
      me: { house: 'brobnar', hand: [star] },
      foe: {
        line: [
          { id: 'four', damage: 2, warded: true },
          { id: 'nine', warded: true },
        ],
      },
    });
    t.me.play(star);
    t.expect({ me: {}, foe: { line: [{ id: 'nine', warded: true }], discard: ['four'] } });
  });

  it('dies of no power at all', () => {
    const drain = spell('drain', forRemainderOfTurn(constant(getsPower(creature, -4))));
    const t = table({
      me: { house: 'brobnar', hand: [drain] },
      foe: { line: [{ id: 'four', warded: true }, 'nine'] },
    });
    t.me.play(drain);
    t.expect({ me: {}, foe: { line: ['nine'], discard: ['four'] } });
  });

  it('stays where it was the ward that made it weak', () => {
    const proud = being('proud', { power: 4 }, constant(getsPower(warded(thisCreature), -3)));
    const t = table({
      me: { house: 'brobnar', hand: [spell('guard', ward(a(creature)))] },
      foe: { line: [{ id: proud, damage: 2 }] },
    });
    t.me.play('guard');
    t.expect({ me: {}, foe: { line: [{ id: proud, damage: 2 }] } });
  });

  it('is destroyed by damage that came to it past its ward', () => {
    const move = spell('move-damage', redistribute('damage', creature));
    const t = table({
      me: { house: 'brobnar', hand: [move], line: [{ id: 'four', damage: 3 }] },
      foe: { line: [{ id: 'two', warded: true }] },
    });
    t.me.play(move).choose('two').choose('two').choose('four');
    t.expect({ me: { line: [{ id: 'four', damage: 1 }] }, foe: { line: [], discard: ['two'] } });
  });

  it('whatever is to be destroyed as long as something is so', () => {
    const shy = being('shy', { power: 3 }, constant(perishes({ is: { ref: 'self' }, flank: true })));
    const t = table({
      me: { house: 'brobnar', hand: [spell('bolt-of-four', dealDamage(4, a(creature)))] },
      foe: { line: ['four', { id: shy, warded: true }, 'five'] },
    });
    t.me.play('bolt-of-four').choose('four');
    t.expect({ me: {}, foe: { line: ['five'] } });
  });
});
