import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('subdue', () => {
  it('deals 1 damage to a creature and stuns it', () => {
    const t = table({ me: { house: 'star-alliance', hand: ['subdue'] }, foe: { line: ['troll', 'mother'] } });
    t.me.play('subdue').choose('troll');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'troll', damage: 1, stunned: true }, 'mother'] } });
  });

  it('stuns also a creature whose armor or ward takes the damage', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['subdue', 'subdue'] },
      foe: { line: ['bulwark', { id: 'mother', warded: true }] },
    });
    t.me.play('subdue').choose('bulwark').play('subdue').choose('mother');
    t.expect({
      me: { aember: 2 },
      foe: {
        line: [
          { id: 'bulwark', stunned: true },
          { id: 'mother', stunned: true },
        ],
      },
    });
  });

  it('may take a friendly creature, and destroys one of 1 power', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['subdue', 'subdue'], line: ['kartanoo', 'away-team'] },
      foe: { line: ['troll'] },
    });
    t.me.play('subdue').choose('kartanoo').play('subdue').choose('away-team');
    t.expect({
      me: {
        aember: 2,
        discard: ['subdue', 'subdue', 'kartanoo'],
        line: [{ id: 'away-team', damage: 1, stunned: true }],
      },
      foe: { line: ['troll'] },
    });
  });

  it('gives only its bonus where there is no creature', () => {
    const t = table({ me: { house: 'star-alliance', hand: ['subdue'] }, foe: {} });
    t.me.play('subdue');
    t.expect({ me: { aember: 1, discard: ['subdue'] } });
  });
});
