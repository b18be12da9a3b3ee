import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('lambent-mycelium', () => {
  it('gets two counters for each other creature that enters, of either side, not for itself', () => {
    const t = table({
      me: { house: 'untamed', hand: ['lambent-mycelium', 'mogg'] },
      foe: { hand: ['rat-pixie'] },
    });
    t.me.play('lambent-mycelium');
    t.expect({ me: { hand: ['mogg'], line: [{ id: 'lambent-mycelium', exhausted: true }] } });
    t.me.play('mogg').choose('mogg').end();
    t.foe.play('rat-pixie').choose('rat-pixie');
    t.expect({
      me: { line: [{ id: 'lambent-mycelium', power: 4 }, 'mogg'] },
      foe: { aember: 1, line: [{ id: 'rat-pixie', exhausted: true }] },
    });
  });

  it('ruling lambent-mycelium/equals: Fate: the most powerful enemy creatures of the active player, all of them, have taunt this turn', () => {
    const t = fated(
      'lambent-mycelium',
      { line: ['troll'] },
      { line: ['flarie', 'valdr', 'flarie', 'rat-pixie', 'bumpsy', 'krump'] },
    );
    expect(targetsOf(t, 'troll')).toEqual(['valdr', 'rat-pixie', 'krump']);
  });
});
