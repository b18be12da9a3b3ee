import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('drummernaut', () => {
  it('returns another friendly Giant when it is played', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['drummernaut'], line: ['troll', 'smaaash', 'grenade-snib'] },
      foe: { line: ['valdr'] },
    });
    t.me.play('drummernaut');
    expect(t.options()).toEqual(['troll', 'smaaash']);
    t.me.choose('smaaash');
    t.expect({
      me: { hand: ['smaaash'], line: ['troll', 'grenade-snib', { id: 'drummernaut', exhausted: true }] },
      foe: { line: ['valdr'] },
    });
  });

  it.each(['reap', 'fight'] as const)('returns one when it is used to %s', (use) => {
    const t = table({ me: { house: 'brobnar', line: ['drummernaut', 'troll'] }, foe: { line: ['urchin'] } });
    if (use === 'reap') t.me.reap('drummernaut');
    else t.me.fight('drummernaut', 'urchin');
    t.expect({
      me: { hand: ['troll'], line: [{ id: 'drummernaut', exhausted: true }], aember: use === 'reap' ? 1 : 0 },
      foe: { line: ['urchin'] },
    });
  });

  it('stays although it is a Giant itself', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['drummernaut'], line: ['grenade-snib'] },
      foe: { line: ['valdr'] },
    });
    t.me.play('drummernaut');
    t.expect({
      me: { hand: [], line: ['grenade-snib', { id: 'drummernaut', exhausted: true }] },
      foe: { line: ['valdr'] },
    });
  });
});
