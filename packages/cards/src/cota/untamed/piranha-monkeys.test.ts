import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('piranha-monkeys', () => {
  it('deals 2 damage to each other creature when it is played', () => {
    const t = table({
      me: { house: 'untamed', hand: ['piranha-monkeys'], line: ['dust-pixie', 'snufflegator'] },
      foe: { line: ['silvertooth', 'valdr', 'raiding-knight'] },
    });
    t.me.play('piranha-monkeys');
    t.expect({
      me: {
        line: [
          { id: 'snufflegator', damage: 2 },
          { id: 'piranha-monkeys', exhausted: true },
        ],
        discard: ['dust-pixie'],
      },
      foe: { line: [{ id: 'valdr', damage: 2 }, 'raiding-knight'], discard: ['silvertooth'] },
    });
  });

  it('deals it again when it reaps, to another copy too', () => {
    const t = table({
      me: { house: 'untamed', line: ['piranha-monkeys', 'piranha-monkeys'] },
      foe: { line: ['tocsin'] },
    });
    t.me.reap('piranha-monkeys');
    t.expect({
      me: { aember: 1, line: [{ id: 'piranha-monkeys', exhausted: true }], discard: ['piranha-monkeys'] },
      foe: { line: [{ id: 'tocsin', damage: 2 }] },
    });
  });

  it('deals nothing more than its power by fighting', () => {
    const t = table({
      me: { house: 'untamed', line: ['piranha-monkeys', 'snufflegator'] },
      foe: { line: ['dust-imp', 'tocsin'] },
    });
    t.me.fight('piranha-monkeys', 'tocsin');
    t.expect({
      me: { line: ['snufflegator'] },
      foe: { line: ['dust-imp', { id: 'tocsin', damage: 2 }] },
    });
  });

  it('kills creatures of both sides at the same time', () => {
    const t = table({
      me: { house: 'untamed', hand: ['piranha-monkeys'], line: [{ id: 'niffle-queen', damage: 4 }, 'niffle-ape'] },
      foe: { line: ['dust-imp'] },
    });
    // The ape has 5 power beside the queen, and 3 after her death: 2 damage do not kill it.
    t.me.play('piranha-monkeys');
    t.expect({
      me: {
        line: [
          { id: 'niffle-ape', damage: 2 },
          { id: 'piranha-monkeys', exhausted: true },
        ],
        discard: ['niffle-queen'],
      },
      foe: { aember: 2, line: [] },
    });
  });
});
