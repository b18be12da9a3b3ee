import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('fertility-chant', () => {
  it('gains 4 by its bonus and gives 2 to the opponent', () => {
    const t = table({ me: { house: 'untamed', hand: ['fertility-chant'], aember: 1 }, foe: { aember: 3 } });
    t.me.play('fertility-chant');
    t.expect({ me: { aember: 5, discard: ['fertility-chant'] }, foe: { aember: 5 } });
  });

  it('lets the æmber of the opponent go to an Ether Spider', () => {
    const t = table({
      me: { house: 'untamed', hand: ['fertility-chant'], line: ['ether-spider'] },
      foe: { aember: 1 },
    });
    t.me.play('fertility-chant');
    t.expect({ me: { aember: 4, line: [{ id: 'ether-spider', aember: 2 }] }, foe: { aember: 1 } });
  });
});
