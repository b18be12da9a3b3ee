import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('groupthink-tank', () => {
  it('deals 4 to each creature that shares a house with a neighbor, on both sides', () => {
    const t = table({
      me: { house: 'logos', line: ['groupthink-tank', 'mother', 'tocsin'] },
      foe: { line: ['troll', 'krump', 'tocsin', 'bumpsy'] },
    });
    t.me.action('groupthink-tank');
    t.expect({
      me: { line: [{ id: 'groupthink-tank', damage: 1, exhausted: true }, { id: 'mother', damage: 4 }, 'tocsin'] },
      foe: { line: [{ id: 'troll', damage: 4 }, { id: 'krump', damage: 4 }, 'tocsin', 'bumpsy'] },
    });
  });

  it('spares creatures whose neighbors are all of other houses', () => {
    const t = table({
      me: { house: 'logos', line: ['groupthink-tank', 'tocsin'] },
      foe: { line: ['bumpsy', 'mother', 'krump'] },
    });
    t.me.action('groupthink-tank');
    t.expect({
      me: { line: [{ id: 'groupthink-tank', exhausted: true }, 'tocsin'] },
      foe: { line: ['bumpsy', 'mother', 'krump'] },
    });
  });
});
