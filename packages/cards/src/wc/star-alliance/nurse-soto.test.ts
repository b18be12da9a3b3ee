import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('nurse-soto', () => {
  it('heals 3 from each of its neighbors, wherever it is put', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        hand: ['nurse-soto'],
        line: [
          { id: 'troll', damage: 5 },
          { id: 'mother', damage: 2 },
          { id: 'krump', damage: 4 },
        ],
      },
      foe: {},
    });
    t.me.play('nurse-soto', { between: ['troll', 'mother'] });
    t.expect({
      me: {
        line: [{ id: 'troll', damage: 2 }, { id: 'nurse-soto', exhausted: true }, 'mother', { id: 'krump', damage: 4 }],
      },
    });
  });

  it('does so after a reap', () => {
    const t = table({ me: { house: 'star-alliance', line: ['nurse-soto', { id: 'troll', damage: 5 }] }, foe: {} });
    t.me.reap('nurse-soto');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'nurse-soto', exhausted: true },
          { id: 'troll', damage: 2 },
        ],
      },
    });
  });
});
