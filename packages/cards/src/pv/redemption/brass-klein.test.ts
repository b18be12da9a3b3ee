import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('brass-klein', () => {
  const skirmishes = (line: readonly ('brass-klein' | 'valdr')[], damage: number) => {
    const t = table({ me: { house: 'redemption', line }, foe: { line: ['snufflegator'] } });
    t.me.fight('brass-klein', 'snufflegator');
    t.expect({
      me: { line: line.map((id) => (id === 'valdr' ? id : { id, exhausted: true, damage })) },
      foe: { line: [] },
    });
  };

  it('has skirmish on a flank', () => skirmishes(['brass-klein', 'valdr'], 0));
  it('has none between others', () => skirmishes(['valdr', 'brass-klein', 'valdr'], 3));

  it('has taunt between others, and none on a flank', () => {
    const between = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: ['valdr', 'brass-klein', 'valdr'] },
    });
    expect(targetsOf(between, 'troll')).toEqual(['brass-klein']);
    const flank = table({ me: { house: 'brobnar', line: ['troll'] }, foe: { line: ['brass-klein', 'valdr'] } });
    expect(targetsOf(flank, 'troll')).toEqual(['brass-klein', 'valdr']);
  });

  it('Fate: friendly creatures of the active player cannot fight for the rest of the turn', () => {
    const t = fated('brass-klein', { line: ['valdr'] }, { line: ['troll'] });
    t.foe.cannot('fight', 'valdr').reap('valdr');
    t.expect({ me: { line: ['troll'] }, foe: { aember: 1, line: [{ id: 'valdr', exhausted: true }] } });
  });
});
