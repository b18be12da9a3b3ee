import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('chanel-the-wise', () => {
  it('gives each other friendly creature +3 power', () => {
    const t = table({
      me: { house: 'dis', hand: ['gateway-to-dis'], line: ['chanel-the-wise', 'dextre'] },
      foe: { house: 'brobnar', houses: ['brobnar', 'dis', 'mars'], hand: ['punch', 'punch'] },
    });
    t.me.end();
    t.foe.house('brobnar').play('punch').choose('dextre').play('punch').choose('chanel-the-wise');
    t.expect({ me: { line: [], discard: ['chanel-the-wise'] }, foe: { line: [] } });
  });

  it('Scrap: puts five +1 power counters on a friendly creature', () => {
    const t = table({ me: { house: 'sanctum', hand: ['chanel-the-wise'], line: ['valdr'] }, foe: { line: ['troll'] } });
    t.me.discard('chanel-the-wise');
    t.expect({ me: { line: [{ id: 'valdr', power: 5 }] }, foe: { line: ['troll'] } });
  });
});
