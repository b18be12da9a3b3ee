import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('envyx-glider', () => {
  it.each([
    { aember: 8, keys: 0, left: 8 },
    { aember: 9, keys: 1, left: 0 },
  ])(
    'makes keys dearer by 1 for each friendly Mars creature in the next turn of the opponent: $aember æmber',
    ({ aember, keys, left }) => {
      const t = table({
        me: { house: 'mars', ...myHouses.mars, line: ['envyx-glider', 'tunk', 'zorg', 'troll'] },
        foe: { ...foeHouses, aember, line: ['batdrone', 'grommid'] },
      });
      t.me.fight('envyx-glider', 'batdrone').end();
      t.foe.house('dis');
      t.expect({
        me: { line: [{ id: 'envyx-glider', damage: 2 }, 'tunk', 'zorg', 'troll'] },
        foe: { keys, aember: left, line: ['grommid'] },
      });
    },
  );

  it('counts those that are there as the key is paid for', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, line: ['envyx-glider', 'tunk'], hand: ['zorg'] },
      foe: { ...foeHouses, aember: 8, line: ['batdrone'] },
    });
    t.me.fight('envyx-glider', 'batdrone').play('zorg').end();
    t.foe.house('dis');
    t.expect({
      me: { line: [{ id: 'envyx-glider', damage: 2 }, 'tunk', { id: 'zorg', stunned: true }] },
      foe: { keys: 0, aember: 8 },
    });
  });

  it('does so only in that turn, and not for a reap', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, line: ['envyx-glider', 'tunk'], aember: 5 },
      foe: { ...foeHouses, aember: 6 },
    });
    t.me.reap('envyx-glider').end();
    t.foe.house('dis');
    t.expect({ me: { aember: 6, line: ['envyx-glider', 'tunk'] }, foe: { keys: 1, aember: 0 } });
    const later = table({
      me: { house: 'mars', ...myHouses.mars, line: ['envyx-glider', 'tunk'], aember: 6 },
      foe: { ...foeHouses, line: ['batdrone'], aember: 7 },
    });
    later.me.fight('envyx-glider', 'batdrone').end();
    later.foe.house('dis').end();
    later.me.house('dis').end();
    later.foe.house('dis');
    later.expect({
      me: { keys: 1, aember: 0, line: [{ id: 'envyx-glider', damage: 2 }, 'tunk'] },
      foe: { keys: 1, aember: 1 },
    });
  });
});
