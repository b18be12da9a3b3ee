import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('miasma-bomb', () => {
  const used = () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, artifacts: ['miasma-bomb'], aember: 6 },
      foe: { ...foeHouses, aember: 6 },
    });
    t.me.action('miasma-bomb').end();
    return t;
  };

  it('is destroyed, and lets the opponent forge nothing in their next turn', () => {
    const t = used();
    t.foe.house('dis');
    t.expect({ me: { artifacts: [] }, foe: { keys: 0, aember: 6 } });
  });

  it('binds neither your own forge step nor their turn after it', () => {
    const t = used();
    t.foe.house('dis').end();
    t.me.house('shadows').end();
    t.foe.house('dis');
    t.expect({ me: { keys: 1, aember: 0 }, foe: { keys: 1, aember: 0 } });
  });

  it('does not stop a key that a card forges outside of the step', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, artifacts: ['miasma-bomb'] },
      foe: { houses: ['untamed', 'dis', 'shadows'], aember: 7, hand: ['key-charge'] },
    });
    t.me.action('miasma-bomb').end();
    t.foe.house('untamed').play('key-charge').yes();
    t.expect({ me: { artifacts: [] }, foe: { keys: 1, aember: 0 } });
  });

  it('needs its Action: in a turn of its house', () => {
    const t = table({ me: { house: 'logos', artifacts: ['miasma-bomb'] }, foe: { aember: 6 } });
    t.me.cannot('action', 'miasma-bomb', 'wrong-house');
    t.expect({ me: { artifacts: ['miasma-bomb'] }, foe: { aember: 6 } });
  });
});
