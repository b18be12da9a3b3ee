import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('creed-of-nature', () => {
  it('gives a creature skirmish and assault of its power for the turn', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['creed-of-nature'], line: ['krump'] },
      foe: { line: ['zorg'] },
    });
    t.me.omni('creed-of-nature').choose('krump').fight('krump', 'zorg');
    t.expect({
      me: { artifacts: [], discard: ['creed-of-nature'], line: [{ id: 'krump', exhausted: true }] },
      foe: { aember: 0, line: [], discard: ['zorg'] },
    });
  });

  it('counts the power at the time of the attack', () => {
    const t = table({
      me: { house: 'untamed', artifacts: ['creed-of-nature'], hand: ['the-fittest'], line: ['mighty-tiger'] },
      foe: { line: [{ id: 'troll', power: 2 }, 'umbra'] },
    });
    t.me.omni('creed-of-nature').choose('mighty-tiger').play('the-fittest').fight('mighty-tiger', 'troll');
    t.expect({
      me: { aember: 1, artifacts: [], line: [{ id: 'mighty-tiger', exhausted: true, power: 1 }] },
      foe: { line: ['umbra'], discard: ['troll'] },
    });
  });
});
