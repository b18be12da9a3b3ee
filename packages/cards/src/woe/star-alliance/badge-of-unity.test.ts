import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('badge-of-unity', () => {
  it('adds Star Alliance to the houses of its creature', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        houses: ['star-alliance', 'brobnar'],
        hand: ['badge-of-unity'],
        line: ['troll', 'bumpsy'],
      },
      foe: { houses: ['dis', 'logos'] },
    });
    t.me.play('badge-of-unity').choose('troll').reap('troll').cannot('reap', 'bumpsy').end();
    t.foe.house('dis').end();
    t.me.house('brobnar').reap('troll');
    t.expect({ me: { aember: 2, line: [{ id: 'troll', exhausted: true, upgrades: ['badge-of-unity'] }, 'bumpsy'] } });
  });
});
