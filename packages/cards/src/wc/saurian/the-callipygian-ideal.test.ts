import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('the-callipygian-ideal', () => {
  it('exalts its creature, whose æmber its controller may spend', () => {
    const t = table({
      me: {
        house: 'saurian',
        ...myHouses.saurian,
        hand: ['the-callipygian-ideal'],
        line: [{ id: 'bumpsy', aember: 1 }],
        aember: 4,
      },
      foe: foeHouses,
    });
    t.me.play('the-callipygian-ideal');
    t.expect({ me: { aember: 4, line: [{ id: 'bumpsy', aember: 2, upgrades: ['the-callipygian-ideal'] }] } });
    t.me.end();
    t.foe.house('dis').end();
    t.me.house('dis');
    t.expect({ me: { keys: 1, aember: 0, line: [{ id: 'bumpsy', upgrades: ['the-callipygian-ideal'] }] } });
  });

  it('on an enemy creature it helps the opponent', () => {
    const t = table({
      step: 'forge',
      me: {
        ...myHouses.saurian,
        aember: 4,
        line: [{ id: 'bumpsy', aember: 2, upgrades: [{ id: 'the-callipygian-ideal', owner: 1 }] }],
      },
      foe: {},
    });
    t.me.house('dis');
    t.expect({ me: { keys: 1, aember: 0, line: [{ id: 'bumpsy', upgrades: ['the-callipygian-ideal'] }] } });
  });
});
