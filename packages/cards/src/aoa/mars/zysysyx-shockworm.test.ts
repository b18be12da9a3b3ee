import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('zysysyx-shockworm', () => {
  it.each(['zysysyx-shockworm', 'storm-crawler'] as const)('%s stuns each enemy that reaps', (worm) => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, line: [worm] },
      foe: { ...foeHouses, line: ['shooler', 'dust-imp'] },
    });
    t.me.end();
    t.foe.house('dis').reap('shooler').reap('dust-imp');
    t.expect({
      me: { line: [worm] },
      foe: {
        aember: 2,
        line: [
          { id: 'shooler', exhausted: true, stunned: true },
          { id: 'dust-imp', exhausted: true, stunned: true },
        ],
      },
    });
  });

  it.each(['zysysyx-shockworm', 'storm-crawler'] as const)('%s does nothing to friends that reap', (worm) => {
    const t = table({ me: { house: 'mars', line: [worm, 'tunk'] }, foe: { line: ['shooler'] } });
    t.me.reap('tunk').reap(worm);
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: worm, exhausted: true },
          { id: 'tunk', exhausted: true },
        ],
      },
      foe: { line: ['shooler'] },
    });
  });
});
