import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('hammer-gram', () => {
  it('deals 3 damage to a creature and stuns it', () => {
    const t = table({ me: { house: 'sanctum', hand: ['hammer-gram'] }, foe: { line: ['krump', 'troll'] } });
    t.me.play('hammer-gram').choose('krump');
    t.expect({ foe: { line: [{ id: 'krump', damage: 3, stunned: true }, 'troll'] } });
  });

  it('stuns also where armor or a ward took the damage', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['hammer-gram', 'hammer-gram'] },
      foe: {
        line: [
          { id: 'staunch-knight', upgrades: ['protect-the-weak'] },
          { id: 'silvertooth', warded: true },
        ],
      },
    });
    t.me.play('hammer-gram').choose('staunch-knight').play('hammer-gram').choose('silvertooth');
    t.expect({
      foe: {
        line: [
          { id: 'staunch-knight', stunned: true, upgrades: ['protect-the-weak'] },
          { id: 'silvertooth', stunned: true },
        ],
      },
    });
  });

  it('one that dies of it is gone, and nothing else is stunned', () => {
    const t = table({ me: { house: 'sanctum', hand: ['hammer-gram'] }, foe: { line: ['tocsin', 'troll'] } });
    t.me.play('hammer-gram').choose('tocsin');
    t.expect({ foe: { line: ['troll'], discard: ['tocsin'] } });
  });

  it('must take a friendly creature where there is no other, and does nothing without any', () => {
    const own = table({ me: { house: 'sanctum', hand: ['hammer-gram'], line: ['krump'] }, foe: {} });
    own.me.play('hammer-gram');
    own.expect({ me: { line: [{ id: 'krump', damage: 3, stunned: true }] } });
    const none = table({ me: { house: 'sanctum', hand: ['hammer-gram'] }, foe: {} });
    none.me.play('hammer-gram');
    none.expect({ me: { discard: ['hammer-gram'] } });
  });
});
