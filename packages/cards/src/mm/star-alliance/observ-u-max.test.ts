import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('observ-u-max', () => {
  it.each(['reap', 'fight'] as const)('lets its creature capture 1: %s', (how) => {
    const t = table({
      me: { house: 'star-alliance', hand: ['observ-u-max'], line: ['away-team', 'explo-rover'] },
      foe: { aember: 2, line: ['urchin'] },
    });
    t.me.play('observ-u-max').choose('away-team');
    if (how === 'reap') t.me.reap('away-team').reap('explo-rover');
    else t.me.fight('away-team', 'urchin').reap('explo-rover');
    t.expect({
      me: {
        aember: how === 'reap' ? 3 : 2,
        line: [
          { id: 'away-team', aember: 1, exhausted: true, upgrades: ['observ-u-max'] },
          { id: 'explo-rover', exhausted: true },
        ],
      },
      foe: { aember: 1, line: ['urchin'] },
    });
  });

  it('on an enemy creature captures from the opponent of that creature', () => {
    const t = table({
      me: { house: 'star-alliance', ...myHouses['star-alliance'], hand: ['observ-u-max'] },
      foe: { ...foeHouses, line: ['shooler'] },
    });
    t.me.play('observ-u-max').end();
    t.foe.house('dis').reap('shooler');
    t.expect({
      me: { aember: 0 },
      foe: { aember: 1, line: [{ id: 'shooler', aember: 1, exhausted: true, upgrades: ['observ-u-max'] }] },
    });
  });

  it('two of them let it capture 2, as far as there is æmber', () => {
    const t = table({
      me: { house: 'star-alliance', line: [{ id: 'away-team', upgrades: ['observ-u-max', 'observ-u-max'] }] },
      foe: { aember: 1 },
    });
    t.me.reap('away-team');
    t.expect({
      me: { line: [{ id: 'away-team', aember: 1, exhausted: true, upgrades: ['observ-u-max', 'observ-u-max'] }] },
      foe: { aember: 0 },
    });
  });

  it('captures nothing where its creature does not survive the fight', () => {
    const t = table({
      me: { house: 'star-alliance', line: [{ id: 'explo-rover', upgrades: ['observ-u-max'] }] },
      foe: { aember: 2, line: [{ id: 'lieutenant-khrkhar' }] },
    });
    t.me.fight('explo-rover', 'lieutenant-khrkhar');
    t.expect({
      me: { line: [], discard: ['explo-rover', 'observ-u-max'] },
      foe: { aember: 2, line: ['lieutenant-khrkhar'] },
    });
  });
});
