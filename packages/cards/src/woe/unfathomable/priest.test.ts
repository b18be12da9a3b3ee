import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const priest = { id: 'mother', token: 'priest' };

describe('priest', () => {
  it('exhausts an enemy creature', () => {
    const t = table({ me: { house: 'unfathomable', line: [priest, 'troll'] }, foe: { line: ['batdrone', 'bumpsy'] } });
    t.me.action('priest').choose('bumpsy');
    t.expect({
      me: { line: [{ ...priest, exhausted: true }, 'troll'] },
      foe: { line: ['batdrone', { id: 'bumpsy', exhausted: true }] },
    });
  });

  it('never a friendly one', () => {
    const t = table({ me: { house: 'unfathomable', line: [priest, 'troll'] } });
    t.me.action('priest');
    t.expect({ me: { line: [{ ...priest, exhausted: true }, 'troll'] } });
  });
});
