import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const ten = Array.from({ length: 10 }, () => 'troll');

describe('proton-siphon', () => {
  it('gives splash-attack 5 while you are haunted', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'troll', upgrades: ['proton-siphon'] }], discard: ten },
      foe: { line: ['mother', 'dust-pixie', 'troll'] },
    });
    t.me.fight('troll', 'dust-pixie');
    t.expect({
      me: { line: [{ id: 'troll', exhausted: true, damage: 1, upgrades: ['proton-siphon'] }] },
      foe: { line: [{ id: 'troll', damage: 5 }] },
    });
  });

  it('gives none while you are not', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'troll', upgrades: ['proton-siphon'] }] },
      foe: { line: ['mother', 'dust-pixie', 'troll'], discard: ten },
    });
    t.me.fight('troll', 'dust-pixie');
    t.expect({
      me: { line: [{ id: 'troll', exhausted: true, damage: 1, upgrades: ['proton-siphon'] }] },
      foe: { line: ['mother', 'troll'] },
    });
  });
});
