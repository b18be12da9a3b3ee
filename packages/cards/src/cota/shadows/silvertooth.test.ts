import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('silvertooth', () => {
  it('enters play ready and may be used at once', () => {
    const t = table({ me: { house: 'shadows', hand: ['silvertooth', 'urchin'] }, foe: { aember: 1 } });
    t.me.play('silvertooth');
    t.expect({ me: { line: ['silvertooth'] } });
    t.me.reap('silvertooth');
    t.expect({ me: { aember: 1, line: [{ id: 'silvertooth', exhausted: true }] } });
  });

  it('makes no other creature enter ready', () => {
    const t = table({ me: { house: 'shadows', hand: ['dodger'], line: ['silvertooth'] }, foe: {} });
    t.me.play('dodger', 'left').cannot('reap', 'dodger', 'exhausted');
    t.expect({ me: { line: [{ id: 'dodger', exhausted: true }, 'silvertooth'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling silvertooth/before-blanking: enters ready though Shadow of Dis blanks it in play (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'dis', houses: ['dis', 'logos', 'mars'], hand: ['shadow-of-dis'] },
        foe: { houses: ['shadows', 'brobnar', 'untamed'], hand: ['silvertooth'] },
      });
      t.me.play('shadow-of-dis').end();
      t.foe.house('shadows').play('silvertooth');
      t.expect({ foe: { line: ['silvertooth'] } });
    },
  );
});
