import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('jarl-svend', () => {
  it('makes a token creature for an enemy creature that is destroyed fighting it', () => {
    const t = table({
      me: { house: 'brobnar', line: ['jarl-svend'], deck: ['mother'], beside: ['warrior'] },
      foe: { line: ['bumpsy'] },
    });
    t.me.fight('jarl-svend', 'bumpsy').flank('left');
    t.expect({
      me: {
        line: [
          { id: 'mother', token: 'warrior', exhausted: true },
          { id: 'jarl-svend', damage: 5, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('also where it was attacked, and not where it dies in that fight', () => {
    const t = table({
      me: {
        houses: ['brobnar'],
        house: 'brobnar',
        line: ['jarl-svend'],
        deck: ['mother', 'mother', 'mother', 'mother', 'mother', 'mother', 'dextre'],
        beside: ['warrior'],
      },
      foe: { houses: ['brobnar'], line: ['bumpsy'] },
    });
    t.me.end();
    t.foe.fight('bumpsy', 'jarl-svend').flank('right');
    t.expect({
      me: {
        line: [
          { id: 'jarl-svend', damage: 5 },
          { id: 'dextre', token: 'warrior', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
    const u = table({
      me: { house: 'brobnar', line: [{ id: 'jarl-svend', damage: 3 }], deck: ['mother'], beside: ['warrior'] },
      foe: { line: ['bumpsy'] },
    });
    u.me.fight('jarl-svend', 'bumpsy');
    u.expect({ me: { line: [], deck: ['mother'] }, foe: { line: [] } });
  });
});
