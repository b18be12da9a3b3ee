import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('peace-accord', () => {
  it('gives each player 2 when it is played', () => {
    const t = table({ me: { house: 'star-alliance', hand: ['peace-accord'] }, foe: { aember: 1 } });
    t.me.play('peace-accord');
    t.expect({ me: { aember: 2, artifacts: [{ id: 'peace-accord', exhausted: true }] }, foe: { aember: 3 } });
  });

  it('ruling peace-accord/any-fight: takes 4 from the controller of a creature that fought, and is destroyed', () => {
    const t = table({
      me: { house: 'brobnar', line: ['bumpsy'], aember: 5 },
      foe: { artifacts: ['peace-accord'], aember: 5, line: ['urchin'] },
    });
    t.me.fight('bumpsy', 'urchin');
    t.expect({
      me: { aember: 1, line: [{ id: 'bumpsy', exhausted: true }] },
      foe: { aember: 5, artifacts: [], line: ['urchin'] },
    });
  });

  it('ruling peace-accord/any-fight: also after a fight that hazardous decided', () => {
    const t = table({
      me: { house: 'dis', line: ['dust-imp'], aember: 5 },
      foe: { artifacts: ['peace-accord'], line: ['lieutenant-khrkhar'] },
    });
    t.me.fight('dust-imp', 'lieutenant-khrkhar');
    t.expect({ me: { aember: 3, line: [] }, foe: { artifacts: [], line: ['lieutenant-khrkhar'] } });
  });
});
