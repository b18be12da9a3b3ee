import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('arm-the-plebeians', () => {
  it('makes a token creature and wards it', () => {
    const t = table({
      me: { house: 'saurian', hand: ['arm-the-plebeians'], line: ['troll'], deck: ['mother'], beside: ['scholar'] },
    });
    t.me.play('arm-the-plebeians').flank('right');
    t.expect({ me: { aember: 1, line: ['troll', { id: 'mother', token: 'scholar', warded: true, exhausted: true }] } });
  });

  it('wards nobody where none is made', () => {
    const t = table({ me: { house: 'saurian', hand: ['arm-the-plebeians'], line: ['troll'], beside: ['scholar'] } });
    t.me.play('arm-the-plebeians');
    t.expect({ me: { aember: 1, line: ['troll'] } });
  });
});
