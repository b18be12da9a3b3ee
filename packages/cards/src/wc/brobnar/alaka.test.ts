import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { alakaTests } from './test/alakas.ts';

describe('alaka', () => {
  alakaTests('alaka');

  it.each(editionsSince('cota-1.3'))(
    'ruling alaka/before-fight: a fight that was over before the exchange was one (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'brobnar', hand: ['alaka'], line: ['shorty'] },
        foe: { line: ['tocsin'] },
      });
      t.me.fight('shorty', 'tocsin').play('alaka');
      t.expect({ me: { line: [{ id: 'shorty', exhausted: true }, 'alaka'] }, foe: { line: [] } });
      const u = table({
        edition,
        me: { house: 'brobnar', hand: ['alaka'], line: ['smaaash'] },
        foe: { line: ['briar-grubbling'] },
      });
      u.me.fight('smaaash', 'briar-grubbling').play('alaka');
      u.expect({ me: { line: ['alaka'] }, foe: { line: ['briar-grubbling'] } });
    },
  );
});
