import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('glimmerspore', () => {
  it('puts an artifact into the archives, which it leaves for its owner’s hand', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, hand: ['glimmerspore'] },
      foe: { ...foeHouses, artifacts: ['pocket-universe'] },
    });
    t.me.play('glimmerspore').end();
    t.expect({ me: { archives: ['pocket-universe'], line: [] }, foe: { artifacts: [] } });
    t.foe.house('brobnar').end();
    t.me.house('mars').yes();
    t.expect({ me: { archives: [], line: [] }, foe: { hand: ['pocket-universe'] } });
  });

  it('one’s own, too, which then lies there like any other card', () => {
    const t = table({ me: { house: 'mars', hand: ['glimmerspore'], artifacts: ['sniffer'] } });
    t.me.play('glimmerspore');
    t.expect({ me: { archives: ['sniffer'], artifacts: [], line: [] } });
    const none = table({ me: { house: 'mars', hand: ['glimmerspore'] } });
    none.me.play('glimmerspore');
    none.expect({ me: { archives: [], line: [] } });
  });
});
