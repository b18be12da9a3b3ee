import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('lok-the-corruptor', () => {
  it('takes 1 for each friendly Dis creature', () => {
    const t = table({
      me: { house: 'dis', line: ['lok-the-corruptor', 'dust-imp', 'infomorph'] },
      foe: { aember: 5, line: ['dust-imp'] },
    });
    t.me.reap('lok-the-corruptor');
    t.expect({
      me: { aember: 1, line: [used('lok-the-corruptor'), 'dust-imp', 'infomorph'] },
      foe: { aember: 3, line: ['dust-imp'] },
    });
  });

  it('takes no more than there is', () => {
    const t = table({ me: { house: 'dis', line: ['lok-the-corruptor', 'dust-imp'] }, foe: { aember: 1 } });
    t.me.reap('lok-the-corruptor');
    t.expect({ me: { aember: 1, line: [used('lok-the-corruptor'), 'dust-imp'] }, foe: { aember: 0 } });
  });
});
