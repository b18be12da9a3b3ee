import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const used = { exhausted: true };

describe('grizzled-wyvern', () => {
  it('captures 6 from any combination of players, as its player likes', () => {
    const t = table({ me: { house: 'brobnar', hand: ['grizzled-wyvern'], aember: 4 }, foe: { aember: 5 } });
    t.me.play('grizzled-wyvern').choose(3);
    t.expect({ me: { aember: 1, line: [{ id: 'grizzled-wyvern', aember: 6, ...used }] }, foe: { aember: 2 } });
    const u = table({ me: { house: 'brobnar', hand: ['grizzled-wyvern'], aember: 4 }, foe: { aember: 5 } });
    u.me.play('grizzled-wyvern');
    expect(u.options()).toEqual(['2', '3', '4', '5']);
  });

  it('takes all from the opponent where its player has none', () => {
    const t = table({ me: { house: 'brobnar', hand: ['grizzled-wyvern'] }, foe: { aember: 7 } });
    t.me.play('grizzled-wyvern');
    t.expect({ me: { aember: 0, line: [{ id: 'grizzled-wyvern', aember: 6, ...used }] }, foe: { aember: 1 } });
  });

  it('is destroyed with fewer than 6, so that the opponent has the æmber', () => {
    const t = table({ me: { house: 'brobnar', hand: ['grizzled-wyvern'], aember: 2 }, foe: { aember: 3 } });
    t.me.play('grizzled-wyvern');
    t.expect({ me: { aember: 0, line: [], discard: ['grizzled-wyvern'] }, foe: { aember: 5 } });
  });

  it('is destroyed where there is nothing to capture', () => {
    const t = table({ me: { house: 'brobnar', hand: ['grizzled-wyvern'] }, foe: {} });
    t.me.play('grizzled-wyvern');
    t.expect({ me: { line: [], discard: ['grizzled-wyvern'] }, foe: { aember: 0 } });
  });
});
