import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foretold, isActive } from '../../testing/prophecies.ts';

describe('it-only-gets-worse', () => {
  it('is fulfilled after the opponent steals from me, however much', () => {
    const t = foretold('it-only-gets-worse', { house: 'shadows', hand: ['urchin'] }, { aember: 2 });
    t.foe.play('urchin');
    t.expect({
      me: { aember: 1, discard: ['punch'], beside: ['it-only-gets-worse'] },
      foe: { aember: 1, line: [{ id: 'urchin', exhausted: true }] },
    });
  });

  it('is not fulfilled where there is nothing to steal, nor by my own theft', () => {
    const t = foretold(
      'it-only-gets-worse',
      { house: 'shadows', hand: ['urchin'] },
      { houses: ['brobnar', 'shadows', 'logos'], hand: ['urchin'] },
    );
    t.foe.play('urchin').end();
    expect(isActive(t)).toBe(true);
    t.me.house('shadows').play('urchin');
    expect(isActive(t)).toBe(true);
  });
});
