import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('johnny-longfingers', () => {
  it('lets each friendly Mutant steal 1 when it is destroyed, and itself', () => {
    const t = table({
      me: { house: 'dis', line: ['johnny-longfingers', 'splinter', 'dodger'], hand: ['gateway-to-dis'] },
      foe: { aember: 5, line: ['dysania'] },
    });
    t.me.play('gateway-to-dis');
    t.expect({ me: { aember: 2, line: [] }, foe: { aember: 3, line: [] } });
  });

  it('gives nothing to enemy Mutants, nor to friends that are none', () => {
    const t = table({
      me: { house: 'shadows', aember: 2, line: ['johnny-longfingers', 'silvertooth'], hand: ['poison-wave'] },
      foe: { aember: 5, line: ['research-smoko'] },
    });
    t.me.play('poison-wave');
    t.expect({
      me: { aember: 3, line: [{ id: 'johnny-longfingers', damage: 2 }] },
      foe: { aember: 5, line: [], archives: [] },
    });
  });

  it('two of them let a Mutant steal twice', () => {
    const t = table({
      me: { house: 'shadows', line: ['johnny-longfingers', 'splinter', 'johnny-longfingers'], hand: ['poison-wave'] },
      foe: { aember: 5 },
    });
    t.me.play('poison-wave');
    t.expect({
      me: {
        aember: 3,
        line: [
          { id: 'johnny-longfingers', damage: 2 },
          { id: 'johnny-longfingers', damage: 2 },
        ],
      },
      foe: { aember: 3 },
    });
  });

  it('gives nothing for a Mutant that leaves play undestroyed', () => {
    const t = table({
      active: 1,
      me: { line: ['johnny-longfingers', 'splinter'] },
      foe: { house: 'dis', aember: 3, hand: ['fear'] },
    });
    t.foe.play('fear').choose('splinter');
    t.expect({ me: { aember: 0, hand: ['splinter'], line: ['johnny-longfingers'] }, foe: { aember: 3 } });
  });

  it('ends when it is gone', () => {
    const t = table({
      active: 1,
      me: { line: ['johnny-longfingers', 'splinter'] },
      foe: { house: 'shadows', aember: 3, hand: ['poison-wave'], line: ['bulleteye'] },
    });
    t.foe.reap('bulleteye').choose('johnny-longfingers').play('poison-wave');
    t.expect({ me: { aember: 1, line: [] }, foe: { aember: 4, line: [] } });
  });
});
