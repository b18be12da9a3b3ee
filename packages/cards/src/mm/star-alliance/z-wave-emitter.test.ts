import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('z-wave-emitter', () => {
  it('wards its creature at the start of each turn of its controller', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        ...myHouses['star-alliance'],
        line: [{ id: 'explo-rover', upgrades: ['z-wave-emitter'] }, 'away-team'],
      },
      foe: foeHouses,
    });
    t.me.end();
    t.foe.house('dis').end();
    t.expect({ me: { line: [{ id: 'explo-rover', warded: true, upgrades: ['z-wave-emitter'] }, 'away-team'] } });
    t.me.house('star-alliance').end();
    t.foe.house('dis').end();
    t.expect({ me: { line: [{ id: 'explo-rover', warded: true, upgrades: ['z-wave-emitter'] }, 'away-team'] } });
  });

  it('does not ward as it is played, nor at the start of a turn of the opponent', () => {
    const t = table({
      me: { house: 'star-alliance', ...myHouses['star-alliance'], hand: ['z-wave-emitter'], line: ['explo-rover'] },
      foe: foeHouses,
    });
    t.me.play('z-wave-emitter').end();
    t.foe.house('dis');
    t.expect({ me: { aember: 1, line: [{ id: 'explo-rover', upgrades: ['z-wave-emitter'] }] } });
  });

  it('on an enemy creature wards it in the turns of the player who controls the upgrade', () => {
    const t = table({
      me: { house: 'star-alliance', ...myHouses['star-alliance'], hand: ['z-wave-emitter'] },
      foe: { ...foeHouses, line: ['tocsin'] },
    });
    t.me.play('z-wave-emitter').end();
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'tocsin', upgrades: ['z-wave-emitter'] }] } });
    t.foe.house('dis').end();
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'tocsin', warded: true, upgrades: ['z-wave-emitter'] }] } });
  });
});
