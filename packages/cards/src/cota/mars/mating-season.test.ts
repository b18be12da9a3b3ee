import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('mating-season', () => {
  it('shuffles every Mars creature into the deck of its owner, who gains 1 for each', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['mating-season'],
        line: ['blypyp', 'snufflegator', 'blypyp'],
        deck: [],
      },
      foe: { line: ['tunk', 'mother'], deck: [] },
    });
    t.me.play('mating-season');
    t.expect({
      me: { aember: 3, line: ['snufflegator'], deck: ['blypyp', 'blypyp'], discard: ['mating-season'] },
      foe: { aember: 1, line: ['mother'], deck: ['tunk'] },
    });
  });

  it('pays the owner, not the controller', () => {
    const t = table({
      me: { house: 'mars', hand: ['mating-season'], line: [{ id: 'blypyp', owner: 1 }], deck: [] },
      foe: { deck: [] },
    });
    t.me.play('mating-season');
    t.expect({ me: { aember: 1, line: [], deck: [] }, foe: { aember: 1, deck: ['blypyp'] } });
  });

  it('brings nothing but its bonus without Mars creatures', () => {
    const t = table({
      me: { house: 'mars', hand: ['mating-season'], line: ['snufflegator'] },
      foe: { line: [{ id: 'tunk', house: 'dis' }] },
    });
    t.me.play('mating-season');
    t.expect({ me: { aember: 1, line: ['snufflegator'] }, foe: { aember: 0, line: ['tunk'] } });
  });

  it('does not count a warded creature, which stays', () => {
    const t = table({
      me: { house: 'mars', hand: ['mating-season'], line: [{ id: 'tunk', warded: true }, 'blypyp'], deck: [] },
      foe: {},
    });
    t.me.play('mating-season');
    t.expect({ me: { aember: 2, line: ['tunk'], deck: ['blypyp'] } });
  });

  it('gives the æmber on them to the opponents and discards what was on them', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['mating-season'],
        line: [{ id: 'tunk', aember: 2, upgrades: ['blood-of-titans'] }],
        deck: [],
      },
      foe: {},
    });
    t.me.play('mating-season');
    t.expect({
      me: { aember: 2, line: [], deck: ['tunk'], discard: ['mating-season', 'blood-of-titans'] },
      foe: { aember: 2 },
    });
  });
});
