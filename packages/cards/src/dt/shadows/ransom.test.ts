import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

const tired = { exhausted: true };

describe('ransom', () => {
  it('keeps its creature from being used', () => {
    const t = table({
      me: { ...myHouses.shadows, house: 'shadows', hand: ['ransom'], line: ['umbra'] },
      foe: { ...foeHouses, line: ['troll', 'krump'] },
    });
    t.me.play('ransom').choose('troll').end();
    t.foe
      .no()
      .house('brobnar')
      .cannot('reap', 'troll', 'forbidden')
      .cannot('fight', 'troll', 'forbidden')
      .reap('krump');
    t.expect({
      me: { line: ['umbra'] },
      foe: {
        aember: 1,
        line: [
          { id: 'troll', upgrades: ['ransom'] },
          { id: 'krump', ...tired },
        ],
      },
    });
  });

  it('a stunned creature cannot even shake off its stun', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'troll', stunned: true, upgrades: ['ransom'] }] },
      foe: {},
    });
    t.me.cannot('unstun', 'troll', 'forbidden');
    t.expect({ me: { line: [{ id: 'troll', stunned: true, upgrades: ['ransom'] }] } });
  });

  it('ruling ransom/controller: the controller of the creature may pay their opponent 2 at the start of their turn, and is rid of it', () => {
    const t = table({
      me: { ...myHouses.shadows, house: 'shadows', hand: ['ransom'] },
      foe: { ...foeHouses, aember: 3, line: ['troll'] },
    });
    t.me.play('ransom').end();
    t.foe.yes().house('brobnar').reap('troll');
    t.expect({ me: { aember: 2, discard: ['ransom'] }, foe: { aember: 2, line: [{ id: 'troll', ...tired }] } });
  });

  it('may be left where it is', () => {
    const t = table({
      me: { ...myHouses.shadows, house: 'shadows', hand: ['ransom'] },
      foe: { ...foeHouses, aember: 3, line: ['troll'] },
    });
    t.me.play('ransom').end();
    t.foe.no().house('brobnar').cannot('reap', 'troll', 'forbidden');
    t.expect({ me: { aember: 0, discard: [] }, foe: { aember: 3, line: [{ id: 'troll', upgrades: ['ransom'] }] } });
  });

  it('is not destroyed for less than 2', () => {
    const t = table({
      me: { ...myHouses.shadows, house: 'shadows', hand: ['ransom'] },
      foe: { ...foeHouses, aember: 1, line: ['troll'] },
    });
    t.me.play('ransom').end();
    t.foe.yes().house('brobnar').cannot('reap', 'troll', 'forbidden');
    t.expect({ me: { aember: 1, discard: [] }, foe: { aember: 0, line: [{ id: 'troll', upgrades: ['ransom'] }] } });
  });

  it('of two on one creature, 2 rids it of one, and the other still holds it', () => {
    const t = table({
      me: { ...myHouses.shadows, house: 'shadows', hand: ['ransom', 'ransom'] },
      foe: { ...foeHouses, aember: 3, line: ['troll'] },
    });
    t.me.play('ransom').play('ransom').end();
    t.foe.yes().no().house('brobnar').cannot('reap', 'troll', 'forbidden');
    t.expect({
      me: { aember: 2, discard: ['ransom'] },
      foe: { aember: 1, line: [{ id: 'troll', upgrades: ['ransom'] }] },
    });
  });

  it('asks nothing at the start of the turn of the other player', () => {
    const t = table({
      me: { ...myHouses.shadows, house: 'shadows', aember: 2, line: [{ id: 'umbra', upgrades: ['ransom'] }] },
      foe: { ...foeHouses, aember: 3 },
    });
    t.me.end();
    t.foe.house('brobnar').end();
    t.me.yes().house('shadows').reap('umbra');
    t.expect({ me: { aember: 1, line: [{ id: 'umbra', ...tired }] }, foe: { aember: 5 } });
  });
});
