import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('rack-of-redemption', () => {
  it('gives 1 to the owner of the first Mutant creature that is destroyed in a turn, and none for the next', () => {
    const t = table({
      me: {
        house: 'brobnar',
        artifacts: ['rack-of-redemption'],
        hand: ['punch', 'punch', 'punch'],
        line: ['splinter'],
      },
      foe: { line: ['dextre', 'mutant-cutpurse'] },
    });
    t.me.play('punch').choose('dextre');
    t.expect({
      me: { aember: 1, line: ['splinter'], artifacts: ['rack-of-redemption'] },
      foe: { aember: 0, line: ['mutant-cutpurse'] },
    });
    t.me.play('punch').choose('mutant-cutpurse').play('punch');
    t.expect({ me: { aember: 3, line: [], artifacts: ['rack-of-redemption'] }, foe: { aember: 1, line: [] } });
  });

  it('gives 1 for several at once', () => {
    const t = table({
      me: {
        house: 'dis',
        artifacts: ['rack-of-redemption'],
        hand: ['gateway-to-dis'],
        line: ['infomorph', 'infomorph'],
      },
      foe: { houses: ['dis', 'logos', 'mars'], hand: ['punch'], line: ['valdr'] },
    });
    t.me.play('gateway-to-dis');
    t.expect({ me: { aember: 1, line: [], artifacts: ['rack-of-redemption'] }, foe: { aember: 0, line: [] } });
  });

  it('counts none that its ward saves', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['rack-of-redemption'], hand: ['punch', 'punch'] },
      foe: { line: [{ id: 'mutant-cutpurse', warded: true }, 'mutant-cutpurse'] },
    });
    t.me.play('punch').choose('mutant-cutpurse');
    t.expect({
      me: { aember: 1, artifacts: ['rack-of-redemption'] },
      foe: { aember: 0, line: ['mutant-cutpurse', 'mutant-cutpurse'] },
    });
    t.me.play('punch').choose('mutant-cutpurse');
    t.expect({ me: { aember: 2, artifacts: ['rack-of-redemption'] }, foe: { aember: 1, line: ['mutant-cutpurse'] } });
  });
});
