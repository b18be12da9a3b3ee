import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('photic-raider', () => {
  it('captures 2 as it is played', () => {
    const t = table({ me: { house: 'unfathomable', hand: ['photic-raider'] }, foe: { aember: 3 } });
    t.me.play('photic-raider');
    t.expect({ me: { line: [{ id: 'photic-raider', exhausted: true, aember: 2 }] }, foe: { aember: 1 } });
  });

  it('fights with 6 power while the tide is high', () => {
    const t = table({
      tide: { highFor: 0 },
      me: { house: 'unfathomable', line: ['photic-raider'] },
      foe: { line: ['krump'] },
    });
    t.me.fight('photic-raider', 'krump');
    t.expect({ me: { line: [] }, foe: { line: [] } });
  });

  it('has 2 power while it is low or neutral', () => {
    const t = table({
      tide: { highFor: 1 },
      me: { house: 'unfathomable', line: ['photic-raider', 'photic-raider'] },
      foe: { line: ['krump', 'tocsin'] },
    });
    t.me.fight('photic-raider', 'krump');
    t.expect({ me: { line: ['photic-raider'] }, foe: { line: [{ id: 'krump', damage: 2 }, 'tocsin'] } });
    const neutral = table({ me: { house: 'unfathomable', line: ['photic-raider'] }, foe: { line: ['tocsin'] } });
    neutral.me.fight('photic-raider', 'tocsin');
    neutral.expect({ me: { line: [] }, foe: { line: [{ id: 'tocsin', damage: 2 }] } });
  });

  it('ruling photic-raider/turn-of-tide: damage that it bore kills it when the tide turns', () => {
    const t = table({
      tide: { highFor: 0 },
      me: { house: 'unfathomable', line: [{ id: 'photic-raider', damage: 3 }] },
      foe: { houses: ['unfathomable', 'logos', 'dis'], hand: ['pour-tal'] },
    });
    t.me.end();
    t.expect({ me: { line: [{ id: 'photic-raider', damage: 3 }] } });
    t.foe.house('unfathomable').play('pour-tal');
    t.expect({ tide: { highFor: 1 }, me: { line: [], discard: ['photic-raider'] } });
  });
});
