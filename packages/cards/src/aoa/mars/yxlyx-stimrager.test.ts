import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('yxlyx-stimrager', () => {
  it('deals 2 to a creature and moves it to a flank after it fights', () => {
    const t = table({
      me: { house: 'mars', line: ['yxlyx-stimrager'] },
      foe: { line: ['batdrone', 'mother', 'shooler', 'valdr'] },
    });
    t.me.fight('yxlyx-stimrager', 'batdrone').choose('shooler').flank('left');
    t.expect({
      me: { line: [{ id: 'yxlyx-stimrager', exhausted: true }] },
      foe: { line: [{ id: 'shooler', damage: 2 }, 'mother', 'valdr'] },
    });
  });

  it('moves a friendly creature in its own line', () => {
    const t = table({
      me: { house: 'mars', line: ['tunk', 'mother', 'yxlyx-stimrager'] },
      foe: { line: ['batdrone'] },
    });
    t.me.fight('yxlyx-stimrager', 'batdrone').choose('tunk').flank('right');
    t.expect({
      me: { line: ['mother', { id: 'yxlyx-stimrager', exhausted: true }, { id: 'tunk', damage: 1 }] },
      foe: { line: [] },
    });
  });

  it('does nothing when it reaps', () => {
    const t = table({ me: { house: 'mars', line: ['yxlyx-stimrager'] }, foe: { line: ['mother'] } });
    t.me.reap('yxlyx-stimrager');
    t.expect({ me: { aember: 1, line: [{ id: 'yxlyx-stimrager', exhausted: true }] }, foe: { line: ['mother'] } });
  });
});
