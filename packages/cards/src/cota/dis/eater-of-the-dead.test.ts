import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('eater-of-the-dead', () => {
  it('purges a creature from a discard pile when it reaps, and grows', () => {
    const t = table({
      me: { house: 'dis', line: ['eater-of-the-dead'], discard: ['fear', 'tocsin'] },
      foe: { discard: ['mother', 'punch', 'urchin'] },
    });
    t.me.reap('eater-of-the-dead');
    expect([...t.options()].sort()).toEqual(['mother', 'tocsin', 'urchin']);
    t.me.choose('mother');
    t.expect({
      me: { aember: 1, line: [{ id: 'eater-of-the-dead', power: 1, exhausted: true }], discard: ['fear', 'tocsin'] },
      foe: { discard: ['punch', 'urchin'], purged: ['mother'] },
    });
  });

  it('does so when it fights, also with the creature that it has just destroyed', () => {
    const t = table({
      me: { house: 'dis', line: ['eater-of-the-dead'] },
      foe: { line: ['tocsin'] },
    });
    t.me.fight('eater-of-the-dead', 'tocsin');
    t.expect({
      me: { line: [{ id: 'eater-of-the-dead', damage: 3, power: 1, exhausted: true }] },
      foe: { line: [], discard: [], purged: ['tocsin'] },
    });
  });

  it('may purge from the own discard pile', () => {
    const t = table({
      me: { house: 'dis', line: ['eater-of-the-dead'], discard: ['tocsin'] },
      foe: { discard: ['punch'] },
    });
    t.me.reap('eater-of-the-dead');
    t.expect({
      me: { line: [{ id: 'eater-of-the-dead', power: 1, exhausted: true }], discard: [], purged: ['tocsin'] },
      foe: { discard: ['punch'] },
    });
  });

  it('does not grow where no creature lies in a discard pile', () => {
    const t = table({
      me: { house: 'dis', line: ['eater-of-the-dead'], discard: ['fear'] },
      foe: { discard: ['punch'] },
    });
    t.me.reap('eater-of-the-dead');
    t.expect({
      me: { aember: 1, line: [{ id: 'eater-of-the-dead', exhausted: true }], discard: ['fear'] },
      foe: { discard: ['punch'] },
    });
  });

  it('does nothing when it is destroyed in the fight, or attacked', () => {
    const t = table({
      me: { house: 'dis', line: ['eater-of-the-dead', 'dust-imp'] },
      foe: { line: ['eater-of-the-dead', 'valdr'], discard: ['urchin'] },
    });
    t.me.fight('eater-of-the-dead', 'valdr').fight('dust-imp', 'eater-of-the-dead');
    t.expect({
      me: { aember: 2, line: [] },
      foe: {
        line: [
          { id: 'eater-of-the-dead', damage: 2 },
          { id: 'valdr', damage: 4 },
        ],
        discard: ['urchin'],
      },
    });
  });

  it('grows by one each time', () => {
    const t = table({
      me: { house: 'dis', line: [{ id: 'eater-of-the-dead', power: 2, damage: 5 }] },
      foe: { discard: ['urchin'] },
    });
    t.me.reap('eater-of-the-dead');
    t.expect({ me: { line: [{ id: 'eater-of-the-dead', power: 3, damage: 5, exhausted: true }] } });
  });
});
