import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('xyp-the-implanter', () => {
  it('takes control of an enemy creature and destroys a friendly one', () => {
    const t = table({
      me: { house: 'mars', line: ['xyp-the-implanter', 'blypyp'] },
      foe: { line: ['troll', 'krump'] },
    });
    t.me.reap('xyp-the-implanter').choose('troll').flank('right').choose('blypyp');
    t.expect({
      me: { aember: 1, line: [{ id: 'xyp-the-implanter', exhausted: true }, 'troll'], discard: ['blypyp'] },
      foe: { line: ['krump'] },
    });
  });

  it('without an enemy creature a friendly one is destroyed all the same', () => {
    const t = table({ me: { house: 'mars', line: ['xyp-the-implanter'] } });
    t.me.reap('xyp-the-implanter');
    t.expect({ me: { aember: 1, line: [], discard: ['xyp-the-implanter'] } });
  });
});
