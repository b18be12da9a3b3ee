import { definition, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('mutagenesis-researcher', () => {
  it('has no icons and no text of its own: what it enhances was added to other cards of the deck before the game', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['mutagenesis-researcher'], line: ['explo-rover'], deck: ['fear'] },
      foe: { aember: 2 },
    });
    t.me.play('mutagenesis-researcher');
    t.expect({
      me: {
        aember: 0,
        hand: [],
        deck: ['fear'],
        line: ['explo-rover', { id: 'mutagenesis-researcher', exhausted: true }],
      },
      foe: { aember: 2 },
    });
  });

  it('is a mutant and a scientist of 3 power', () => {
    const { traits, power, abilities } = definition('mutagenesis-researcher');
    expect({ traits, power, abilities }).toEqual({ traits: ['mutant', 'scientist'], power: 3, abilities: [] });
  });
});
