import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('lyco-thief', () => {
  it('is elusive: the first attacker in a turn deals and takes nothing, the second one does', () => {
    const t = table({
      active: 1,
      me: { line: ['lyco-thief'] },
      foe: { house: 'dis', line: ['shooler', 'tocsin'] },
    });
    t.foe.fight('shooler', 'lyco-thief').fight('tocsin', 'lyco-thief');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'shooler', exhausted: true }] } });
  });

  it('takes no damage when it attacks', () => {
    const t = table({ me: { house: 'shadows', line: ['lyco-thief'] }, foe: { line: ['troll'] } });
    t.me.fight('lyco-thief', 'troll');
    t.expect({ me: { line: [{ id: 'lyco-thief', exhausted: true }] }, foe: { line: [{ id: 'troll', damage: 3 }] } });
  });
});
