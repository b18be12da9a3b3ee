import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('phosphorus-stars', () => {
  it('stuns every creature that is not of Mars, on both sides, and gives 2 chains', () => {
    const t = table({
      me: { house: 'mars', hand: ['phosphorus-stars'], line: ['blypyp', 'snufflegator'] },
      foe: { line: ['tocsin', 'tunk', 'mother'] },
    });
    t.me.play('phosphorus-stars');
    t.expect({
      me: { chains: 2, line: ['blypyp', { id: 'snufflegator', stunned: true }] },
      foe: { chains: 0, line: [{ id: 'tocsin', stunned: true }, 'tunk', { id: 'mother', stunned: true }] },
    });
  });

  it('goes by the house that a creature belongs to', () => {
    const t = table({
      me: { house: 'mars', hand: ['phosphorus-stars'] },
      foe: {
        line: [
          { id: 'tocsin', house: 'mars' },
          { id: 'blypyp', house: 'dis' },
        ],
      },
    });
    t.me.play('phosphorus-stars');
    t.expect({ me: { chains: 2 }, foe: { line: ['tocsin', { id: 'blypyp', stunned: true }] } });
  });

  it('gives the chains also when it stuns nobody, on top of those that are there', () => {
    const t = table({
      me: { house: 'mars', hand: ['phosphorus-stars'], line: ['blypyp'], chains: 3 },
      foe: { line: [{ id: 'tocsin', stunned: true }] },
    });
    t.me.play('phosphorus-stars');
    t.expect({ me: { chains: 5, line: ['blypyp'] }, foe: { line: [{ id: 'tocsin', stunned: true }] } });
  });

  it('keeps a card away at the end of that turn already', () => {
    const t = table({
      me: { house: 'mars', houses: ['mars', 'dis', 'logos'], hand: ['phosphorus-stars'], deck: filler(8) },
      foe: { ...foeHouses },
    });
    t.me.play('phosphorus-stars').end();
    t.expect({ me: { chains: 1, hand: filler(5), deck: filler(3) }, active: 'foe' });
  });
});
