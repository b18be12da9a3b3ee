import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('crim-torchtooth', () => {
  it('splashes 4 on the neighbors of the creature that it attacks, and enrages its own neighbors', () => {
    const t = table({
      me: { house: 'brobnar', line: ['mother', 'crim-torchtooth', 'bumpsy', 'troll'] },
      foe: { line: ['troll', 'dextre', 'mother'] },
    });
    t.me.fight('crim-torchtooth', 'dextre');
    t.expect({
      me: {
        line: [
          { id: 'mother', enraged: true },
          { id: 'crim-torchtooth', damage: 3, exhausted: true },
          { id: 'bumpsy', enraged: true },
          'troll',
        ],
      },
      foe: {
        line: [
          { id: 'troll', damage: 4 },
          { id: 'mother', damage: 4 },
        ],
        deck: ['dextre'],
      },
    });
  });

  it('enrages nobody where it dies, or stands alone', () => {
    const t = table({ me: { house: 'brobnar', line: ['crim-torchtooth', 'bumpsy'] }, foe: { line: ['troll'] } });
    t.me.fight('crim-torchtooth', 'troll');
    t.expect({ me: { line: ['bumpsy'] }, foe: { line: [{ id: 'troll', damage: 7 }] } });
    const u = table({ me: { house: 'brobnar', line: ['crim-torchtooth'] }, foe: { line: ['mother'] } });
    u.me.fight('crim-torchtooth', 'mother');
    u.expect({ me: { line: [{ id: 'crim-torchtooth', damage: 5, exhausted: true }] }, foe: { line: [] } });
  });
});
