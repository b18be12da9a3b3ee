import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('lyco-knight', () => {
  it('takes no damage when it attacks', () => {
    const t = table({ me: { house: 'sanctum', line: ['lyco-knight'] }, foe: { line: ['troll'] } });
    t.me.fight('lyco-knight', 'troll');
    t.expect({ me: { line: [{ id: 'lyco-knight', exhausted: true }] }, foe: { line: [{ id: 'troll', damage: 5 }] } });
  });

  it('takes damage, less its armor, when it is attacked', () => {
    const t = table({ active: 1, me: { line: ['lyco-knight'] }, foe: { house: 'brobnar', line: ['krump'] } });
    t.foe.fight('krump', 'lyco-knight');
    t.expect({
      me: { line: [{ id: 'lyco-knight', damage: 4 }] },
      foe: { line: [{ id: 'krump', damage: 5, exhausted: true }] },
    });
  });

  it('is hurt by hazardous when it attacks', () => {
    const t = table({ me: { house: 'sanctum', line: ['lyco-knight'] }, foe: { line: ['lieutenant-khrkhar'] } });
    t.me.fight('lyco-knight', 'lieutenant-khrkhar');
    t.expect({ me: { line: [{ id: 'lyco-knight', damage: 1, exhausted: true }] }, foe: { line: [] } });
  });
});
