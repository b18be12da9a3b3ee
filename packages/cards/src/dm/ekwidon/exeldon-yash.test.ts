import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('exeldon-yash', () => {
  const reaped = (aember: number) => {
    const t = table({
      me: { house: 'ekwidon', line: ['exeldon-yash'], hand: ['troll', 'fear'] },
      foe: { aember },
    });
    t.me.reap('exeldon-yash');
    return t;
  };

  it('captures 2, and moves 1 of it to the pool for a card', () => {
    const t = reaped(3);
    t.me.yes().choose('fear');
    t.expect({
      me: { aember: 2, line: [{ id: 'exeldon-yash', exhausted: true, aember: 1 }], hand: ['troll'], discard: ['fear'] },
      foe: { aember: 1 },
    });
  });

  it('keeps both where no card is discarded', () => {
    const t = reaped(3);
    t.me.no();
    t.expect({
      me: { aember: 1, line: [{ id: 'exeldon-yash', exhausted: true, aember: 2 }], hand: ['troll', 'fear'] },
      foe: { aember: 1 },
    });
  });

  it('ruling exeldon-yash/captured-wholly: moves nothing where it captured less than 2', () => {
    const t = reaped(1);
    t.me.yes().choose('fear');
    t.expect({
      me: { aember: 1, line: [{ id: 'exeldon-yash', exhausted: true, aember: 1 }], hand: ['troll'], discard: ['fear'] },
      foe: { aember: 0 },
    });
  });
});
