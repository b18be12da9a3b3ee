import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('commune', () => {
  it.each([0, 3, 9])('loses all of %i æmber and gains 4', (aember) => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, aember, hand: ['commune', ...filler(6)] },
      foe: { ...foeHouses, aember: 5 },
    });
    t.me.play('commune');
    t.expect({ me: { aember: 4, hand: filler(6), discard: ['commune'] }, foe: { aember: 5 } });
  });

  it('ends the step: it is the turn of the opponent', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, hand: ['commune', 'dust-pixie', ...filler(5)] },
      foe: foeHouses,
    });
    t.me.play('commune');
    t.expect({ active: 'foe', me: { aember: 4, hand: ['dust-pixie', ...filler(5)] } });
  });

  it('loses æmber that could not be stolen, and none that lies on creatures', () => {
    const t = table({
      me: {
        house: 'untamed',
        ...myHouses.untamed,
        aember: 6,
        hand: ['commune', ...filler(6)],
        line: ['cephaloist', { id: 'bumpsy', aember: 2 }],
      },
      foe: foeHouses,
    });
    t.me.play('commune');
    t.expect({ me: { aember: 4, line: ['cephaloist', { id: 'bumpsy', aember: 2 }] } });
  });
});
