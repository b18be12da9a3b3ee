import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('barehanded', () => {
  it('puts each artifact on top of the deck of its owner', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['barehanded'], artifacts: ['cannon'], line: ['mother'], deck: ['punch'] },
      foe: {
        artifacts: [{ id: 'soul-snatcher', exhausted: true }],
        line: ['tocsin'],
        deck: ['fear'],
        hand: ['urchin'],
      },
    });
    t.me.play('barehanded');
    t.expect({
      me: { aember: 1, artifacts: [], line: ['mother'], deck: ['cannon', 'punch'], discard: ['barehanded'] },
      foe: { artifacts: [], line: ['tocsin'], deck: ['soul-snatcher', 'fear'], hand: ['urchin'], discard: [] },
    });
  });

  it('lets its player say in which order artifacts go on one deck', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['barehanded'],
        artifacts: ['cannon', 'screechbomb', 'soul-snatcher'],
        deck: ['punch'],
      },
      foe: { artifacts: ['the-sting'], deck: ['fear'] },
    });
    t.me.play('barehanded').choose('screechbomb').choose('the-sting').choose('soul-snatcher');
    t.expect({
      me: { aember: 1, artifacts: [], deck: ['cannon', 'soul-snatcher', 'screechbomb', 'punch'] },
      foe: { artifacts: [], deck: ['the-sting', 'fear'] },
    });
  });

  it('gives an artifact that the other player controls back to the deck of its owner', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['barehanded'] },
      foe: { artifacts: [{ id: 'cannon', owner: 0 }], deck: ['fear'] },
    });
    t.me.play('barehanded');
    t.expect({ me: { deck: ['cannon'] }, foe: { artifacts: [], deck: ['fear'] } });
  });

  it('returns the æmber on an artifact to the supply', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['barehanded'] },
      foe: { artifacts: [{ id: 'pocket-universe', aember: 3 }] },
    });
    t.me.play('barehanded');
    t.expect({ me: { aember: 1 }, foe: { aember: 0, artifacts: [], deck: ['pocket-universe'] } });
  });

  it('gives only its bonus where there is no artifact', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['barehanded'], line: ['mother'], deck: ['punch'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['blood-of-titans'] }] },
    });
    t.me.play('barehanded');
    t.expect({
      me: { aember: 1, line: ['mother'], deck: ['punch'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['blood-of-titans'] }] },
    });
  });
});
