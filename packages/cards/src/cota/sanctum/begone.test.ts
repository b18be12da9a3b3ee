import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('begone', () => {
  it('destroys each Dis creature of both players, and no other', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['begone'], line: ['tocsin', 'mother'] },
      foe: { line: ['shooler', 'valdr', 'charette'] },
    });
    t.me.play('begone').choose('Destroy each Dis creature');
    t.expect({
      me: { aember: 0, line: ['mother'], discard: ['begone', 'tocsin'] },
      foe: { line: ['valdr'] },
    });
  });

  it('gains 1 instead, and then destroys nothing', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['begone'], line: ['tocsin'] },
      foe: { line: ['shooler'] },
    });
    t.me.play('begone').choose('Gain 1 æmber');
    t.expect({ me: { aember: 1, line: ['tocsin'], discard: ['begone'] }, foe: { line: ['shooler'] } });
  });

  it('may be played to destroy where no Dis creature is, and then does nothing', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['begone'], line: ['mother'] },
      foe: { line: ['valdr'] },
    });
    t.me.play('begone').choose('Destroy each Dis creature');
    t.expect({ me: { aember: 0, line: ['mother'] }, foe: { line: ['valdr'] } });
  });

  it('goes by the house that a maverick has', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['begone'] },
      foe: { line: [{ id: 'tocsin', house: 'mars' }, { id: 'mother', house: 'dis' }, 'dust-imp'] },
    });
    t.me.play('begone').choose('Destroy each Dis creature');
    t.expect({ me: { aember: 0 }, foe: { aember: 2, line: ['tocsin'] } });
  });

  it('leaves a Dis creature whose Destroyed: ability saves it', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['begone'] },
      foe: { line: [{ id: 'tocsin', damage: 1, upgrades: ['armageddon-cloak'] }, 'shooler'] },
    });
    t.me.play('begone').choose('Destroy each Dis creature');
    t.expect({ foe: { line: ['tocsin'] } });
  });

  it('only takes the ward of a Dis creature that has one', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['begone'] },
      foe: { line: [{ id: 'tocsin', warded: true }, 'shooler'] },
    });
    t.me.play('begone').choose('Destroy each Dis creature');
    t.expect({ foe: { line: ['tocsin'] } });
  });
});
