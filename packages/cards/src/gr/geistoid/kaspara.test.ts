import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('kaspara', () => {
  it('has the power of the æmber of both players', () => {
    const t = table({ me: { house: 'geistoid', aember: 2, line: ['kaspara'] }, foe: { aember: 3, line: ['troll'] } });
    t.me.fight('kaspara', 'troll');
    t.expect({ me: { aember: 3, line: [] }, foe: { aember: 4, line: [{ id: 'troll', damage: 5 }] } });
  });

  it('dies without any, and pays for friendly Geistoid creatures that are played or destroyed', () => {
    const t = table({
      me: { house: 'geistoid', aember: 2, hand: ['darklamp', 'snippy'], line: ['kaspara'] },
      foe: { line: ['troll'] },
    });
    t.me.play('darklamp').choose('darklamp');
    t.expect({
      me: { aember: 3, line: ['kaspara', { id: 'darklamp', exhausted: true }] },
      foe: { aember: 1, line: ['troll'] },
    });

    const dies = table({
      me: { house: 'dis', aember: 2, hand: ['gateway-to-dis'], line: ['kaspara', 'snippy', 'troll'] },
    });
    dies.me.play('gateway-to-dis');
    dies.expect({ me: { aember: 4, line: [] }, foe: { aember: 2 } });

    const none = table({ me: { house: 'geistoid', hand: ['kaspara'] } });
    none.me.play('kaspara');
    none.expect({ me: { aember: 1, line: [], discard: ['kaspara'] }, foe: { aember: 1 } });
  });

  it('pays nothing for those of another house, or of the opponent', () => {
    const t = table({
      me: { house: 'brobnar', aember: 4, hand: ['bumpsy'], line: ['kaspara', 'troll'] },
      foe: { line: ['snippy'] },
    });
    t.me.play('bumpsy').fight('troll', 'snippy');
    t.expect({
      me: {
        aember: 4,
        line: ['kaspara', { id: 'troll', damage: 3, exhausted: true }, { id: 'bumpsy', exhausted: true }],
      },
      foe: { aember: 0, line: [] },
    });
  });
});
