import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('phloxem-spike', () => {
  it('destroys each creature that is on no flank where you have none', () => {
    const t = table({
      me: { house: 'mars', hand: ['phloxem-spike'] },
      foe: { line: ['mother', 'troll', 'tocsin', 'shooler'] },
    });
    t.me.play('phloxem-spike');
    t.expect({ me: { aember: 1 }, foe: { line: ['mother', 'shooler'] } });
  });

  it('does nothing where you have one', () => {
    const t = table({
      me: { house: 'mars', hand: ['phloxem-spike'], line: ['tunk'] },
      foe: { line: ['mother', 'troll', 'tocsin'] },
    });
    t.me.play('phloxem-spike');
    t.expect({ me: { aember: 1, line: ['tunk'] }, foe: { line: ['mother', 'troll', 'tocsin'] } });
  });
});
