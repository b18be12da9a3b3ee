import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('burning-glare', () => {
  it('stuns one enemy creature', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['burning-glare'], line: ['mother'] },
      foe: { line: ['troll', 'lyco-knight', 'bull-wark'] },
    });
    t.me.play('burning-glare').choose('Stun an enemy creature').choose('troll');
    t.expect({
      me: { aember: 1, line: ['mother'] },
      foe: { line: [{ id: 'troll', stunned: true }, 'lyco-knight', 'bull-wark'] },
    });
  });

  it('or stuns each enemy Mutant, and no friendly one', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['burning-glare'], line: ['dysania'] },
      foe: { line: ['troll', 'lyco-knight', 'bull-wark'] },
    });
    t.me.play('burning-glare').choose('Stun each enemy Mutant');
    t.expect({
      me: { aember: 1, line: ['dysania'] },
      foe: { line: ['troll', { id: 'lyco-knight', stunned: true }, { id: 'bull-wark', stunned: true }] },
    });
  });

  it('may stun one Mutant alone', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['burning-glare'] },
      foe: { line: ['lyco-knight', 'bull-wark'] },
    });
    t.me.play('burning-glare').choose('Stun an enemy creature').choose('bull-wark');
    t.expect({ me: { aember: 1 }, foe: { line: ['lyco-knight', { id: 'bull-wark', stunned: true }] } });
  });

  it('stuns nobody where each Mutant is chosen and there is none', () => {
    const t = table({ me: { house: 'sanctum', hand: ['burning-glare'] }, foe: { line: ['troll', 'krump'] } });
    t.me.play('burning-glare').choose('Stun each enemy Mutant');
    t.expect({ me: { aember: 1, discard: ['burning-glare'] }, foe: { line: ['troll', 'krump'] } });
  });

  it('stuns no friendly creature where there is no enemy one', () => {
    const t = table({ me: { house: 'sanctum', hand: ['burning-glare'], line: ['dysania', 'troll'] }, foe: {} });
    t.me.play('burning-glare');
    t.expect({ me: { aember: 1, discard: ['burning-glare'], line: ['dysania', 'troll'] } });
  });
});
