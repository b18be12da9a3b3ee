import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('chandler-anouk', () => {
  it('each friendly flank creature has taunt, so that the one between cannot be attacked', () => {
    const t = table({
      me: { house: 'brobnar', line: ['krump'] },
      foe: { line: ['troll', 'chandler-anouk', 'batdrone'] },
    });
    t.me.fight('krump', 'batdrone');
    t.expect({
      me: { line: [{ id: 'krump', damage: 2, exhausted: true }] },
      foe: { line: ['troll', 'chandler-anouk'] },
    });
  });

  it('a creature with taunt protects its neighbors', () => {
    const t = table({
      me: { house: 'brobnar', line: ['krump'] },
      foe: { line: ['troll', 'chandler-anouk', 'batdrone'] },
    });
    expect(() => t.me.fight('krump', 'chandler-anouk')).toThrow();
  });

  it('gives 2 armor to both flanks, itself among them, and to no other', () => {
    const hit = (on: string, damage: number) => {
      const line = ['chandler-anouk', 'troll', 'bumpsy'];
      const t = table({ me: { house: 'brobnar', hand: ['punch'], line }, foe: { line: ['mother'] } });
      t.me.play('punch').choose(on);
      t.expect({ me: { line: line.map((id) => (id === on ? { id, damage } : id)) }, foe: { line: ['mother'] } });
    };
    hit('chandler-anouk', 1);
    hit('bumpsy', 1);
    hit('troll', 3);
  });

  it('gives the enemy nothing', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'], line: ['chandler-anouk'] }, foe: { line: ['mother'] } });
    t.me.play('punch').choose('mother');
    t.expect({ me: { line: ['chandler-anouk'] }, foe: { line: [{ id: 'mother', damage: 3 }] } });
  });
});
