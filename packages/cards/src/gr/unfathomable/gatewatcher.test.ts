import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const ten = Array.from({ length: 10 }, () => 'punch');

describe('gatewatcher', () => {
  it('destroys each enemy flank creature with it, if the opponent is haunted', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['gatewatcher', 'hookmaster'] },
      foe: { line: ['troll', 'batdrone', 'bumpsy'], discard: ten },
    });
    t.me.fight('gatewatcher', 'troll');
    t.expect({ me: { line: ['hookmaster'] }, foe: { line: ['batdrone'] } });
  });

  it('destroys nobody where only you are haunted', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['gatewatcher'], discard: ten },
      foe: { line: ['troll'], discard: ten.slice(1) },
    });
    t.me.fight('gatewatcher', 'troll');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'troll', damage: 4 }] } });
  });
});
