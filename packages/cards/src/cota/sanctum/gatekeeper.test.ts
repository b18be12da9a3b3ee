import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('gatekeeper', () => {
  it.each([
    { theirs: 5, captured: 0 },
    { theirs: 6, captured: 0 },
    { theirs: 7, captured: 2 },
    { theirs: 8, captured: 3 },
    { theirs: 15, captured: 10 },
  ])('captures $captured of $theirs', ({ theirs, captured }) => {
    const t = table({ me: { house: 'sanctum', hand: ['gatekeeper'] }, foe: { aember: theirs } });
    t.me.play('gatekeeper');
    t.expect({
      me: { aember: 0, line: [{ id: 'gatekeeper', aember: captured, exhausted: true }] },
      foe: { aember: theirs - captured },
    });
  });

  it('looks at the pool of the opponent only', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['gatekeeper'], aember: 9 },
      foe: { aember: 4, line: [{ id: 'tocsin', aember: 6 }] },
    });
    t.me.play('gatekeeper');
    t.expect({
      me: { aember: 9, line: [{ id: 'gatekeeper', exhausted: true }] },
      foe: { aember: 4, line: [{ id: 'tocsin', aember: 6 }] },
    });
  });

  it('has 1 armor, and gives all back when it leaves', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'punch'] },
      foe: { line: [{ id: 'gatekeeper', aember: 3 }] },
    });
    t.me.play('punch');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'gatekeeper', aember: 3, damage: 2 }] } });
    t.me.play('punch');
    t.expect({ me: { aember: 5 }, foe: { line: [] } });
  });
});
