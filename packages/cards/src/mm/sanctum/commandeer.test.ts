import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('commandeer', () => {
  it('captures 1 with a friendly creature after each card that is played later this turn, and not after itself', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['commandeer', 'staunch-knight', 'call-to-action'],
        line: [{ id: 'mother', exhausted: true }],
      },
      foe: { aember: 4 },
    });
    t.me.play('commandeer');
    t.expect({ me: { aember: 1, line: [{ id: 'mother', exhausted: true }] }, foe: { aember: 4 } });
    t.me.play('call-to-action').order('call-to-action');
    t.me.play('staunch-knight').choose('staunch-knight');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'mother', aember: 1, exhausted: true },
          { id: 'staunch-knight', aember: 1, exhausted: true },
        ],
      },
      foe: { aember: 2 },
    });
  });

  it('a second one is another card for the first, and both work from then on', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['commandeer', 'commandeer', 'call-to-action'], line: ['bulwark'] },
      foe: { aember: 5 },
    });
    t.me.play('commandeer').play('commandeer').order('commandeer');
    t.expect({ me: { aember: 2, line: [{ id: 'bulwark', aember: 1 }] }, foe: { aember: 4 } });
    t.me.play('call-to-action').order('call-to-action');
    t.expect({ me: { aember: 2, line: [{ id: 'bulwark', aember: 3 }] }, foe: { aember: 2 } });
  });

  it('captures nothing without a friendly creature, and nothing for a discard', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['commandeer', 'call-to-action', 'bulwark'] },
      foe: { aember: 4, line: ['krump'] },
    });
    t.me.play('commandeer').play('call-to-action').order('call-to-action').discard('bulwark');
    t.expect({ me: { aember: 1, hand: [] }, foe: { aember: 4, line: ['krump'] } });
  });

  it('does nothing for the cards of the opponent, nor in a later turn', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['commandeer', 'call-to-action'], line: ['bulwark'] },
      foe: { aember: 4, houses: ['brobnar', 'dis', 'logos'], hand: ['blood-money'] },
    });
    t.me.play('commandeer').end();
    t.foe.house('brobnar').play('blood-money').end();
    t.me.play('call-to-action');
    t.expect({ me: { aember: 1, line: [{ id: 'bulwark', aember: 2 }] }, foe: { aember: 4 } });
  });
});
