import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('bryozoarch', () => {
  it('destroys the creature on its player’s left flank instead of the play effect of an action of the opponent', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: ['batdrone', 'mother', 'bryozoarch'] },
    });
    t.me.play('punch');
    t.expect({
      me: { aember: 1, discard: ['punch'] },
      foe: { line: ['mother', 'bryozoarch'], discard: ['batdrone'] },
    });
  });

  it('destroys itself where it stands there', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch', 'punch'] }, foe: { line: ['bryozoarch', 'troll'] } });
    t.me.play('punch#1').play('punch');
    t.expect({ me: { aember: 2 }, foe: { line: [{ id: 'troll', damage: 3 }], discard: ['bryozoarch'] } });
  });

  it('leaves actions without a play effect and other cards alone', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['virtuous-works', 'champion-anaphiel'] },
      foe: { line: ['batdrone', 'bryozoarch'] },
    });
    t.me.play('virtuous-works').play('champion-anaphiel');
    t.expect({
      me: { aember: 3, line: [{ id: 'champion-anaphiel', exhausted: true }] },
      foe: { line: ['batdrone', 'bryozoarch'] },
    });
  });

  it('leaves the actions of its own player alone', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['batdrone', 'bryozoarch'] },
      foe: { line: ['troll'] },
    });
    t.me.play('punch').choose('troll');
    t.expect({ me: { aember: 1, line: ['batdrone', 'bryozoarch'] }, foe: { line: [{ id: 'troll', damage: 3 }] } });
  });
});
