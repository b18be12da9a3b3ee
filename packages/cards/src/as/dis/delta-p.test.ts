import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('delta-p', () => {
  it('destroys an enemy creature, and again as long as the opponent controls more', () => {
    const t = table({
      me: { house: 'dis', hand: ['delta-p'], line: ['shooler'] },
      foe: { line: ['mother', 'valdr', 'troll', 'batdrone'] },
    });
    t.me.play('delta-p').choose('mother', 'troll', 'valdr');
    t.expect({
      me: { aember: 1, line: ['shooler'] },
      foe: { line: ['batdrone'], discard: ['valdr', 'troll', 'mother'] },
    });
  });

  it('stops where there are as many on both sides', () => {
    const t = table({
      me: { house: 'dis', hand: ['delta-p'], line: ['shooler', 'shooler'] },
      foe: { line: ['mother', 'valdr', 'troll'] },
    });
    t.me.play('delta-p').choose('troll');
    t.expect({ me: { line: ['shooler', 'shooler'] }, foe: { line: ['mother', 'valdr'] } });
  });

  it('needs no more creatures over there for the first one', () => {
    const t = table({
      me: { house: 'dis', hand: ['delta-p'], line: ['shooler', 'shooler'] },
      foe: { line: ['mother'] },
    });
    t.me.play('delta-p');
    t.expect({ me: { line: ['shooler', 'shooler'] }, foe: { line: [] } });
  });

  it('is repeated also where a ward saved the creature', () => {
    const t = table({
      me: { house: 'dis', hand: ['delta-p'], line: ['shooler'] },
      foe: { line: [{ id: 'mother', warded: true }, 'valdr'] },
    });
    t.me.play('delta-p').choose('mother', 'valdr');
    t.expect({ me: { line: ['shooler'] }, foe: { line: ['mother'] } });
  });

  it('ends where it destroys nothing', () => {
    const immortal = { id: 'troll', upgrades: [{ id: 'ghostform', house: 'dis' }] } as const;
    const t = table({ me: { house: 'dis', hand: ['delta-p'] }, foe: { line: [immortal] } });
    t.me.play('delta-p');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'troll', upgrades: ['ghostform'] }] } });
  });

  it('without an enemy creature does nothing', () => {
    const t = table({ me: { house: 'dis', hand: ['delta-p'], line: ['shooler'] } });
    t.me.play('delta-p');
    t.expect({ me: { aember: 1, line: ['shooler'] } });
  });
});
