import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('slayer', () => {
  it('is destroyed as soon as there is no enemy creature', () => {
    const t = table({ me: { house: 'dis', hand: ['slayer'] }, foe: {} });
    t.me.play('slayer');
    t.expect({ me: { line: [], discard: ['slayer'] } });
    const last = table({ me: { house: 'dis', line: ['slayer'] }, foe: { line: ['dust-pixie'] } });
    last.me.fight('slayer', 'dust-pixie');
    last.expect({ me: { line: [], discard: ['slayer'] }, foe: { line: [], discard: ['dust-pixie'] } });
  });

  it('stays with one, however many friendly creatures there are', () => {
    const t = table({ me: { house: 'dis', hand: ['slayer'], line: ['shooler'] }, foe: { line: ['mother'] } });
    t.me.play('slayer', 'right');
    t.expect({ me: { line: ['shooler', { id: 'slayer', exhausted: true }] }, foe: { line: ['mother'] } });
  });

  it('has skirmish and splash-attack 3', () => {
    const t = table({ me: { house: 'dis', line: ['slayer'] }, foe: { line: ['troll', 'mother', 'valdr'] } });
    t.me.fight('slayer', 'mother');
    t.expect({
      me: { line: [{ id: 'slayer', exhausted: true }] },
      foe: {
        line: [
          { id: 'troll', damage: 3 },
          { id: 'mother', damage: 3 },
          { id: 'valdr', damage: 3 },
        ],
      },
    });
  });

  it('loses a ward first', () => {
    const t = table({
      me: { house: 'dis', line: [{ id: 'slayer', warded: true }, 'troll'] },
      foe: { line: ['dust-pixie'] },
    });
    t.me.fight('slayer', 'dust-pixie');
    t.expect({ me: { line: ['troll'], discard: ['slayer'] }, foe: { line: [] } });
  });
});
