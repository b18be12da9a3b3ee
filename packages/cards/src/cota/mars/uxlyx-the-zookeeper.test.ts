import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('uxlyx-the-zookeeper', () => {
  it('puts an enemy creature into your archives after it reaps', () => {
    const t = table({
      me: { house: 'mars', line: ['uxlyx-the-zookeeper', 'blypyp'] },
      foe: { line: ['tocsin', { id: 'mother', aember: 1, upgrades: ['blood-of-titans'] }] },
    });
    t.me.reap('uxlyx-the-zookeeper');
    expect([...t.options()].sort()).toEqual(['mother', 'tocsin']);
    t.me.choose('mother');
    t.expect({
      me: {
        aember: 2,
        archives: ['mother'],
        line: [{ id: 'uxlyx-the-zookeeper', exhausted: true }, 'blypyp'],
      },
      foe: { archives: [], line: ['tocsin'], discard: ['blood-of-titans'] },
    });
  });

  it('sends it to the hand of its owner when the archives are taken', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, line: ['uxlyx-the-zookeeper'] },
      foe: { ...foeHouses, line: ['tocsin'] },
    });
    t.me.reap('uxlyx-the-zookeeper').end();
    t.foe.house('brobnar').end();
    t.me.house('mars').yes();
    t.expect({
      me: { aember: 1, archives: [], hand: [], line: ['uxlyx-the-zookeeper'] },
      foe: { hand: ['tocsin'], line: [] },
    });
  });

  it('does nothing without an enemy creature, and only takes a ward', () => {
    const nobody = table({ me: { house: 'mars', line: ['uxlyx-the-zookeeper', 'blypyp'] }, foe: {} });
    nobody.me.reap('uxlyx-the-zookeeper');
    nobody.expect({
      me: { aember: 1, archives: [], line: [{ id: 'uxlyx-the-zookeeper', exhausted: true }, 'blypyp'] },
    });
    const warded = table({
      me: { house: 'mars', line: ['uxlyx-the-zookeeper'] },
      foe: { line: [{ id: 'tocsin', warded: true }] },
    });
    warded.me.reap('uxlyx-the-zookeeper');
    warded.expect({
      me: { aember: 1, archives: [], line: [{ id: 'uxlyx-the-zookeeper', exhausted: true }] },
      foe: { line: ['tocsin'] },
    });
  });

  it('does nothing in a fight, and is elusive', () => {
    const t = table({
      me: { house: 'mars', line: ['uxlyx-the-zookeeper'] },
      foe: { line: ['dust-pixie', 'uxlyx-the-zookeeper'] },
    });
    t.me.fight('uxlyx-the-zookeeper', 'uxlyx-the-zookeeper');
    t.expect({
      me: { archives: [], line: [{ id: 'uxlyx-the-zookeeper', exhausted: true }] },
      foe: { line: ['dust-pixie', 'uxlyx-the-zookeeper'] },
    });
  });
});
