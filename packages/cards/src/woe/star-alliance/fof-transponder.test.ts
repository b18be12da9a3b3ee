import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('fof-transponder', () => {
  const foe = { beside: ['grunt'], deck: ['mother'] } as const;

  it('makes a token creature as its creature is destroyed, and goes to that', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { ...foe, line: [{ id: 'bumpsy', upgrades: ['fof-transponder'] }] },
    });
    t.me.fight('troll', 'bumpsy').flank('right');
    t.expect({
      me: { line: [{ id: 'troll', exhausted: true, damage: 5 }] },
      foe: {
        line: [{ id: 'mother', token: 'grunt', exhausted: true, upgrades: ['fof-transponder'] }],
        discard: ['bumpsy'],
      },
    });
  });

  it('goes with its creature where no token creature can be made', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: [{ id: 'bumpsy', upgrades: ['fof-transponder'] }], deck: ['mother'] },
    });
    t.me.fight('troll', 'bumpsy');
    t.expect({
      me: { line: [{ id: 'troll', exhausted: true, damage: 5 }] },
      foe: { line: [], deck: ['mother'], discard: ['bumpsy', 'fof-transponder'] },
    });
  });
});
