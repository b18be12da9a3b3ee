import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('uncharted-lands', () => {
  it('gets 6 from the supply, of which each Star Alliance creature moves 1 when it reaps', () => {
    const t = table({ me: { house: 'star-alliance', hand: ['uncharted-lands'], line: ['explo-rover'] }, foe: {} });
    t.me.play('uncharted-lands').reap('explo-rover');
    t.expect({
      me: {
        aember: 2,
        artifacts: [{ id: 'uncharted-lands', aember: 5, exhausted: true }],
        line: [{ id: 'explo-rover', exhausted: true }],
      },
    });
  });

  it('helps Star Alliance creatures of the opponent too, others not, and nobody when it is empty', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['explo-rover', 'explo-rover'] },
      foe: { artifacts: [{ id: 'uncharted-lands', aember: 1 }] },
    });
    t.me.reap('explo-rover').reap('explo-rover#2');
    t.expect({
      me: {
        aember: 3,
        line: [
          { id: 'explo-rover', exhausted: true },
          { id: 'explo-rover', exhausted: true },
        ],
      },
      foe: { artifacts: ['uncharted-lands'] },
    });
    const u = table({
      me: { house: 'brobnar', line: ['bumpsy'] },
      foe: { artifacts: [{ id: 'uncharted-lands', aember: 1 }] },
    });
    u.me.reap('bumpsy');
    u.expect({ me: { aember: 1, line: [{ id: 'bumpsy', exhausted: true }] } });
  });
});
