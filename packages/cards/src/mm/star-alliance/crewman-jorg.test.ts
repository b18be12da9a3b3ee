import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('crewman-jorg', () => {
  it('steals 1 between neighbors of other houses', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['mother', 'crewman-jorg', 'troll', 'explo-rover'] },
      foe: { aember: 2 },
    });
    t.me.action('crewman-jorg');
    t.expect({
      me: { aember: 1, line: ['mother', { id: 'crewman-jorg', exhausted: true }, 'troll', 'explo-rover'] },
      foe: { aember: 1 },
    });
  });

  it('steals 1 alone', () => {
    const t = table({ me: { house: 'star-alliance', line: ['crewman-jorg'] }, foe: { aember: 2 } });
    t.me.action('crewman-jorg');
    t.expect({ me: { aember: 1, line: [{ id: 'crewman-jorg', exhausted: true }] }, foe: { aember: 1 } });
  });

  it('steals nothing beside one Star Alliance creature', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['mother', 'crewman-jorg', 'explo-rover'] },
      foe: { aember: 2 },
    });
    t.me.action('crewman-jorg');
    t.expect({
      me: { aember: 0, line: ['mother', { id: 'crewman-jorg', exhausted: true }, 'explo-rover'] },
      foe: { aember: 2 },
    });
  });

  it('counts a maverick by the house that it has', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['crewman-jorg', { id: 'troll', house: 'star-alliance' }] },
      foe: { aember: 2 },
    });
    t.me.action('crewman-jorg');
    t.expect({ me: { aember: 0, line: [{ id: 'crewman-jorg', exhausted: true }, 'troll'] }, foe: { aember: 2 } });
    const u = table({
      me: { house: 'star-alliance', line: ['crewman-jorg', { id: 'explo-rover', house: 'dis' }] },
      foe: { aember: 2 },
    });
    u.me.action('crewman-jorg');
    u.expect({ me: { aember: 1, line: [{ id: 'crewman-jorg', exhausted: true }, 'explo-rover'] }, foe: { aember: 1 } });
  });
});
