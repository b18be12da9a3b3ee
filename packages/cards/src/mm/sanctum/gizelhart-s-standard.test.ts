import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('gizelhart-s-standard', () => {
  it('exalts a friendly creature as it is played', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['gizelhart-s-standard'], line: ['troll', 'mother'] },
      foe: { line: ['krump'] },
    });
    t.me.play('gizelhart-s-standard').choose('mother');
    t.expect({
      me: {
        aember: 1,
        line: ['troll', { id: 'mother', aember: 1 }],
        artifacts: [{ id: 'gizelhart-s-standard', exhausted: true }],
      },
      foe: { line: ['krump'] },
    });
  });

  it('exalts nobody without a friendly creature', () => {
    const t = table({ me: { house: 'sanctum', hand: ['gizelhart-s-standard'] }, foe: { line: ['krump'] } });
    t.me.play('gizelhart-s-standard');
    t.expect({ me: { aember: 1 }, foe: { line: ['krump'] } });
  });

  it('gives +1 armor to each friendly creature with æmber, however much, and to no other', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: [{ id: 'horseman-of-pestilence', house: 'sanctum' }],
        line: [{ id: 'troll', aember: 3 }, 'mother'],
        artifacts: ['gizelhart-s-standard'],
      },
      foe: { line: [{ id: 'krump', aember: 1 }] },
    });
    t.me.play('horseman-of-pestilence');
    t.expect({
      me: {
        line: [
          { id: 'troll', aember: 3 },
          { id: 'mother', damage: 1 },
          { id: 'horseman-of-pestilence', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'krump', aember: 1, damage: 1 }] },
    });
  });

  it('adds up with the armor that a creature has, and with another Standard', () => {
    const t = table({
      me: {
        house: 'sanctum',
        line: [{ id: 'staunch-knight', aember: 1, power: 2 }],
        artifacts: ['gizelhart-s-standard', 'gizelhart-s-standard'],
      },
      foe: { line: ['troll'] },
    });
    t.me.fight('staunch-knight', 'troll');
    t.expect({
      me: {
        line: [{ id: 'staunch-knight', aember: 1, power: 2, damage: 4, exhausted: true }],
        artifacts: ['gizelhart-s-standard', 'gizelhart-s-standard'],
      },
      foe: { line: [], discard: ['troll'] },
    });
  });
});
