import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('tangler', () => {
  it('stuns a creature and each of its neighbors after a reap', () => {
    const t = table({
      me: { house: 'geistoid', line: ['tangler'] },
      foe: { line: ['troll', 'krump', 'bumpsy', 'troll'] },
    });
    t.me.reap('tangler').choose('krump');
    t.expect({
      me: { aember: 1, line: [{ id: 'tangler', exhausted: true }] },
      foe: {
        line: [
          { id: 'troll', stunned: true },
          { id: 'krump', stunned: true },
          { id: 'bumpsy', stunned: true },
          'troll',
        ],
      },
    });
  });

  it('stuns one as scrap', () => {
    const t = table({ me: { house: 'geistoid', hand: ['tangler'] }, foe: { line: ['troll', 'krump'] } });
    t.me.discard('tangler').choose('krump');
    t.expect({ me: { discard: ['tangler'] }, foe: { line: ['troll', { id: 'krump', stunned: true }] } });
  });
});
