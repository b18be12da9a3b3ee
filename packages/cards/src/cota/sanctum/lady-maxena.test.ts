import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('lady-maxena', () => {
  it('stuns a creature when it is played', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['lady-maxena'], line: ['mother'] },
      foe: { line: ['tocsin', 'shooler'] },
    });
    t.me.play('lady-maxena', 'right').choose('tocsin');
    t.expect({
      me: { line: ['mother', { id: 'lady-maxena', exhausted: true }] },
      foe: { line: [{ id: 'tocsin', stunned: true }, 'shooler'] },
    });
  });

  it('stuns itself where it is alone', () => {
    const t = table({ me: { house: 'sanctum', hand: ['lady-maxena'] }, foe: {} });
    t.me.play('lady-maxena');
    t.expect({ me: { line: [{ id: 'lady-maxena', exhausted: true, stunned: true }] } });
  });

  it('returns itself to hand by its Action, without what it carried', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['terms-of-redress'],
        line: ['mother', { id: 'lady-maxena', damage: 3, aember: 2, upgrades: ['protect-the-weak'] }],
      },
      foe: { line: ['tocsin'], aember: 1 },
    });
    t.me.action('lady-maxena');
    t.expect({
      me: { hand: ['terms-of-redress', 'lady-maxena'], line: ['mother'], discard: ['protect-the-weak'], aember: 0 },
      foe: { line: ['tocsin'], aember: 3 },
    });
  });

  it('may be played again in the same turn', () => {
    const t = table({ me: { house: 'sanctum', line: ['lady-maxena'] }, foe: { line: ['tocsin'] } });
    t.me.action('lady-maxena').play('lady-maxena').choose('tocsin');
    t.expect({
      me: { hand: [], line: [{ id: 'lady-maxena', exhausted: true }] },
      foe: { line: [{ id: 'tocsin', stunned: true }] },
    });
  });

  it('has 2 armor', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'] }, foe: { line: ['lady-maxena'] } });
    t.me.play('punch');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'lady-maxena', damage: 1 }] } });
  });
});
