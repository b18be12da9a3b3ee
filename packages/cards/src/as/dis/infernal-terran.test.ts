import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('infernal-terran', () => {
  it('discards a card and steals 1 when it is played and after it reaps', () => {
    const t = table({
      me: { house: 'dis', hand: ['infernal-terran', 'mother', 'troll'] },
      foe: { aember: 3 },
    });
    t.me.play('infernal-terran').choose('mother');
    t.expect({
      me: { aember: 1, hand: ['troll'], discard: ['mother'], line: [{ id: 'infernal-terran', exhausted: true }] },
      foe: { aember: 2 },
    });
    const reap = table({ me: { house: 'dis', line: ['infernal-terran'], hand: ['troll'] }, foe: { aember: 3 } });
    reap.me.reap('infernal-terran');
    reap.expect({
      me: { aember: 2, hand: [], discard: ['troll'], line: [{ id: 'infernal-terran', exhausted: true }] },
      foe: { aember: 2 },
    });
  });

  it('steals with an empty hand, too', () => {
    const t = table({ me: { house: 'dis', hand: ['infernal-terran'] }, foe: { aember: 3 } });
    t.me.play('infernal-terran');
    t.expect({ me: { aember: 1, line: [{ id: 'infernal-terran', exhausted: true }] }, foe: { aember: 2 } });
  });

  it('scrapped, it discards the hand and steals for each æmber icon on what was discarded', () => {
    const t = table({
      me: {
        house: 'dis',
        hand: ['infernal-terran', 'dust-pixie', 'delta-p', 'mother', { id: 'troll', bonus: ['draw', 'aember'] }],
      },
      foe: { aember: 9 },
    });
    t.me.discard('infernal-terran');
    t.expect({ me: { aember: 4, hand: [], line: [] }, foe: { aember: 5 } });
  });

  it('does not count its own icons, which were not discarded this way', () => {
    const t = table({
      me: { house: 'dis', hand: [{ id: 'infernal-terran', bonus: ['aember'] }, 'mother'] },
      foe: { aember: 9 },
    });
    t.me.discard('infernal-terran');
    t.expect({ me: { aember: 0, hand: [], discard: ['mother', 'infernal-terran'] }, foe: { aember: 9 } });
  });

  it('scraps what it discards: a second one finds no hand, and steals nothing', () => {
    const t = table({
      me: { house: 'dis', hand: ['infernal-terran', 'infernal-terran', 'searine'], line: ['troll'] },
      foe: { aember: 9 },
    });
    t.me.discard('infernal-terran');
    while (t.options().includes('infernal-terran')) t.me.choose('infernal-terran');
    t.expect({ me: { aember: 0, hand: [], line: [{ id: 'troll', damage: 2 }] }, foe: { aember: 9 } });
  });
});
