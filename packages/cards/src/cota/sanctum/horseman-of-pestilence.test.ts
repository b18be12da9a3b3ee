import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('horseman-of-pestilence', () => {
  it('deals 1 to each creature that is no Horseman, on both sides, when it is played', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['horseman-of-pestilence'], line: ['mother', 'horseman-of-war'] },
      foe: { line: ['tocsin', 'urchin', 'horseman-of-famine', 'raiding-knight'] },
    });
    t.me.play('horseman-of-pestilence');
    t.expect({
      me: {
        line: [{ id: 'mother', damage: 1 }, 'horseman-of-war', { id: 'horseman-of-pestilence', exhausted: true }],
      },
      foe: { line: [{ id: 'tocsin', damage: 1 }, 'horseman-of-famine', 'raiding-knight'] },
    });
  });

  it('deals it when it reaps', () => {
    const t = table({
      me: { house: 'sanctum', line: ['horseman-of-pestilence', 'mother'] },
      foe: { line: ['tocsin'] },
    });
    t.me.reap('horseman-of-pestilence');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'horseman-of-pestilence', exhausted: true },
          { id: 'mother', damage: 1 },
        ],
      },
      foe: { line: [{ id: 'tocsin', damage: 1 }] },
    });
  });

  it('deals it after its fight', () => {
    const t = table({
      me: { house: 'sanctum', line: ['horseman-of-pestilence'] },
      foe: { line: ['valdr', 'tocsin'] },
    });
    t.me.fight('horseman-of-pestilence', 'tocsin');
    t.expect({
      me: { line: [{ id: 'horseman-of-pestilence', damage: 3, exhausted: true }] },
      foe: { line: [{ id: 'valdr', damage: 1 }] },
    });
  });

  it('deals nothing when it dies in the fight', () => {
    const t = table({
      me: { house: 'sanctum', line: ['horseman-of-pestilence'] },
      foe: { line: ['valdr', 'tocsin'] },
    });
    t.me.fight('horseman-of-pestilence', 'valdr');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'valdr', damage: 5 }, 'tocsin'] } });
  });

  it('kills all that it kills at the same time', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['horseman-of-pestilence'] },
      foe: { line: [{ id: 'duma-the-martyr', damage: 2 }, 'urchin', { id: 'mother', damage: 2 }], hand: [], deck: [] },
    });
    t.me.play('horseman-of-pestilence');
    t.expect({ me: { line: [{ id: 'horseman-of-pestilence', exhausted: true }] }, foe: { line: ['mother'] } });
  });
});
