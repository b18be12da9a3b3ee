import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('aemberfin-shark-evil-twin', () => {
  it('costs each player 1 æmber at the end of its controller’s turn, and gets a counter for each', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, aember: 3, line: ['aemberfin-shark-evil-twin'] },
      foe: { ...foeHouses, aember: 2 },
    });
    t.me.end();
    t.expect({ me: { aember: 2, line: [{ id: 'aemberfin-shark-evil-twin', power: 2 }] }, foe: { aember: 1 } });
  });

  it.each([
    { mine: 0, theirs: 2, counters: 1 },
    { mine: 2, theirs: 0, counters: 1 },
    { mine: 0, theirs: 0, counters: 0 },
  ])('ruling aemberfin-shark-evil-twin/nothing-to-lose: of $mine and $theirs æmber it gets $counters', (p) => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, aember: p.mine, line: ['aemberfin-shark-evil-twin'] },
      foe: { ...foeHouses, aember: p.theirs },
    });
    t.me.end();
    t.expect({
      me: { aember: Math.max(0, p.mine - 1), line: [{ id: 'aemberfin-shark-evil-twin', power: p.counters }] },
      foe: { aember: Math.max(0, p.theirs - 1) },
    });
  });

  it('ruling aemberfin-shark-evil-twin/nothing-to-lose: does nothing at the end of the opponent’s turn', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, aember: 3, line: ['aemberfin-shark-evil-twin'] },
      foe: { ...foeHouses, aember: 3 },
    });
    t.me.end();
    t.foe.house('dis').end();
    t.expect({ me: { aember: 2, line: [{ id: 'aemberfin-shark-evil-twin', power: 2 }] }, foe: { aember: 2 } });
  });

  it('has none of the counters that the good one enters play with', () => {
    const t = table({ me: { house: 'untamed', hand: ['aemberfin-shark-evil-twin'] }, foe: {} });
    t.me.play('aemberfin-shark-evil-twin');
    t.expect({ me: { line: [{ id: 'aemberfin-shark-evil-twin', exhausted: true }] } });
  });
});
