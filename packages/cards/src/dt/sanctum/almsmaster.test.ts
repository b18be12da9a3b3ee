import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('almsmaster', () => {
  it('is deployed, and each of its neighbors captures 1, but not itself', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['almsmaster'], line: ['krump', 'mother', 'troll'] },
      foe: { aember: 4 },
    });
    t.me.play('almsmaster', { between: ['krump', 'mother'] });
    t.expect({
      me: {
        line: [{ id: 'krump', aember: 1 }, { id: 'almsmaster', exhausted: true }, { id: 'mother', aember: 1 }, 'troll'],
      },
      foe: { aember: 2 },
    });
  });

  it('where there is only 1 to capture, its player says which neighbor does', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['almsmaster'], line: ['krump', 'mother'] },
      foe: { aember: 1 },
    });
    t.me.play('almsmaster', { between: ['krump', 'mother'] }).choose('mother');
    t.expect({
      me: { line: ['krump', { id: 'almsmaster', exhausted: true }, { id: 'mother', aember: 1 }] },
      foe: { aember: 0 },
    });
  });

  it('on a flank it has one neighbor, and alone none', () => {
    const flank = table({ me: { house: 'sanctum', hand: ['almsmaster'], line: ['krump'] }, foe: { aember: 4 } });
    flank.me.play('almsmaster', 'left');
    flank.expect({
      me: {
        line: [
          { id: 'almsmaster', exhausted: true },
          { id: 'krump', aember: 1 },
        ],
      },
      foe: { aember: 3 },
    });
    const alone = table({ me: { house: 'sanctum', hand: ['almsmaster'] }, foe: { aember: 4, line: ['krump'] } });
    alone.me.play('almsmaster');
    alone.expect({ me: { line: [{ id: 'almsmaster', exhausted: true }] }, foe: { aember: 4, line: ['krump'] } });
  });

  it('protects its neighbors by taunt', () => {
    const t = table({
      me: { house: 'dis', line: ['shooler'] },
      foe: { line: ['mother', 'almsmaster', 'krump', 'troll'] },
    });
    expect(targetsOf(t, 'shooler')).toEqual(['almsmaster', 'troll']);
  });
});
