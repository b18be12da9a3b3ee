import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('labwork', () => {
  it('archives a card from hand', () => {
    const t = table({ me: { house: 'logos', hand: ['labwork', 'fear', 'punch'] }, foe: { hand: ['urchin'] } });
    t.me.play('labwork').choose('punch');
    t.expect({
      me: { aember: 1, hand: ['fear'], archives: ['punch'], discard: ['labwork'] },
      foe: { hand: ['urchin'], archives: [] },
    });
  });

  it('gives only its bonus with an empty hand: it does not archive itself', () => {
    const t = table({ me: { house: 'logos', hand: ['labwork'] }, foe: {} });
    t.me.play('labwork');
    t.expect({ me: { aember: 1, hand: [], archives: [], discard: ['labwork'] } });
  });

  it('archives a card that can be taken to hand in the next turn, all of them or none', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', hand: ['labwork', 'fear'], archives: ['urchin'] },
      foe: { ...foeHouses },
    });
    t.me.play('labwork').end();
    t.foe.house('dis').end();
    t.me.house('logos').yes();
    t.expect({ me: { hand: ['fear', 'labwork', 'urchin'], archives: [] } });
  });
});
