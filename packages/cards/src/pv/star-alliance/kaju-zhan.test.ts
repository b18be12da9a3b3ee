import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('kaju-zhan', () => {
  it('ignores armor and taunt while it attacks, and puts an enemy creature on top of the deck of its owner', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['kaju-zhan'] },
      foe: { line: ['dust-pixie', 'champion-anaphiel'], deck: ['anger'] },
    });
    t.me.fight('kaju-zhan', 'dust-pixie');
    t.expect({
      me: { line: [{ id: 'kaju-zhan', exhausted: true, damage: 1 }] },
      foe: { line: [], deck: ['champion-anaphiel', 'anger'] },
    });
  });

  it('destroys a creature of its own power that has armor', () => {
    const t = table({
      me: { house: 'star-alliance', line: [{ id: 'kaju-zhan', upgrades: ['blood-of-titans'] }] },
      foe: { line: ['champion-anaphiel'] },
    });
    t.me.fight('kaju-zhan', 'champion-anaphiel');
    t.expect({
      me: { line: [{ id: 'kaju-zhan', exhausted: true, damage: 6, upgrades: ['blood-of-titans'] }] },
      foe: { line: [] },
    });
  });

  it('does not ignore the armor of one that attacks it', () => {
    const t = table({
      active: 1,
      me: { line: ['kaju-zhan'] },
      foe: { house: 'sanctum', line: ['champion-anaphiel'] },
    });
    t.foe.fight('champion-anaphiel', 'kaju-zhan');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'champion-anaphiel', exhausted: true, damage: 5 }] } });
  });
});
