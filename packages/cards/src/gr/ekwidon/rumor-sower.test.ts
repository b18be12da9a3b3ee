import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('rumor-sower', () => {
  it('discards the top card of the opponent’s deck and stuns an enemy creature that shares a house with it', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['rumor-sower', 'bumpsy'] },
      foe: { deck: ['valdr', 'mother'], line: ['troll', 'tocsin', 'bumpsy'] },
    });
    t.me.reap('rumor-sower').choose('troll');
    t.expect({
      me: { aember: 1, line: [{ id: 'rumor-sower', exhausted: true }, 'bumpsy'] },
      foe: { deck: ['mother'], discard: ['valdr'], line: [{ id: 'troll', stunned: true }, 'tocsin', 'bumpsy'] },
    });
  });

  it('stuns none where none shares it', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['rumor-sower'] },
      foe: { deck: ['mother'], line: ['troll'] },
    });
    t.me.reap('rumor-sower');
    t.expect({
      me: { line: [{ id: 'rumor-sower', exhausted: true }] },
      foe: { deck: [], discard: ['mother'], line: ['troll'] },
    });
  });
});
