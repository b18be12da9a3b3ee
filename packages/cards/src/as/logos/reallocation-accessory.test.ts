import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const upgrades = ['reallocation-accessory'];

describe('reallocation-accessory', () => {
  it('archives a card after its creature reaps, and deals 1 damage for each card in your archives', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'krump', upgrades }], hand: ['fear', 'gub'], archives: ['punch', 'anger'] },
      foe: { line: ['mother', 'tocsin'], archives: ['urchin'] },
    });
    t.me.reap('krump').choose('fear').choose('You').choose('mother', 'tocsin', 'mother');
    t.expect({
      me: {
        aember: 1,
        hand: ['gub'],
        archives: ['punch', 'anger', 'fear'],
        line: [{ id: 'krump', exhausted: true, upgrades }],
      },
      foe: {
        archives: ['urchin'],
        line: [
          { id: 'mother', damage: 2 },
          { id: 'tocsin', damage: 1 },
        ],
      },
    });
  });

  it('or in those of your opponent', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'krump', upgrades }] },
      foe: { line: ['mother'], archives: ['urchin', 'fear'] },
    });
    t.me.reap('krump').choose('Your opponent').choose('mother', 'mother');
    t.expect({
      me: { archives: [], line: [{ id: 'krump', exhausted: true, upgrades }] },
      foe: { archives: ['urchin', 'fear'], line: [{ id: 'mother', damage: 2 }] },
    });
  });

  it('deals nothing where nothing is archived', () => {
    const t = table({ me: { house: 'brobnar', line: [{ id: 'krump', upgrades }] }, foe: { line: ['mother'] } });
    t.me.reap('krump').choose('You');
    t.expect({ me: { line: [{ id: 'krump', exhausted: true, upgrades }] }, foe: { line: ['mother'] } });
  });

  it('on an enemy creature means the archives of its controller as “yours”', () => {
    const t = table({
      active: 1,
      me: { line: ['mother'], archives: ['fear', 'gub'] },
      foe: {
        house: 'brobnar',
        line: [{ id: 'krump', upgrades: [{ id: 'reallocation-accessory', owner: 0 }] }],
        hand: ['punch'],
      },
    });
    t.foe.reap('krump').choose('You').choose('mother');
    t.expect({
      me: { archives: ['fear', 'gub'], line: [{ id: 'mother', damage: 1 }] },
      foe: { hand: [], archives: ['punch'], line: [{ id: 'krump', exhausted: true, upgrades }] },
    });
  });
});
