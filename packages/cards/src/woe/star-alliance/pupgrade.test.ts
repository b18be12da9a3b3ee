import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('pupgrade', () => {
  it('is a creature that does nothing', () => {
    const t = table({ me: { house: 'star-alliance', hand: ['pupgrade'] }, foe: {} });
    t.me.play('pupgrade');
    t.expect({ me: { line: [{ id: 'pupgrade', exhausted: true }] } });
  });

  it('as an upgrade gives 3 power, and stands ready on the right flank as its creature is destroyed', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['pupgrade'], line: ['valdr', 'mother'] },
      foe: { line: ['troll', 'krump'] },
    });
    t.me.play('pupgrade', 'as-upgrade').choose('valdr');
    t.expect({
      me: { line: [{ id: 'valdr', upgrades: ['pupgrade'] }, 'mother'] },
      foe: { line: ['troll', 'krump'] },
    });
    t.me.end();
    t.foe.fight('troll', 'valdr');
    t.expect({
      me: { line: [{ id: 'valdr', damage: 8, upgrades: ['pupgrade'] }, 'mother'] },
      foe: { line: ['krump'], discard: ['troll'] },
    });
    t.foe.fight('krump', 'valdr');
    t.expect({
      me: { line: ['mother', 'pupgrade'], discard: ['valdr'] },
      foe: { line: [], discard: ['krump', 'troll'] },
    });
    t.foe.end();
    t.me.house('star-alliance').reap('pupgrade');
    t.expect({ me: { aember: 1, line: ['mother', { id: 'pupgrade', exhausted: true }] } });
  });

  it('is discarded where its creature leaves in another way', () => {
    const t = table({
      me: { house: 'untamed', hand: ['rockatiel'], line: [{ id: 'valdr', upgrades: ['pupgrade'] }] },
      foe: {},
    });
    t.me.play('rockatiel').choose('valdr').done();
    t.expect({ me: { line: [{ id: 'rockatiel', exhausted: true }], deck: ['valdr'], discard: ['pupgrade'] } });
  });
});
