import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('final-analysis', () => {
  it('destroys all creatures, and each player draws for their own', () => {
    const t = table({
      me: { house: 'logos', hand: ['final-analysis'], line: ['mother', 'batdrone'], deck: ['fear', 'punch', 'anger'] },
      foe: { line: ['troll'], deck: ['urchin', 'krump'] },
    });
    t.me.play('final-analysis');
    t.expect({
      me: { line: [], hand: ['fear', 'punch'], deck: ['anger'] },
      foe: { line: [], hand: ['urchin'], deck: ['krump'] },
    });
  });

  it('counts by who controlled it, not by who owns it', () => {
    const t = table({
      me: { house: 'logos', hand: ['final-analysis'], line: [{ id: 'troll', owner: 1 }], deck: ['fear', 'punch'] },
      foe: { deck: ['urchin'] },
    });
    t.me.play('final-analysis');
    t.expect({
      me: { line: [], hand: ['fear'], deck: ['punch'] },
      foe: { line: [], hand: [], deck: ['urchin'], discard: ['troll'] },
    });
  });

  it('draws nothing for a creature that a ward saves', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['final-analysis'],
        line: [{ id: 'mother', warded: true }, 'batdrone'],
        deck: ['fear', 'punch'],
      },
      foe: { line: [{ id: 'troll', warded: true }], deck: ['urchin'] },
    });
    t.me.play('final-analysis');
    t.expect({
      me: { line: ['mother'], hand: ['fear'], deck: ['punch'] },
      foe: { line: ['troll'], hand: [], deck: ['urchin'] },
    });
  });

  it('draws nothing for a creature that is healed instead, nor for what else is in play', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['final-analysis'],
        line: [{ id: 'mother', upgrades: ['armageddon-cloak'] }],
        artifacts: ['autocannon'],
        deck: ['fear'],
      },
      foe: { deck: ['urchin'] },
    });
    t.me.play('final-analysis');
    t.expect({ me: { line: ['mother'], artifacts: ['autocannon'], hand: [], deck: ['fear'] }, foe: { hand: [] } });
  });

  it('draws nothing where there are no creatures', () => {
    const t = table({ me: { house: 'logos', hand: ['final-analysis'], deck: ['fear'] }, foe: { deck: ['urchin'] } });
    t.me.play('final-analysis');
    t.expect({ me: { hand: [], deck: ['fear'] }, foe: { hand: [], deck: ['urchin'] } });
  });
});
