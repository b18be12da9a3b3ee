import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('nerve-blast', () => {
  it('steals 1 and deals 2 to a creature', () => {
    const t = table({
      me: { house: 'shadows', hand: ['nerve-blast'], line: ['dodger'] },
      foe: { aember: 1, line: ['tocsin', 'silvertooth'] },
    });
    t.me.play('nerve-blast').choose('silvertooth');
    t.expect({
      me: { aember: 1, line: ['dodger'], discard: ['nerve-blast'] },
      foe: { aember: 0, line: ['tocsin'] },
    });
  });

  it('deals no damage when there was nothing to steal', () => {
    const t = table({
      me: { house: 'shadows', hand: ['nerve-blast'], line: ['dodger'] },
      foe: { aember: 0, line: ['tocsin'] },
    });
    t.me.play('nerve-blast');
    t.expect({ me: { aember: 0, line: ['dodger'], discard: ['nerve-blast'] }, foe: { line: ['tocsin'] } });
  });

  it('steals also where there is no creature', () => {
    const t = table({ me: { house: 'shadows', hand: ['nerve-blast'] }, foe: { aember: 3 } });
    t.me.play('nerve-blast');
    t.expect({ me: { aember: 1 }, foe: { aember: 2 } });
  });

  it('may hit a friendly creature', () => {
    const t = table({
      me: { house: 'shadows', hand: ['nerve-blast'], line: ['dodger'] },
      foe: { aember: 3, line: ['tocsin'] },
    });
    t.me.play('nerve-blast').choose('dodger');
    t.expect({ me: { aember: 1, line: [{ id: 'dodger', damage: 2 }] }, foe: { aember: 2, line: ['tocsin'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling nerve-blast/from-the-supply: deals its damage for æmber that Po’s Pixies give from the supply (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'shadows', hand: ['nerve-blast'] },
        foe: { aember: 3, line: ['po-s-pixies', 'troll'] },
      });
      t.me.play('nerve-blast').choose('troll');
      t.expect({ me: { aember: 1 }, foe: { aember: 3, line: ['po-s-pixies', { id: 'troll', damage: 2 }] } });
    },
  );
});
