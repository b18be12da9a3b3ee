import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses } from '../../testing/houses.ts';

const upgrades = ['atomic-destabilizer'];

describe('atomic-destabilizer', () => {
  it('has its creature capture 1 at the end of your turn, and then lose 1 for each æmber on it', () => {
    const t = table({
      me: { house: 'geistoid', aember: 5, line: [{ id: 'troll', aember: 1, upgrades }], deck: filler(6) },
      foe: { ...foeHouses, aember: 4 },
    });
    t.me.end();
    t.expect({ me: { aember: 3, line: [{ id: 'troll', aember: 2, upgrades }] }, foe: { aember: 3 } });
  });

  it('counts what lies on the creature where nothing can be captured, and takes no more than there is', () => {
    const t = table({
      me: { house: 'geistoid', aember: 1, line: [{ id: 'troll', aember: 3, upgrades }], deck: filler(6) },
      foe: foeHouses,
    });
    t.me.end();
    t.expect({ me: { aember: 0, line: [{ id: 'troll', aember: 3, upgrades }] }, foe: { aember: 0 } });
  });

  it('on an enemy creature means the turn and the pool of its controller', () => {
    const t = table({
      me: { house: 'geistoid', ...foeHouses, hand: ['atomic-destabilizer'], aember: 3, deck: filler(6) },
      foe: { ...foeHouses, aember: 4, line: ['krump'], deck: filler(6) },
    });
    t.me.play('atomic-destabilizer').end();
    t.expect({ me: { aember: 4 }, foe: { aember: 4, line: [{ id: 'krump', upgrades }] } });
    t.foe.house('dis').end();
    t.expect({ me: { aember: 3 }, foe: { aember: 3, line: [{ id: 'krump', aember: 1, upgrades }] } });
  });
});
