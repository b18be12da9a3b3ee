import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { myHouses } from '../../testing/houses.ts';

describe('access-denied', () => {
  it('keeps its creature from reaping, and from nothing else', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['access-denied'], line: ['away-team', 'explo-rover'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.play('access-denied').choose('explo-rover').cannot('reap', 'explo-rover', 'forbidden');
    t.me.fight('explo-rover', 'dust-imp').reap('away-team');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'away-team', exhausted: true },
          { id: 'explo-rover', exhausted: true, upgrades: ['access-denied'] },
        ],
      },
      foe: { line: [] },
    });
  });

  it('on an enemy creature stops its controller, who may still use its Action:', () => {
    const t = table({
      me: { house: 'star-alliance', ...myHouses['star-alliance'], hand: ['access-denied'] },
      foe: { houses: ['star-alliance', 'dis', 'shadows'], line: ['doctor-driscoll'] },
    });
    t.me.play('access-denied').end();
    t.foe.house('star-alliance').cannot('reap', 'doctor-driscoll', 'forbidden').action('doctor-driscoll');
    t.expect({
      me: { aember: 1 },
      foe: { aember: 0, line: [{ id: 'doctor-driscoll', exhausted: true, upgrades: ['access-denied'] }] },
    });
  });

  it('ends with the upgrade', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        artifacts: ['transporter-platform'],
        hand: ['access-denied'],
        line: ['explo-rover', { id: 'away-team', warded: true }],
      },
      foe: {},
    });
    t.me.play('access-denied').choose('away-team').cannot('reap', 'away-team', 'forbidden');
    t.me.action('transporter-platform').choose('away-team').reap('away-team');
    t.expect({
      me: { aember: 2, hand: ['access-denied'], line: ['explo-rover', { id: 'away-team', exhausted: true }] },
    });
  });
});
