import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('terrordactyl', () => {
  it('enters play stunned', () => {
    const t = table({ me: { house: 'saurian', hand: ['terrordactyl'] }, foe: {} });
    t.me.play('terrordactyl');
    t.expect({ me: { line: [{ id: 'terrordactyl', stunned: true, exhausted: true }] } });
  });

  it('deals 4 to the neighbors of its target, and 4 to that', () => {
    const t = table({
      me: { house: 'saurian', line: ['terrordactyl'] },
      foe: { line: ['tocsin', 'troll', 'mother', 'krump'] },
    });
    t.me.fight('terrordactyl', 'troll');
    t.expect({
      me: { line: [{ id: 'terrordactyl', damage: 8, exhausted: true }] },
      foe: { line: [{ id: 'troll', damage: 4 }, { id: 'mother', damage: 4 }, 'krump'] },
    });
  });

  it('deals 4 back when it is attacked, and nothing to neighbors', () => {
    const t = table({ me: { house: 'brobnar', line: ['bumpsy', 'krump'] }, foe: { line: ['terrordactyl'] } });
    t.me.fight('krump', 'terrordactyl');
    t.expect({
      me: { line: ['bumpsy', { id: 'krump', damage: 4, exhausted: true }] },
      foe: { line: [{ id: 'terrordactyl', damage: 6 }] },
    });
  });
});
