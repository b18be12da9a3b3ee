import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('captain-kresage-evil-twin', () => {
  it('takes elusive from friendly and enemy creatures', () => {
    const t = table({
      me: { house: 'logos', line: ['captain-kresage-evil-twin'] },
      foe: { line: ['urchin'] },
    });
    t.me.fight('captain-kresage-evil-twin', 'urchin');
    t.expect({ me: { line: [{ id: 'captain-kresage-evil-twin', damage: 1, exhausted: true }] }, foe: { line: [] } });
    const u = table({
      active: 1,
      me: { line: ['captain-kresage-evil-twin', 'urchin'] },
      foe: { house: 'brobnar', line: ['troll'] },
    });
    u.foe.fight('troll', 'urchin');
    u.expect({
      me: { line: ['captain-kresage-evil-twin'] },
      foe: { line: [{ id: 'troll', damage: 1, exhausted: true }] },
    });
  });

  it('takes taunt', () => {
    const t = table({
      me: { house: 'logos', line: ['captain-kresage-evil-twin'] },
      foe: { line: ['champion-anaphiel', 'dust-pixie'] },
    });
    t.me.fight('captain-kresage-evil-twin', 'dust-pixie');
    t.expect({
      me: { line: [{ id: 'captain-kresage-evil-twin', damage: 1, exhausted: true }] },
      foe: { line: ['champion-anaphiel'] },
    });
  });

  it('takes poison and skirmish', () => {
    const t = table({
      me: { house: 'shadows', line: ['captain-kresage-evil-twin', 'macis-asp'] },
      foe: { line: ['mother'] },
    });
    t.me.fight('macis-asp', 'mother');
    t.expect({ me: { line: ['captain-kresage-evil-twin'] }, foe: { line: [{ id: 'mother', damage: 3 }] } });
  });

  it('takes what creatures have gained as well', () => {
    const t = table({
      active: 1,
      me: { line: ['captain-kresage', 'urchin'] },
      foe: { house: 'brobnar', line: ['troll', 'captain-kresage-evil-twin'] },
    });
    t.foe.fight('troll', 'captain-kresage');
    t.expect({
      me: { line: ['urchin'] },
      foe: { line: [{ id: 'troll', damage: 6, exhausted: true }, 'captain-kresage-evil-twin'] },
    });
  });

  it('leaves armor and hazardous where they are', () => {
    const t = table({
      me: { house: 'logos', line: ['captain-kresage-evil-twin'] },
      foe: { line: ['champion-anaphiel'], artifacts: ['isotropic-core'] },
    });
    t.me.fight('captain-kresage-evil-twin', 'champion-anaphiel');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'champion-anaphiel', damage: 5 }] } });
  });
});
