import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('clawcloak-swipe', () => {
  it('ruling clawcloak-swipe/excess: the chosen creature captures as much as the opponent has creatures more', () => {
    const t = table({
      me: { house: 'ouboros', hand: ['clawcloak-swipe'], line: ['troll', 'krump'] },
      foe: { aember: 5, line: ['mother', 'valdr', 'batdrone', 'shooler'] },
    });
    t.me.play('clawcloak-swipe').choose('krump');
    t.expect({
      me: { aember: 1, line: ['troll', { id: 'krump', aember: 2 }] },
      foe: { aember: 3, line: ['mother', 'valdr', 'batdrone', 'shooler'] },
    });
  });

  it('captures nothing unless its player is overwhelmed', () => {
    const t = table({
      me: { house: 'ouboros', hand: ['clawcloak-swipe'], line: ['troll'] },
      foe: { aember: 5, line: ['mother'] },
    });
    t.me.play('clawcloak-swipe');
    t.expect({ me: { aember: 1, line: ['troll'] }, foe: { aember: 5, line: ['mother'] } });
  });

  it('captures nothing without a friendly creature', () => {
    const t = table({ me: { house: 'ouboros', hand: ['clawcloak-swipe'] }, foe: { aember: 5, line: ['mother'] } });
    t.me.play('clawcloak-swipe');
    t.expect({ me: { aember: 1 }, foe: { aember: 5, line: ['mother'] } });
  });
});
