import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('groggins', () => {
  it('can attack flank creatures only', () => {
    const t = table({
      me: { house: 'brobnar', line: ['groggins', 'troll'] },
      foe: { line: ['mother', 'valdr', 'shooler'] },
    });
    expect(targetsOf(t, 'groggins')).toEqual(['mother', 'shooler']);
    expect(targetsOf(t, 'troll')).toEqual(['mother', 'valdr', 'shooler']);
  });

  it('cannot fight where taunt leaves no flank creature', () => {
    const t = table({ me: { house: 'brobnar', line: ['groggins'] }, foe: { line: ['mother', 'pitlord', 'shooler'] } });
    t.me.cannot('fight', 'groggins').reap('groggins');
    t.expect({
      me: { aember: 1, line: [{ id: 'groggins', exhausted: true }] },
      foe: { line: ['mother', 'pitlord', 'shooler'] },
    });
  });

  it('may be attacked wherever it stands', () => {
    const t = table({ me: { house: 'brobnar', line: ['mother', 'smaaash', 'troll'] }, foe: { line: ['groggins'] } });
    t.me.fight('smaaash', 'groggins');
    t.expect({ me: { line: ['mother', 'troll'] }, foe: { line: [{ id: 'groggins', damage: 5 }] } });
  });
});
