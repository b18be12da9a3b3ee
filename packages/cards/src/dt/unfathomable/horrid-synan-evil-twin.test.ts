import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('horrid-synan-evil-twin', () => {
  it('destroys what its power damages in a fight', () => {
    const t = table({ me: { house: 'unfathomable', line: ['horrid-synan-evil-twin'] }, foe: { line: ['troll'] } });
    t.me.fight('horrid-synan-evil-twin', 'troll');
    t.expect({ me: { line: [] }, foe: { line: [] } });
  });

  it('shields its neighbors from attacks', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: ['mother', 'horrid-synan-evil-twin', 'dust-imp', 'dextre'] },
    });
    t.me.fight('troll', 'dextre');
    t.expect({
      me: { line: [{ id: 'troll', exhausted: true, damage: 3 }] },
      foe: { line: ['mother', 'horrid-synan-evil-twin', 'dust-imp'], deck: ['dextre'] },
    });
    const u = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: ['mother', 'horrid-synan-evil-twin', 'dust-imp'] },
    });
    u.me.fight('troll', 'horrid-synan-evil-twin');
    u.expect({ me: { line: [] }, foe: { line: ['mother', 'dust-imp'] } });
  });
});
