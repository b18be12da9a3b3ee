import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('plow-sword', () => {
  it('puts a creature of any pile on the bottom of its owner’s deck, and deals 3', () => {
    const t = table({
      me: { house: 'geistoid', artifacts: ['plow-sword'], discard: ['troll'] },
      foe: { line: ['krump'], deck: ['anger'], discard: ['bumpsy', 'punch'] },
    });
    t.me.action('plow-sword').choose('bumpsy');
    t.expect({
      me: { artifacts: [{ id: 'plow-sword', exhausted: true }], discard: ['troll'] },
      foe: { line: [{ id: 'krump', damage: 3 }], deck: ['anger', 'bumpsy'], discard: ['punch'] },
    });
  });

  it('deals nothing without a creature in a pile', () => {
    const t = table({
      me: { house: 'geistoid', artifacts: ['plow-sword'], discard: ['punch'] },
      foe: { line: ['krump'] },
    });
    t.me.action('plow-sword');
    t.expect({
      me: { artifacts: [{ id: 'plow-sword', exhausted: true }], discard: ['punch'] },
      foe: { line: ['krump'] },
    });
  });
});
