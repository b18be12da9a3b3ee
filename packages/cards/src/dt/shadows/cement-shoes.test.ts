import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('cement-shoes', () => {
  it('deals 2 to a creature and raises the tide where that destroys it', () => {
    const t = table({
      me: { house: 'shadows', hand: ['cement-shoes'], line: ['umbra'] },
      foe: { line: ['silvertooth', 'troll'] },
      tide: { highFor: 1 },
    });
    t.me.play('cement-shoes').choose('silvertooth');
    t.expect({ tide: { highFor: 0 }, me: { aember: 1, line: ['umbra'] }, foe: { line: ['troll'] } });
  });

  it('raises nothing where the creature lives', () => {
    const t = table({
      me: { house: 'shadows', hand: ['cement-shoes'] },
      foe: { line: ['troll'] },
      tide: { highFor: 1 },
    });
    t.me.play('cement-shoes');
    t.expect({ tide: { highFor: 1 }, me: { aember: 1 }, foe: { line: [{ id: 'troll', damage: 2 }] } });
  });

  it('raises nothing where a ward or armor saves the creature', () => {
    const t = table({
      me: { house: 'shadows', hand: ['cement-shoes', 'cement-shoes'] },
      foe: {
        line: [
          { id: 'silvertooth', warded: true },
          { id: 'bulwark', damage: 3 },
        ],
      },
      tide: { highFor: 1 },
    });
    t.me.play('cement-shoes').choose('silvertooth').play('cement-shoes').choose('bulwark');
    t.expect({ tide: { highFor: 1 }, me: { aember: 2 }, foe: { line: ['silvertooth', { id: 'bulwark', damage: 3 }] } });
  });

  it('may be spent on a friendly creature, and must be where there is no other', () => {
    const t = table({
      me: { house: 'shadows', hand: ['cement-shoes'], line: ['umbra'] },
      foe: {},
      tide: { highFor: 1 },
    });
    t.me.play('cement-shoes');
    t.expect({ tide: { highFor: 0 }, me: { aember: 1, line: [] } });
  });

  it('without a creature raises nothing', () => {
    const t = table({ me: { house: 'shadows', hand: ['cement-shoes'] }, foe: {}, tide: { highFor: 1 } });
    t.me.play('cement-shoes');
    t.expect({ tide: { highFor: 1 }, me: { aember: 1 } });
  });
});
