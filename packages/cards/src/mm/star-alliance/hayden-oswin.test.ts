import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('hayden-oswin', () => {
  it('gains 1 for each upgrade on it when it reaps, whoever controls that', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        line: [{ id: 'hayden-oswin', upgrades: ['light-of-the-archons', { id: 'z-ray-blaster', owner: 1 }] }],
      },
      foe: {},
    });
    t.me.reap('hayden-oswin');
    t.expect({
      me: {
        aember: 3,
        line: [{ id: 'hayden-oswin', exhausted: true, upgrades: ['light-of-the-archons', 'z-ray-blaster'] }],
      },
    });
  });

  it('gains nothing more without upgrades, whatever others carry', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['hayden-oswin', { id: 'away-team', upgrades: ['light-of-the-archons'] }] },
      foe: {},
    });
    t.me.reap('hayden-oswin');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'hayden-oswin', exhausted: true },
          { id: 'away-team', upgrades: ['light-of-the-archons'] },
        ],
      },
    });
  });

  it('counts those that it has as the ability resolves', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        line: [{ id: 'hayden-oswin', upgrades: ['blast-shielding', 'light-of-the-archons'] }, 'away-team'],
      },
      foe: {},
    });
    t.me.reap('hayden-oswin').order('blast-shielding').yes();
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'hayden-oswin', exhausted: true, upgrades: ['light-of-the-archons'] },
          { id: 'away-team', upgrades: ['blast-shielding'] },
        ],
      },
    });
  });

  it('gains nothing after a fight', () => {
    const t = table({
      me: { house: 'star-alliance', line: [{ id: 'hayden-oswin', upgrades: ['light-of-the-archons'] }] },
      foe: { line: ['urchin'] },
    });
    t.me.fight('hayden-oswin', 'urchin');
    t.expect({
      me: { aember: 0, line: [{ id: 'hayden-oswin', exhausted: true, upgrades: ['light-of-the-archons'] }] },
      foe: { line: ['urchin'] },
    });
  });
});
