import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('aemberfin-shark', () => {
  it('enters play with three +1 power counters', () => {
    const t = table({ me: { house: 'untamed', hand: ['aemberfin-shark'] }, foe: {} });
    t.me.play('aemberfin-shark');
    t.expect({ me: { line: [{ id: 'aemberfin-shark', power: 3, exhausted: true }] } });
  });

  it('loses a counter at the end of its controller’s turn, for 1 æmber to each player', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, line: [{ id: 'aemberfin-shark', power: 3 }] },
      foe: foeHouses,
    });
    t.me.end();
    t.expect({ me: { aember: 1, line: [{ id: 'aemberfin-shark', power: 2 }] }, foe: { aember: 1 } });
  });

  it('does nothing at the end of the opponent’s turn', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, line: [{ id: 'aemberfin-shark', power: 3 }] },
      foe: foeHouses,
    });
    t.me.end();
    t.foe.house('dis').end();
    t.expect({ me: { aember: 1, line: [{ id: 'aemberfin-shark', power: 2 }] }, foe: { aember: 1 } });
  });

  it('gives nobody anything when it has no counter left', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, line: ['aemberfin-shark'] },
      foe: foeHouses,
    });
    t.me.end();
    t.expect({ me: { aember: 0, line: ['aemberfin-shark'] }, foe: { aember: 0 } });
  });

  it('gives the æmber also when it dies for want of the counter', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, line: [{ id: 'aemberfin-shark', power: 1, damage: 3 }] },
      foe: foeHouses,
    });
    t.me.end();
    t.expect({ me: { aember: 1, line: [], discard: ['aemberfin-shark'] }, foe: { aember: 1 } });
  });
});
