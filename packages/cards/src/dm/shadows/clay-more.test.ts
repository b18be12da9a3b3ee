import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('clay-more', () => {
  it('deals 2 to each enemy flank creature when it is destroyed', () => {
    const t = table({
      me: { house: 'ouboros', hand: ['vanguard-wounds'], line: ['clay-more', 'krump'], deck: ['anger'] },
      foe: { line: ['mother', 'valdr', 'shooler'] },
    });
    t.me.play('vanguard-wounds').choose('clay-more');
    t.expect({
      me: { line: ['krump'], hand: ['anger'] },
      foe: { line: [{ id: 'mother', damage: 2 }, 'valdr', { id: 'shooler', damage: 2 }] },
    });
  });

  it('deals none when it leaves play otherwise', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['zzyszz-s-compactor'], line: ['clay-more'] },
      foe: { line: [{ id: 'mother', warded: true }] },
    });
    t.me.action('zzyszz-s-compactor').choose('clay-more');
    t.expect({
      me: { line: [], deck: ['clay-more'], artifacts: [{ id: 'zzyszz-s-compactor', exhausted: true }] },
      foe: { line: [{ id: 'mother', warded: true, power: 2 }] },
    });
  });
});
