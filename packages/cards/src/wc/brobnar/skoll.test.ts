import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('skoll', () => {
  it('gives a friendly creature a +1 power counter when its assault destroys an enemy creature', () => {
    const t = table({ me: { house: 'brobnar', line: ['skoll', 'troll'] }, foe: { line: ['tocsin', 'mother'] } });
    t.me.fight('skoll', 'tocsin').choose('troll');
    t.expect({
      me: {
        line: [
          { id: 'skoll', exhausted: true },
          { id: 'troll', power: 1 },
        ],
      },
      foe: { line: ['mother'] },
    });
  });

  it('gives none where the fight destroys it, or a ward takes the assault', () => {
    const t = table({ me: { house: 'brobnar', line: ['skoll', 'troll'] }, foe: { line: ['mother', 'krump'] } });
    t.me.fight('skoll', 'mother');
    t.expect({ me: { line: ['troll'] }, foe: { line: ['krump'] } });
    const u = table({
      me: { house: 'brobnar', line: [{ id: 'skoll', power: 3 }] },
      foe: { line: [{ id: 'tocsin', warded: true }] },
    });
    u.me.fight('skoll', 'tocsin');
    u.expect({ me: { line: [{ id: 'skoll', power: 3, damage: 3, exhausted: true }] }, foe: { line: [] } });
  });

  it('gives none for the assault of another creature', () => {
    const t = table({ me: { house: 'brobnar', line: ['skoll', 'shorty'] }, foe: { line: ['tocsin'] } });
    t.me.fight('shorty', 'tocsin');
    t.expect({ me: { line: ['skoll', { id: 'shorty', exhausted: true }] }, foe: { line: [] } });
  });
});
