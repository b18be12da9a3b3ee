import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('benny', () => {
  it('readies each other Martian creature, on either side', () => {
    const t = table({
      me: { house: 'mars', line: ['benny', used('glylyx-weaponsmith'), used('zorg')] },
      foe: { line: [used('glylyx-weaponsmith'), used('kelpminder')] },
    });
    t.me.reap('benny');
    t.expect({
      me: { aember: 1, line: [used('benny'), 'glylyx-weaponsmith', used('zorg')] },
      foe: { line: ['glylyx-weaponsmith', used('kelpminder')] },
    });
  });

  it('is purged when it is destroyed without another friendly Mars creature', () => {
    const t = table({ me: { house: 'mars', line: ['benny', 'infomorph'] }, foe: { line: ['glylyx-weaponsmith'] } });
    t.me.fight('benny', 'glylyx-weaponsmith');
    t.expect({
      me: { line: ['infomorph'], discard: [], purged: ['benny'] },
      foe: { line: [{ id: 'glylyx-weaponsmith', damage: 1 }] },
    });
    const u = table({ me: { house: 'mars', line: ['benny', 'zorg'] }, foe: { line: ['glylyx-weaponsmith'] } });
    u.me.fight('benny', 'glylyx-weaponsmith');
    u.expect({
      me: { line: ['zorg'], discard: ['benny'], purged: [] },
      foe: { line: [{ id: 'glylyx-weaponsmith', damage: 1 }] },
    });
  });
});
