import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('light-of-the-archons', () => {
  it('gives 1 power and 1 armor for each upgrade on its creature, itself among them', () => {
    const t = table({
      me: { house: 'brobnar', line: ['krump'] },
      foe: { line: [{ id: 'mother', upgrades: ['light-of-the-archons', 'stunner'] }] },
    });
    t.me.fight('krump', 'mother');
    t.expect({
      me: { line: [] },
      foe: { line: [{ id: 'mother', damage: 4, upgrades: ['light-of-the-archons', 'stunner'] }] },
    });
  });

  it('counts no upgrades on other creatures', () => {
    const t = table({
      me: { house: 'brobnar', line: ['krump', { id: 'bumpsy', upgrades: ['stunner'] }] },
      foe: { line: [{ id: 'dextre', upgrades: ['light-of-the-archons'] }] },
    });
    t.me.fight('krump', 'dextre');
    t.expect({
      me: {
        line: [
          { id: 'krump', damage: 4, exhausted: true },
          { id: 'bumpsy', upgrades: ['stunner'] },
        ],
      },
      foe: { line: [] },
    });
  });
});
