import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const explorer = { id: 'mother', token: 'explorer' };

describe('explorer', () => {
  it('looks at the top card of the deck and may discard it', () => {
    const t = table({ me: { house: 'star-alliance', line: [explorer], deck: ['troll', 'bumpsy'] } });
    t.me.reap('explorer').yes();
    t.expect({ me: { aember: 1, line: [{ ...explorer, exhausted: true }], deck: ['bumpsy'], discard: ['troll'] } });
  });

  it('may leave it there', () => {
    const t = table({ me: { house: 'star-alliance', line: [explorer], deck: ['troll', 'bumpsy'] } });
    t.me.reap('explorer').no();
    t.expect({ me: { aember: 1, line: [{ ...explorer, exhausted: true }], deck: ['troll', 'bumpsy'] } });
  });

  it('with an empty deck asks nothing', () => {
    const t = table({ me: { house: 'star-alliance', line: [explorer], discard: ['troll'] } });
    t.me.reap('explorer');
    t.expect({ me: { aember: 1, line: [{ ...explorer, exhausted: true }], discard: ['troll'] } });
  });
});
