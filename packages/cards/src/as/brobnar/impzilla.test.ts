import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { exhausted: true };

describe('impzilla', () => {
  it('destroys the most powerful enemy creature after it fights, and takes no damage', () => {
    const t = table({
      me: { house: 'brobnar', line: ['impzilla', 'kelifi-dragon'] },
      foe: { line: ['dextre', 'troll', 'mother'] },
    });
    t.me.fight('impzilla', 'dextre');
    t.expect({ me: { line: [{ id: 'impzilla', ...used }, 'kelifi-dragon'] }, foe: { line: ['mother'] } });
  });

  it('may be the one that it fought; among equals its player chooses', () => {
    const t = table({ me: { house: 'brobnar', line: ['impzilla'] }, foe: { line: ['troll', 'mother'] } });
    t.me.fight('impzilla', 'troll');
    t.expect({ me: { line: [{ id: 'impzilla', ...used }] }, foe: { line: ['mother'] } });
    const u = table({ me: { house: 'brobnar', line: ['impzilla'] }, foe: { line: ['dextre', 'valdr', 'krump'] } });
    u.me.fight('impzilla', 'dextre').choose('krump');
    u.expect({ me: { line: [{ id: 'impzilla', ...used }] }, foe: { line: ['valdr'] } });
  });

  it('destroys nothing where no enemy creature is left', () => {
    const t = table({ me: { house: 'brobnar', line: ['impzilla', 'troll'] }, foe: { line: ['dextre'] } });
    t.me.fight('impzilla', 'dextre');
    t.expect({ me: { line: [{ id: 'impzilla', ...used }, 'troll'] }, foe: { line: [] } });
  });
});
