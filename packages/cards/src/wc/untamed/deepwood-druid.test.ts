import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('deepwood-druid', () => {
  it('fully heals a neighbor when it is played between two creatures', () => {
    const t = table({
      me: {
        house: 'untamed',
        hand: ['deepwood-druid'],
        line: [
          { id: 'troll', damage: 7 },
          { id: 'krump', damage: 2 },
        ],
      },
      foe: {},
    });
    t.me.play('deepwood-druid', { between: ['troll', 'krump'] }).choose('troll');
    t.expect({ me: { line: ['troll', { id: 'deepwood-druid', exhausted: true }, { id: 'krump', damage: 2 }] } });
  });

  it('heals a neighbor when it reaps, and neither itself nor creatures further away', () => {
    const t = table({
      me: {
        house: 'untamed',
        line: [
          { id: 'deepwood-druid', damage: 1 },
          { id: 'krump', damage: 2 },
          { id: 'troll', damage: 2 },
        ],
      },
      foe: {},
    });
    t.me.reap('deepwood-druid');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'deepwood-druid', damage: 1, exhausted: true }, 'krump', { id: 'troll', damage: 2 }],
      },
    });
  });
});
