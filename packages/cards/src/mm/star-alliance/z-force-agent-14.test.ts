import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('z-force-agent-14', () => {
  it('gains 1 for each upgrade on it after a fight', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        line: [{ id: 'z-force-agent-14', upgrades: ['force-field', { id: 'z-wave-emitter', owner: 1 }] }],
      },
      foe: { line: ['urchin'] },
    });
    t.me.fight('z-force-agent-14', 'urchin');
    t.expect({
      me: {
        aember: 2,
        line: [{ id: 'z-force-agent-14', exhausted: true, upgrades: ['force-field', 'z-wave-emitter'] }],
      },
      foe: { line: ['urchin'] },
    });
  });

  it('gains nothing without upgrades, nor when it reaps or is attacked', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        line: ['z-force-agent-14', { id: 'z-force-agent-14', upgrades: ['z-wave-emitter'] }],
      },
      foe: { line: ['urchin'] },
    });
    t.me.fight('z-force-agent-14', 'urchin').reap('z-force-agent-14#2');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'z-force-agent-14', exhausted: true },
          { id: 'z-force-agent-14', exhausted: true, upgrades: ['z-wave-emitter'] },
        ],
      },
      foe: { line: ['urchin'] },
    });
    const u = table({
      me: { house: 'dis', line: ['tocsin'] },
      foe: { line: [{ id: 'z-force-agent-14', upgrades: ['z-wave-emitter'] }] },
    });
    u.me.fight('tocsin', 'z-force-agent-14');
    u.expect({
      me: { line: [] },
      foe: { aember: 0, line: [{ id: 'z-force-agent-14', damage: 3, upgrades: ['z-wave-emitter'] }] },
    });
  });

  it('gains nothing where it does not survive the fight', () => {
    const t = table({
      me: { house: 'star-alliance', line: [{ id: 'z-force-agent-14', upgrades: ['z-wave-emitter'] }] },
      foe: { line: ['troll'] },
    });
    t.me.fight('z-force-agent-14', 'troll');
    t.expect({
      me: { aember: 0, line: [], discard: ['z-force-agent-14', 'z-wave-emitter'] },
      foe: { line: [{ id: 'troll', damage: 5 }] },
    });
  });
});
