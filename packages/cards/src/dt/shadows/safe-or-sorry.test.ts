import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('safe-or-sorry', () => {
  it('archives any number of friendly creatures', () => {
    const t = table({
      me: { house: 'shadows', hand: ['safe-or-sorry'], line: ['umbra', 'dodger', 'troll'] },
      foe: { line: ['krump'] },
    });
    t.me.play('safe-or-sorry').choose('Archive friendly creatures').choose('umbra', 'troll').done();
    t.expect({ me: { archives: ['umbra', 'troll'], line: ['dodger'] }, foe: { line: ['krump'] } });
  });

  it('archives none, if one likes', () => {
    const t = table({ me: { house: 'shadows', hand: ['safe-or-sorry'], line: ['umbra', 'dodger'] }, foe: {} });
    t.me.play('safe-or-sorry').choose('Archive friendly creatures').done();
    t.expect({ me: { archives: [], line: ['umbra', 'dodger'] } });
  });

  it('archives a creature of another owner for that owner, and only takes the ward off a warded one', () => {
    const t = table({
      me: {
        house: 'shadows',
        hand: ['safe-or-sorry'],
        line: [
          { id: 'krump', owner: 1 },
          { id: 'umbra', warded: true },
        ],
      },
      foe: {},
    });
    t.me.play('safe-or-sorry').choose('Archive friendly creatures').choose('krump', 'umbra');
    t.expect({ me: { archives: [], line: ['umbra'] }, foe: { archives: ['krump'] } });
  });

  it('or deals as much damage to a creature as the opponent has æmber', () => {
    const t = table({
      me: { house: 'shadows', aember: 1, hand: ['safe-or-sorry'], line: ['umbra'] },
      foe: { aember: 4, line: ['troll', 'bulwark'] },
    });
    t.me.play('safe-or-sorry').choose('Deal damage').choose('bulwark');
    t.expect({ me: { aember: 1, line: ['umbra'] }, foe: { aember: 4, line: ['troll', { id: 'bulwark', damage: 2 }] } });
  });

  it('deals nothing where they have none', () => {
    const t = table({
      me: { house: 'shadows', aember: 3, hand: ['safe-or-sorry'] },
      foe: { line: ['troll', 'krump'] },
    });
    t.me.play('safe-or-sorry').choose('Deal damage');
    t.expect({ me: { aember: 3 }, foe: { line: ['troll', 'krump'] } });
  });
});
