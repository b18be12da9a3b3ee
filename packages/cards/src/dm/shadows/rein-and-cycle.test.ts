import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('rein-and-cycle', () => {
  it('pays the opponent 1 to take an enemy artifact', () => {
    const t = table({
      me: { house: 'shadows', hand: ['rein-and-cycle'], aember: 2 },
      foe: { line: ['mother'], artifacts: ['commpod'] },
    });
    t.me.play('rein-and-cycle').choose('commpod');
    t.expect({
      me: { aember: 1, artifacts: [{ id: 'commpod', owner: 1 }] },
      foe: { aember: 1, line: ['mother'], artifacts: [] },
    });
  });

  it('or a creature', () => {
    const t = table({
      me: { house: 'shadows', hand: ['rein-and-cycle'], aember: 1 },
      foe: { line: ['mother'], artifacts: ['commpod'] },
    });
    t.me.play('rein-and-cycle').choose('mother');
    t.expect({
      me: { aember: 0, line: [{ id: 'mother', owner: 1 }] },
      foe: { aember: 1, line: [], artifacts: ['commpod'] },
    });
  });

  it('takes none without æmber', () => {
    const t = table({ me: { house: 'shadows', hand: ['rein-and-cycle'] }, foe: { line: ['mother'] } });
    t.me.play('rein-and-cycle');
    t.expect({ me: { line: [] }, foe: { line: ['mother'] } });
  });
});
