import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('instrument-of-silence', () => {
  it('gives skirmish, and 1 æmber after each fight', () => {
    const t = table({
      me: { house: 'untamed', hand: ['instrument-of-silence'], line: ['mighty-tiger'] },
      foe: { line: ['zorg'] },
    });
    t.me.play('instrument-of-silence').choose('mighty-tiger').fight('mighty-tiger', 'zorg');
    t.expect({
      me: { aember: 1, line: [{ id: 'mighty-tiger', exhausted: true, upgrades: ['instrument-of-silence'] }] },
      foe: { line: [{ id: 'zorg', damage: 4 }] },
    });
  });

  it('gives the æmber to the controller of the creature', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'krump', upgrades: [{ id: 'instrument-of-silence', owner: 1 }] }] },
      foe: { line: ['zorg'] },
    });
    t.me.fight('krump', 'zorg');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'krump', exhausted: true, upgrades: ['instrument-of-silence'] }],
      },
      foe: { aember: 0, line: [{ id: 'zorg', damage: 6 }] },
    });
  });
});
