import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('musthic-murmook', () => {
  it('deals 4 to a creature when it is played', () => {
    const t = table({ me: { house: 'untamed', hand: ['musthic-murmook'] }, foe: { line: ['krump', 'silvertooth'] } });
    t.me.play('musthic-murmook').choose('krump');
    t.expect({
      me: { line: [{ id: 'musthic-murmook', exhausted: true }] },
      foe: { line: [{ id: 'krump', damage: 4 }, 'silvertooth'] },
    });
  });

  it('makes keys cost both players 1 more', () => {
    const t = table({
      me: { house: 'untamed', houses: ['logos', 'mars', 'untamed'], line: ['musthic-murmook'], aember: 6 },
      foe: { houses: ['brobnar', 'dis', 'shadows'], aember: 7 },
    });
    t.me.end();
    t.foe.house('dis').end();
    t.me.house('logos');
    t.expect({ me: { keys: 0, aember: 6, line: ['musthic-murmook'] }, foe: { keys: 1, aember: 0 } });
  });
});
