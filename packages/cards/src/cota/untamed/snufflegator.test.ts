import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('snufflegator', () => {
  it('takes no damage in return when it attacks', () => {
    const t = table({ me: { house: 'untamed', line: ['snufflegator'] }, foe: { line: ['valdr'] } });
    t.me.fight('snufflegator', 'valdr');
    t.expect({
      me: { aember: 0, line: [{ id: 'snufflegator', exhausted: true }] },
      foe: { line: [{ id: 'valdr', damage: 4 }] },
    });
  });

  it('takes damage when it is attacked', () => {
    const t = table({ me: { house: 'dis', line: ['shooler'] }, foe: { line: ['snufflegator'] } });
    t.me.fight('shooler', 'snufflegator');
    t.expect({ me: { line: [{ id: 'shooler', damage: 4, exhausted: true }] }, foe: { line: [] } });
  });
});
