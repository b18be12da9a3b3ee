import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('particle-sweep', () => {
  it('deals 2 damage to a creature that is no Mutant', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['particle-sweep'] },
      foe: { line: ['troll', 'dysania'] },
    });
    t.me.play('particle-sweep').choose('troll');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'troll', damage: 2 }, 'dysania'] } });
  });

  it('destroys a Mutant of whatever power instead', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['particle-sweep'] },
      foe: { line: ['troll', { id: 'dysania', power: 3 }] },
    });
    t.me.play('particle-sweep').choose('dysania');
    t.expect({ me: { aember: 1 }, foe: { line: ['troll'], discard: ['dysania'] } });
  });

  it('takes only the ward of a Mutant that has one', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['particle-sweep'] },
      foe: { line: ['troll', { id: 'dysania', warded: true }] },
    });
    t.me.play('particle-sweep').choose('dysania');
    t.expect({ me: { aember: 1 }, foe: { line: ['troll', 'dysania'] } });
  });

  it('must hit a friendly creature where there is no other, and does nothing without creatures', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['particle-sweep'], line: ['mutagenesis-researcher'] },
      foe: {},
    });
    t.me.play('particle-sweep');
    t.expect({ me: { aember: 1, line: [], discard: ['particle-sweep', 'mutagenesis-researcher'] } });
    const u = table({ me: { house: 'star-alliance', hand: ['particle-sweep'] }, foe: {} });
    u.me.play('particle-sweep');
    u.expect({ me: { aember: 1, discard: ['particle-sweep'] } });
  });
});
