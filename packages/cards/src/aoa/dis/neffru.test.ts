import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('neffru', () => {
  it('pays the owner of each creature that is destroyed', () => {
    const t = table({
      me: { house: 'dis', hand: ['hand-of-dis'], line: ['neffru', 'mother', 'valdr'] },
      foe: { line: ['troll', 'batdrone', 'shooler'] },
    });
    t.me.play('hand-of-dis').choose('batdrone');
    t.expect({
      me: { aember: 0, line: ['neffru', 'mother', 'valdr'] },
      foe: { aember: 1, line: ['troll', 'shooler'] },
    });
  });

  it('ruling neffru/owner: the owner gains, and not who controls the creature', () => {
    const t = table({
      me: { house: 'dis', hand: ['hand-of-dis'], line: ['neffru', { id: 'batdrone', owner: 1 }, 'valdr'] },
      foe: {},
    });
    t.me.play('hand-of-dis').choose('batdrone');
    t.expect({ me: { aember: 0, line: ['neffru', 'valdr'] }, foe: { aember: 1, discard: ['batdrone'] } });
  });

  it('ruling neffru/dies-too: for creatures that are destroyed together with it nobody gains', () => {
    const t = table({
      me: { house: 'dis', hand: ['gateway-to-dis'], line: ['neffru'] },
      foe: { line: ['mother', 'valdr'] },
    });
    t.me.play('gateway-to-dis');
    t.expect({ me: { aember: 0, line: [] }, foe: { aember: 0, line: [] } });
  });
});
