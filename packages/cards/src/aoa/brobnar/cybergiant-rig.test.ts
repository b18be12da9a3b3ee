import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('cybergiant-rig', () => {
  it('heals its creature fully, with a +1 power counter for each damage healed', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['cybergiant-rig'], line: [{ id: 'troll', damage: 3 }] },
      foe: {},
    });
    t.me.play('cybergiant-rig');
    t.expect({ me: { aember: 1, line: [{ id: 'troll', power: 3, upgrades: ['cybergiant-rig'] }] } });
  });

  it('gives no counter to an unhurt creature', () => {
    const t = table({ me: { house: 'brobnar', hand: ['cybergiant-rig'], line: ['troll'] }, foe: {} });
    t.me.play('cybergiant-rig');
    t.expect({ me: { line: [{ id: 'troll', upgrades: ['cybergiant-rig'] }] } });
  });

  it('takes a counter at the end of each turn of the player who controls the creature', () => {
    const t = table({
      me: { house: 'brobnar', ...myHouses.brobnar, line: [{ id: 'troll', power: 2, upgrades: ['cybergiant-rig'] }] },
      foe: { ...foeHouses, line: [{ id: 'mother', power: 2, upgrades: ['cybergiant-rig'] }] },
    });
    t.me.end();
    t.expect({
      me: { line: [{ id: 'troll', power: 1, upgrades: ['cybergiant-rig'] }] },
      foe: { line: [{ id: 'mother', power: 2, upgrades: ['cybergiant-rig'] }] },
    });
    t.foe.house('dis').end();
    t.expect({
      me: { line: [{ id: 'troll', power: 1, upgrades: ['cybergiant-rig'] }] },
      foe: { line: [{ id: 'mother', power: 1, upgrades: ['cybergiant-rig'] }] },
    });
  });

  it('takes nothing where there is no counter, and kills who lived by the counter', () => {
    const t = table({
      me: {
        house: 'brobnar',
        ...myHouses.brobnar,
        line: [
          { id: 'troll', upgrades: ['cybergiant-rig'] },
          { id: 'smaaash', damage: 5, power: 1, upgrades: ['cybergiant-rig'] },
        ],
      },
      foe: foeHouses,
    });
    t.me.end();
    if (t.options().includes('troll')) t.me.order('troll');
    t.expect({ me: { line: [{ id: 'troll', upgrades: ['cybergiant-rig'] }], discard: ['smaaash', 'cybergiant-rig'] } });
  });
});
