import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('hecatomb', () => {
  it('destroys each Dis creature and no other, and pays each player for the own ones', () => {
    const t = table({
      me: { house: 'dis', hand: ['hecatomb'], line: ['tocsin', 'mother', 'shooler'] },
      foe: { line: ['charette', 'dodger'] },
    });
    t.me.play('hecatomb');
    t.expect({
      me: { aember: 3, line: ['mother'], discard: ['hecatomb', 'shooler', 'tocsin'] },
      foe: { aember: 1, line: ['dodger'], discard: ['charette'] },
    });
  });

  it('pays the controller, not the owner', () => {
    const t = table({
      me: { house: 'dis', hand: ['hecatomb'], line: [{ id: 'tocsin', owner: 1 }] },
      foe: {},
    });
    t.me.play('hecatomb');
    t.expect({ me: { aember: 2, line: [], discard: ['hecatomb'] }, foe: { aember: 0, discard: ['tocsin'] } });
  });

  it('pays for no creature that a ward or a Cloak saved', () => {
    const t = table({
      me: { house: 'dis', hand: ['hecatomb'], line: [{ id: 'tocsin', warded: true }] },
      foe: { line: [{ id: 'shooler', upgrades: ['armageddon-cloak'] }, 'charette'] },
    });
    t.me.play('hecatomb');
    t.expect({
      me: { aember: 1, line: ['tocsin'] },
      foe: { aember: 1, line: ['shooler'], discard: ['armageddon-cloak', 'charette'] },
    });
  });

  it('pays besides what Destroyed: abilities give', () => {
    const t = table({ me: { house: 'dis', hand: ['hecatomb'] }, foe: { line: ['dust-imp'] } });
    t.me.play('hecatomb');
    t.expect({ me: { aember: 1 }, foe: { aember: 3, line: [] } });
  });

  it('knows a maverick by the house that is on it', () => {
    const t = table({
      me: { house: 'dis', hand: ['hecatomb'], line: [{ id: 'mother', house: 'dis' }] },
      foe: { line: [{ id: 'tocsin', house: 'logos' }] },
    });
    t.me.play('hecatomb');
    t.expect({ me: { aember: 2, line: [] }, foe: { aember: 0, line: ['tocsin'] } });
  });

  it('pays nobody where there is no Dis creature', () => {
    const t = table({ me: { house: 'dis', hand: ['hecatomb'], line: ['mother'] }, foe: { line: ['dodger'] } });
    t.me.play('hecatomb');
    t.expect({ me: { aember: 1, line: ['mother'] }, foe: { aember: 0, line: ['dodger'] } });
  });
});
