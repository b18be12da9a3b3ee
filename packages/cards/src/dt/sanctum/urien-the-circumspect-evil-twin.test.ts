import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('urien-the-circumspect-evil-twin', () => {
  it('the opponent loses æmber equal to its armor when it reaps', () => {
    const t = table({ me: { house: 'sanctum', line: ['urien-the-circumspect-evil-twin'] }, foe: { aember: 5 } });
    t.me.reap('urien-the-circumspect-evil-twin');
    t.expect({
      me: { aember: 1, line: [{ id: 'urien-the-circumspect-evil-twin', exhausted: true }] },
      foe: { aember: 4 },
    });
  });

  it('counts armor that it is given', () => {
    const t = table({
      me: { house: 'sanctum', line: ['urien-the-circumspect-evil-twin', 'bulwark'] },
      foe: { aember: 5 },
    });
    t.me.reap('urien-the-circumspect-evil-twin');
    t.expect({
      me: { aember: 1, line: [{ id: 'urien-the-circumspect-evil-twin', exhausted: true }, 'bulwark'] },
      foe: { aember: 2 },
    });
  });

  it('no more than the opponent has', () => {
    const t = table({
      me: { house: 'sanctum', line: ['urien-the-circumspect-evil-twin', 'bulwark'] },
      foe: { aember: 2 },
    });
    t.me.reap('urien-the-circumspect-evil-twin');
    t.expect({
      me: { aember: 1, line: [{ id: 'urien-the-circumspect-evil-twin', exhausted: true }, 'bulwark'] },
      foe: { aember: 0 },
    });
  });
});
