import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('pentacorder', () => {
  it('makes the opponent’s keys cost 1 more for each house among the creatures of its creature’s controller', () => {
    const line = [{ id: 'troll', upgrades: ['pentacorder'] }, 'mother', 'bumpsy'];
    for (const [aember, keys] of [
      [7, 0],
      [8, 1],
    ] as const) {
      const t = table({
        me: { house: 'star-alliance', line },
        foe: { houses: ['dis', 'logos'], aember, line: ['silvertooth', 'shooler'] },
      });
      t.me.end();
      t.foe.house('dis');
      t.expect({ me: { line }, foe: { keys, line: ['silvertooth', 'shooler'] } });
    }
  });
});
