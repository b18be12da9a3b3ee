import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('treok-the-wise', () => {
  it('makes a creature invulnerable until the next turn of its player', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, line: [{ id: 'treok-the-wise', house: 'dis' }, 'silvertooth'] },
      foe: { ...foeHouses, hand: ['gateway-to-dis'], line: ['troll'] },
    });
    t.me.reap('treok-the-wise').choose('silvertooth').end();
    t.foe.house('brobnar').fight('troll', 'silvertooth').end();
    t.expect({ me: { line: ['treok-the-wise', 'silvertooth'] }, foe: { line: [{ id: 'troll', damage: 2 }] } });
    t.me.house('dis').end();
    t.foe.house('dis').play('gateway-to-dis');
    t.expect({ me: { line: [], discard: ['silvertooth', 'treok-the-wise'] }, foe: { line: [], chains: 3 } });
  });

  it('keeps it from being destroyed, and not the others', () => {
    const t = table({
      me: { house: 'dis', hand: ['gateway-to-dis'], line: [{ id: 'treok-the-wise', house: 'dis' }, 'silvertooth'] },
      foe: { line: ['troll'] },
    });
    t.me.reap('treok-the-wise').choose('troll').play('gateway-to-dis');
    t.expect({ me: { line: [] }, foe: { line: ['troll'] } });
  });
});
