// A ward takes what would destroy a creature away once. What is still so is looked at again. R: later sets 2, "Ward".
import { describe, it } from 'vitest';
import {
  a,
  another,
  constant,
  countsAsHavingPower,
  creature,
  dealDamage,
  forRemainderOfTurn,
  friendly,
  getsPower,
  named,
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

  it('dies of a printed power of 0, ward or no ward, unless something raises it', () => {
    const feeble = being('feeble', { power: 0 });
    const patron = being('patron', { power: 3 }, constant(getsPower(another(friendly(creature)), 1)));
    const t = table({
      me: { house: 'brobnar', hand: [feeble] },
      foe: { line: ['nine'] },
    });
    t.me.play(feeble);
    t.expect({ me: { line: [], discard: [feeble] }, foe: { line: ['nine'] } });
    const warden = being('warden', {}, constant({ mod: 'enters', of: another(friendly(creature)), how: 'warded' }));
    const guarded = table({ me: { house: 'brobnar', hand: [feeble], line: [warden] } });
    guarded.me.play(feeble, 'left');
    guarded.expect({ me: { line: [warden], discard: [feeble] } });
    const raised = table({
      me: { house: 'brobnar', hand: [feeble, 'two'], line: [patron] },
      foe: { house: 'brobnar', hand: [spell('bolt', dealDamage(3, a(named('patron', creature))))] },
    });
    raised.me.play(feeble, 'left').play('two', 'left');
    raised.expect({
      me: { line: [{ id: 'two', exhausted: true }, { id: feeble, exhausted: true }, patron] },
      foe: { hand: ['bolt'] },
    });
    raised.me.end();
    raised.foe.play('bolt');
    raised.expect({ me: { line: ['two'], discard: ['feeble', 'patron'] }, foe: { discard: ['bolt'] } });
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
