import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('light-everlasting', () => {
  it('plays a Sanctum creature from the discard pile anywhere in the battleline', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['light-everlasting'],
        line: ['krump', 'troll'],
        discard: ['raiding-knight', 'mother', 'sequis'],
      },
      foe: { aember: 2 },
    });
    t.me.play('light-everlasting').choose('raiding-knight').between('krump', 'troll');
    t.expect({
      me: {
        aember: 1,
        line: ['krump', { id: 'raiding-knight', aember: 1, exhausted: true }, 'troll'],
        discard: ['light-everlasting', 'mother', 'sequis'],
      },
      foe: { aember: 1 },
    });
  });

  it('on a flank as well', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['light-everlasting'], line: ['krump', 'troll'], discard: ['francus', 'punch'] },
      foe: {},
    });
    t.me.play('light-everlasting').flank('left');
    t.expect({
      me: { line: [{ id: 'francus', exhausted: true }, 'krump', 'troll'], discard: ['light-everlasting', 'punch'] },
    });
  });

  it('neither a creature of another house, nor an action, nor one of the opponent', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['light-everlasting'], discard: ['mother', 'begone'] },
      foe: { discard: ['francus'] },
    });
    t.me.play('light-everlasting');
    t.expect({
      me: { aember: 1, line: [], discard: ['light-everlasting', 'mother', 'begone'] },
      foe: { discard: ['francus'] },
    });
  });

  it('gives no deploy: what is played afterwards goes to a flank', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['light-everlasting', 'sequis'], line: ['krump', 'troll'], discard: ['francus'] },
      foe: {},
    });
    t.me.play('light-everlasting').between('krump', 'troll').play('sequis');
    t.expect({
      me: { line: ['krump', { id: 'francus', exhausted: true }, 'troll', { id: 'sequis', exhausted: true }] },
    });
    const between = table({
      me: { house: 'sanctum', hand: ['light-everlasting', 'sequis'], line: ['krump', 'troll'], discard: ['francus'] },
      foe: {},
    });
    between.me.play('light-everlasting').flank('left');
    expect(() => between.me.play('sequis', { between: ['krump', 'troll'] })).toThrow('There is no');
  });
});
