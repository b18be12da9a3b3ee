import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('urxym-the-diplomat', () => {
  it('loses all æmber, and destroys an enemy non-Mars creature for each', () => {
    const t = table({
      me: { house: 'mars', aember: 1, line: ['urxym-the-diplomat'] },
      foe: { line: ['troll', 'krump', 'mother', 'zorg'] },
    });
    t.me.reap('urxym-the-diplomat').choose('krump').choose('troll');
    t.expect({
      me: { aember: 0, line: [{ id: 'urxym-the-diplomat', exhausted: true }] },
      foe: { line: ['mother', 'zorg'], discard: ['troll', 'krump'] },
    });
  });

  it('the æmber is lost although there is nothing to destroy', () => {
    const t = table({ me: { house: 'mars', aember: 3, line: ['urxym-the-diplomat'] }, foe: { line: ['zorg'] } });
    t.me.reap('urxym-the-diplomat');
    t.expect({ me: { aember: 0, line: [{ id: 'urxym-the-diplomat', exhausted: true }] }, foe: { line: ['zorg'] } });
  });
});
