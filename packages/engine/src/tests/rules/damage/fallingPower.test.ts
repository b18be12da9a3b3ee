// Power that falls without any card coming, going or being hurt: a creature with as much damage is destroyed at once, not when next something moves.
import { describe, it } from 'vitest';
import {
  aember,
  atLeast,
  constant,
  count,
  creature,
  each,
  exhaust,
  friendly,
  gain,
  getsPower,
  lose,
  named,
  table,
  thisCreature,
  whileTrue,
} from '../../../index.ts';
import { being, spell } from '../../../testing/cards.ts';

/** Loses all æmber, exhausts what is called `five`, and gains 1 for each creature that is left. */
const waste = spell('waste', lose(3), exhaust(each(named('five'))), gain(count(each(friendly(creature)))));

describe('a creature dies as soon as its power falls', () => {
  it('that is counted in something else', () => {
    const rich = being('rich', { power: 2 }, constant(getsPower(thisCreature, aember('you'))));
    const t = table({ me: { house: 'brobnar', aember: 3, hand: [waste], line: [{ id: rich, damage: 4 }, 'one'] } });
    t.me.play(waste);
    t.expect({ me: { aember: 1, line: ['one'], discard: [waste, rich] } });
  });

  it('that it has while something is so, and not before', () => {
    const proud = being('proud', { power: 2 }, whileTrue(atLeast(aember('you'), 1), getsPower(thisCreature, 3)));
    const t = table({
      me: {
        house: 'brobnar',
        aember: 4,
        hand: [waste, waste],
        line: [{ id: proud, damage: 4 }, 'one'],
      },
    });
    t.me.play(waste);
    t.expect({ me: { aember: 3, line: [{ id: proud, damage: 4 }, 'one'], hand: [waste] } });
    t.me.play(waste);
    t.expect({ me: { aember: 1, line: ['one'], discard: [waste, proud, waste] } });
  });

  it('whatever has come into play since it came itself', () => {
    const rich = being('rich', { power: 2 }, constant(getsPower(thisCreature, aember('you'))));
    const proud = being('proud', { power: 2 }, whileTrue(atLeast(aember('you'), 1), getsPower(thisCreature, 3)));
    for (const weak of [rich, proud]) {
      const line = [{ id: weak, damage: 4 }];
      const t = table({ me: { house: 'brobnar', aember: 3, hand: ['one', 'two', waste], line } });
      t.me.play('one').play('two').play(waste);
      const came = ['one', 'two'].map((id) => ({ id, exhausted: true }));
      t.expect({ me: { aember: 2, line: came, discard: [waste, weak] } });
    }
  });

  it('that it has as long as it is of some kind', () => {
    const drill = being('drill', { power: 1 }, constant(getsPower(friendly({ ...creature, ready: true }), 3)));
    const t = table({ me: { house: 'brobnar', hand: [waste], line: [drill, { id: 'five', damage: 6 }] } });
    t.me.play(waste);
    t.expect({ me: { aember: 1, line: [drill], discard: [waste, 'five'] } });
  });
});
