// Phantasmaquid, which bars the right flank of the opponent, with cards that say where a creature enters.
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const tired = { exhausted: true } as const;

describe('a barred flank', () => {
  it('leaves the left flank and each gap to a creature that may enter anywhere', () => {
    const t = table({
      me: {
        house: 'sanctum',
        artifacts: ['knightapult'],
        hand: ['bulwark'],
        line: ['bumpsy', 'valdr'],
      },
      foe: { line: ['phantasmaquid'] },
    });
    t.me.action('knightapult').play('bulwark').yes();
    expect(t.options()).toEqual(['left', 'place 1']);
    t.me.between('bumpsy', 'valdr');
    t.expect({ me: { line: ['bumpsy', 'bulwark', 'valdr'] }, foe: { line: ['phantasmaquid'] } });
  });

  it('bars no token creature, which is made and not played', () => {
    const t = table({
      me: { house: 'ekwidon', beside: ['trader'], hand: ['hire-on'], line: ['bumpsy'], deck: ['troll'] },
      foe: { line: ['phantasmaquid'] },
    });
    t.me.play('hire-on').flank('right');
    t.expect({
      me: { line: ['bumpsy', { id: 'troll', token: 'trader', ...tired }] },
      foe: { line: ['phantasmaquid'] },
    });
  });

  it('bars no creature that moves, or whose controller changes', () => {
    const t = table({
      me: { house: 'ekwidon', line: [{ id: 'aerial-pedlar' }, 'bumpsy'] },
      foe: { line: ['phantasmaquid', 'batdrone'] },
    });
    t.me.reap('aerial-pedlar').flank('right').flank('left');
    t.expect({
      me: { aember: 1, line: ['bumpsy', 'batdrone'] },
      foe: { line: [{ id: 'aerial-pedlar', ...tired }, 'phantasmaquid'] },
    });
  });

  it('is open again as soon as Phantasmaquid is gone', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'punch', 'troll'], line: ['bumpsy'] },
      foe: { line: ['phantasmaquid'] },
    });
    t.me.play('punch').choose('phantasmaquid').play('punch').choose('phantasmaquid').play('troll', 'right');
    t.expect({ me: { aember: 2, line: ['bumpsy', { id: 'troll', ...tired }] }, foe: { line: [] } });
  });
});
