import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('general-order-24', () => {
  it('lets each player choose a creature as their turn begins, whose house is destroyed', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        ...myHouses['star-alliance'],
        artifacts: ['general-order-24'],
        line: ['bumpsy', 'mother'],
      },
      foe: { ...foeHouses, line: ['troll', 'tocsin'] },
    });
    t.me.end();
    t.foe.choose('troll');
    t.expect({ me: { artifacts: ['general-order-24'], line: ['mother'] }, foe: { line: ['tocsin'] }, active: 'foe' });
  });

  it('is destroyed by the turn of a player without creatures', () => {
    const t = table({
      me: { house: 'star-alliance', ...myHouses['star-alliance'], artifacts: ['general-order-24'], line: ['bumpsy'] },
      foe: foeHouses,
    });
    t.me.end();
    t.expect({ me: { artifacts: [], line: ['bumpsy'] }, active: 'foe' });
  });
});
