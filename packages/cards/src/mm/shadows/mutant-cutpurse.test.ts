import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('mutant-cutpurse', () => {
  it('has nothing but its power: what it gives to the deck does nothing when it is played itself', () => {
    const t = table({ me: { house: 'shadows', hand: ['mutant-cutpurse'] }, foe: { line: ['tocsin'], aember: 2 } });
    t.me.play('mutant-cutpurse');
    t.expect({
      me: { aember: 0, line: [{ id: 'mutant-cutpurse', exhausted: true }] },
      foe: { line: ['tocsin'], aember: 2 },
    });
  });

  it('fights with 3 power and is not elusive', () => {
    const t = table({ active: 1, me: { line: ['mutant-cutpurse'] }, foe: { house: 'logos', line: ['mother'] } });
    t.foe.fight('mother', 'mutant-cutpurse');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'mother', damage: 3, exhausted: true }] } });
  });
});
