import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { exhausted: true };

describe('narplet', () => {
  it('lets its neighbors be used whatever house is active, not itself and no others', () => {
    const t = table({
      me: { house: 'logos', line: ['troll', 'narplet', 'tocsin', 'valdr'] },
      foe: { line: ['bumpsy'] },
    });
    t.me.cannot('reap', 'narplet').cannot('reap', 'valdr').reap('troll').reap('tocsin');
    t.expect({
      me: { aember: 2, line: [{ id: 'troll', ...used }, 'narplet', { id: 'tocsin', ...used }, 'valdr'] },
      foe: { line: ['bumpsy'] },
    });
  });

  it('not any more when it is gone', () => {
    const t = table({
      me: { house: 'dis', hand: ['hand-of-dis'], line: ['troll', 'narplet', 'valdr'] },
    });
    t.me.play('hand-of-dis').cannot('reap', 'troll').cannot('reap', 'valdr');
    t.expect({ me: { aember: 0, line: ['troll', 'valdr'] } });
  });
});
