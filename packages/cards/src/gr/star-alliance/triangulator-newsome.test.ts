import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const ten = Array.from({ length: 10 }, () => 'troll');

describe('triangulator-newsome', () => {
  it('moves the æmber of her neighbors to your pool after a reap while you are haunted', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        line: [
          { id: 'troll', aember: 2 },
          'triangulator-newsome',
          { id: 'bumpsy', aember: 1 },
          { id: 'krump', aember: 1 },
        ],
        discard: ten,
      },
    });
    t.me.reap('triangulator-newsome');
    t.expect({
      me: {
        aember: 4,
        line: ['troll', { id: 'triangulator-newsome', exhausted: true }, 'bumpsy', { id: 'krump', aember: 1 }],
      },
    });
  });

  it('leaves it there while you are not', () => {
    const t = table({ me: { house: 'star-alliance', line: [{ id: 'troll', aember: 2 }, 'triangulator-newsome'] } });
    t.me.reap('triangulator-newsome');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'troll', aember: 2 },
          { id: 'triangulator-newsome', exhausted: true },
        ],
      },
    });
  });
});
