import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('splinter', () => {
  it('has nothing but its power: what it gives to the deck does nothing when it is played itself', () => {
    const t = table({ me: { house: 'shadows', hand: ['splinter'] }, foe: { line: ['urchin'], aember: 2 } });
    t.me.play('splinter');
    t.expect({
      me: { aember: 0, line: [{ id: 'splinter', exhausted: true }] },
      foe: { line: ['urchin'], aember: 2 },
    });
  });

  it('resolves the damage icons of its own copy, which no card deals', () => {
    const t = table({
      me: { house: 'shadows', hand: [{ id: 'splinter', bonus: ['damage', 'damage'] }] },
      foe: { line: ['urchin', 'troll'] },
    });
    t.me.play('splinter').choose('urchin').choose('troll');
    t.expect({ me: { line: [{ id: 'splinter', exhausted: true }] }, foe: { line: [{ id: 'troll', damage: 1 }] } });
  });
});
