import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { alakaTests } from './test/alakas.ts';

describe('alaka', () => {
  alakaTests('alaka');

  it('ruling alaka/before-fight: a fight that was over before the exchange was one', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['alaka'], line: ['shorty'] },
      foe: { line: ['tocsin'] },
    });
    t.me.fight('shorty', 'tocsin').play('alaka');
    t.expect({ me: { line: [{ id: 'shorty', exhausted: true }, 'alaka'] }, foe: { line: [] } });
    const u = table({
      me: { house: 'brobnar', hand: ['alaka'], line: ['smaaash'] },
      foe: { line: ['briar-grubbling'] },
    });
    u.me.fight('smaaash', 'briar-grubbling').play('alaka');
    u.expect({ me: { line: ['alaka'] }, foe: { line: ['briar-grubbling'] } });
  });
});
