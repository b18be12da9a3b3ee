import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('hadron-collision', () => {
  it('removes a ward first, and then deals 3 damage', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['hadron-collision'] },
      foe: { line: [{ id: 'troll', warded: true }, 'mother'] },
    });
    t.me.play('hadron-collision').choose('troll');
    t.expect({ me: { aember: 0 }, foe: { line: [{ id: 'troll', damage: 3 }, 'mother'] } });
  });

  it('deals its damage past armor, which is not used up', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['hadron-collision', 'subdue'] },
      foe: { line: ['bulwark', 'mother'] },
    });
    t.me.play('hadron-collision').choose('bulwark').play('subdue').choose('bulwark');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'bulwark', damage: 3, stunned: true }, 'mother'] } });
  });

  it('may take a creature without a ward, also a friendly one', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['hadron-collision'], line: ['explo-rover', 'away-team'] },
      foe: { line: [{ id: 'troll', warded: true }] },
    });
    t.me.play('hadron-collision').choose('explo-rover');
    t.expect({
      me: { line: ['away-team'], discard: ['hadron-collision', 'explo-rover'] },
      foe: { line: [{ id: 'troll', warded: true }] },
    });
  });

  it('does nothing where there is no creature', () => {
    const t = table({ me: { house: 'star-alliance', hand: ['hadron-collision'] }, foe: {} });
    t.me.play('hadron-collision');
    t.expect({ me: { aember: 0, discard: ['hadron-collision'] } });
  });
});
