import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('galeatops', () => {
  it('deals 4 damage when it attacks', () => {
    const t = table({ me: { house: 'saurian', line: ['galeatops'] }, foe: { line: ['troll'] } });
    t.me.fight('galeatops', 'troll');
    t.expect({
      me: { line: [{ id: 'galeatops', damage: 8, exhausted: true }] },
      foe: { line: [{ id: 'troll', damage: 4 }] },
    });
  });

  it('deals 4 when it is attacked too', () => {
    const t = table({ active: 1, me: { line: ['galeatops'] }, foe: { house: 'brobnar', line: ['bumpsy', 'krump'] } });
    t.foe.fight('bumpsy', 'galeatops').fight('krump', 'galeatops');
    t.expect({
      me: { line: [{ id: 'galeatops', damage: 11 }] },
      foe: {
        line: [
          { id: 'bumpsy', damage: 4, exhausted: true },
          { id: 'krump', damage: 4, exhausted: true },
        ],
      },
    });
  });

  it('deals 4 however much power it has: armor takes its part of that', () => {
    const t = table({
      me: { house: 'saurian', line: [{ id: 'galeatops', power: 3 }] },
      foe: { line: ['champion-anaphiel'] },
    });
    t.me.fight('galeatops', 'champion-anaphiel');
    t.expect({
      me: { line: [{ id: 'galeatops', power: 3, damage: 6, exhausted: true }] },
      foe: { line: [{ id: 'champion-anaphiel', damage: 3 }] },
    });
  });
});
