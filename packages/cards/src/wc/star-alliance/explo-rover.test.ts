import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('explo-rover', () => {
  it('has skirmish as a creature', () => {
    const t = table({ me: { house: 'star-alliance', line: ['explo-rover'] }, foe: { line: ['dust-imp'] } });
    t.me.fight('explo-rover', 'dust-imp');
    t.expect({ me: { line: [{ id: 'explo-rover', exhausted: true }] }, foe: { line: [] } });
  });

  it('gives skirmish as an upgrade', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['explo-rover'], line: ['commander-chan'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.play('explo-rover', 'as-upgrade').choose('commander-chan').fight('commander-chan', 'dust-imp');
    t.expect({
      me: { line: [{ id: 'commander-chan', exhausted: true, upgrades: ['explo-rover'] }] },
      foe: { line: [] },
    });
  });

  it('ruling explo-rover/upgrade: is no creature then, so that limits on creatures do not stop it', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['explo-rover'], line: ['commander-chan'], artifacts: ['quixxle-stone'] },
      foe: {},
    });
    t.me.cannot('play', 'explo-rover').play('explo-rover', 'as-upgrade').choose('commander-chan');
    t.expect({ me: { line: [{ id: 'commander-chan', upgrades: ['explo-rover'] }] } });
  });
});
