import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const mancer = { id: 'infomancer', house: 'logos' } as const;

describe('infomancer', () => {
  it('grafts an action of the hand when it is played, and no other card', () => {
    const t = table({ me: { house: 'logos', hand: [mancer, 'anger', 'troll'] }, foe: {} });
    t.me.play('infomancer');
    t.expect({ me: { hand: ['troll'], line: [{ ...mancer, exhausted: true, under: ['anger'] }] } });
  });

  it('resolves the Play: ability of that action after it reaps, without its icons', () => {
    const t = table({
      me: { house: 'logos', line: [{ ...mancer, under: ['poison-wave'] }] },
      foe: { line: ['urchin', 'troll'] },
    });
    t.me.reap('infomancer');
    t.expect({
      me: { aember: 1, line: [{ ...mancer, damage: 2, exhausted: true, under: ['poison-wave'] }] },
      foe: { line: [{ id: 'troll', damage: 2 }] },
    });
  });

  it('does nothing without an action', () => {
    const t = table({ me: { house: 'logos', hand: [mancer, 'troll'] }, foe: {} });
    t.me.play('infomancer');
    t.expect({ me: { hand: ['troll'], line: [{ ...mancer, exhausted: true }] } });
    const bare = table({ me: { house: 'logos', line: [mancer] }, foe: {} });
    bare.me.reap('infomancer');
    bare.expect({ me: { aember: 1, line: [{ ...mancer, exhausted: true }] } });
  });
});
