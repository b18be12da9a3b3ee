import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('sil-a-t8', () => {
  const tired = (id: string) => ({ id, exhausted: true });

  it('may ready a creature that is no Robot for each of its Star Alliance neighbors after it reaps', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        line: [tired('ensign-clark'), 'sil-a-t8', tired('ensign-clark'), tired('troll'), tired('mother')],
      },
    });
    t.me.reap('sil-a-t8').yes().choose('troll').yes().choose('ensign-clark');
    t.expect({
      me: {
        aember: 1,
        line: ['ensign-clark', tired('sil-a-t8'), tired('ensign-clark'), 'troll', tired('mother')],
      },
    });
  });

  it('after it fights; none for a neighbor of another house, and not where its player does not want to', () => {
    const t = table({
      me: { house: 'star-alliance', line: [tired('troll'), 'sil-a-t8', tired('ensign-clark')] },
      foe: { line: ['dust-pixie'] },
    });
    t.me.fight('sil-a-t8', 'dust-pixie').no();
    t.expect({
      me: { line: [tired('troll'), { id: 'sil-a-t8', exhausted: true, damage: 1 }, tired('ensign-clark')] },
      foe: { line: [] },
    });
  });
});
