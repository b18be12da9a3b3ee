import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('flame-wreathed', () => {
  it('makes its creature stronger by 2', () => {
    const t = table({
      me: { house: 'dis', hand: ['flame-wreathed', 'gongoozle'], line: [{ id: 'tocsin', damage: 1 }] },
      foe: {},
    });
    t.me.play('flame-wreathed').play('gongoozle');
    t.expect({ me: { aember: 2, line: [{ id: 'tocsin', damage: 4, upgrades: ['flame-wreathed'] }] } });
  });

  it('deals 2 damage to an attacker before the fight', () => {
    const t = table({
      me: { house: 'dis', line: ['shooler'] },
      foe: { line: [{ id: 'urchin', upgrades: ['flame-wreathed'] }] },
    });
    t.me.fight('shooler', 'urchin');
    t.expect({
      me: { line: [{ id: 'shooler', damage: 2, exhausted: true }] },
      foe: { line: [{ id: 'urchin', upgrades: ['flame-wreathed'] }] },
    });
  });

  it('ends the fight where that destroys the attacker', () => {
    const t = table({
      me: { house: 'dis', line: ['dust-imp'] },
      foe: { line: [{ id: 'mother', upgrades: ['flame-wreathed'] }] },
    });
    t.me.fight('dust-imp', 'mother');
    t.expect({ me: { aember: 2, line: [] }, foe: { line: [{ id: 'mother', upgrades: ['flame-wreathed'] }] } });
  });

  it('deals none when its creature attacks', () => {
    const t = table({
      me: { house: 'dis', line: [{ id: 'tocsin', upgrades: ['flame-wreathed'] }] },
      foe: { line: ['pitlord'] },
    });
    t.me.fight('tocsin', 'pitlord');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'pitlord', damage: 5 }] } });
  });

  it('adds up with another copy', () => {
    const t = table({
      me: { house: 'untamed', line: ['snufflegator'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['flame-wreathed', 'flame-wreathed'] }] },
    });
    t.me.fight('snufflegator', 'tocsin');
    t.expect({
      me: { line: [] },
      foe: { line: [{ id: 'tocsin', upgrades: ['flame-wreathed', 'flame-wreathed'] }] },
    });
  });

  it('is discarded with its creature', () => {
    const t = table({
      me: { house: 'dis', hand: ['gongoozle'] },
      foe: { line: [{ id: 'urchin', upgrades: ['flame-wreathed'] }, 'mother'] },
    });
    t.me.play('gongoozle').choose('urchin');
    t.expect({ foe: { line: ['mother'], discard: ['urchin', 'flame-wreathed'] } });
  });
});
