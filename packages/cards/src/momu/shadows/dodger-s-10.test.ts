import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('dodger-s-10', () => {
  const both = ['dodger-s-10', 'dodger-s-102'];
  const used = { id: 'dodger-s-10', exhausted: true };

  it('steals half of the æmber of the opponent, rounded down, as it is played', () => {
    const t = table({ me: { house: 'shadows', hand: both }, foe: { aember: 5 } });
    t.me.play('dodger-s-10');
    t.expect({ me: { aember: 2, line: [used] }, foe: { aember: 3 } });
  });

  it('after a fight and a reap too; of 1 nothing', () => {
    const t = table({ me: { house: 'shadows', line: ['dodger-s-10'] }, foe: { aember: 4, line: ['batdrone'] } });
    t.me.fight('dodger-s-10', 'batdrone');
    t.expect({
      me: { aember: 2, line: [{ ...used, damage: 2 }] },
      foe: { aember: 2, line: [], discard: ['batdrone'] },
    });
    const reap = table({ me: { house: 'shadows', line: ['dodger-s-10'] }, foe: { aember: 1 } });
    reap.me.reap('dodger-s-10');
    reap.expect({ me: { aember: 1, line: [used] }, foe: { aember: 1 } });
  });
});
