import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('detention-coil', () => {
  it('keeps its creature from fighting, and from nothing else', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['detention-coil'], line: ['commander-chan', 'explo-rover'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.play('detention-coil').choose('explo-rover').cannot('fight', 'explo-rover', 'forbidden').reap('explo-rover');
    t.me.fight('commander-chan', 'dust-imp');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'commander-chan', damage: 2, exhausted: true },
          { id: 'explo-rover', exhausted: true, upgrades: ['detention-coil'] },
        ],
      },
      foe: { line: [] },
    });
  });

  it('on an enemy creature stops its attacks, but not the damage that it deals when it is attacked', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        ...myHouses['star-alliance'],
        hand: ['detention-coil'],
        line: ['commander-chan', 'away-team'],
      },
      foe: { ...foeHouses, line: ['tocsin'] },
    });
    t.me.play('detention-coil').choose('tocsin').end();
    t.foe.house('dis').cannot('fight', 'tocsin', 'forbidden').end();
    t.me.house('star-alliance').fight('away-team', 'tocsin');
    t.expect({
      me: {
        aember: 1,
        line: ['commander-chan', { id: 'away-team', damage: 3, exhausted: true }],
        discard: ['detention-coil'],
      },
      foe: { line: [] },
    });
  });

  it('an enraged creature that cannot fight may be used in other ways', () => {
    const t = table({
      me: { house: 'star-alliance', line: [{ id: 'explo-rover', enraged: true, upgrades: ['detention-coil'] }] },
      foe: { line: ['dust-imp'] },
    });
    t.me.reap('explo-rover');
    t.expect({
      me: { aember: 1, line: [{ id: 'explo-rover', enraged: true, exhausted: true, upgrades: ['detention-coil'] }] },
      foe: { line: ['dust-imp'] },
    });
  });
});
