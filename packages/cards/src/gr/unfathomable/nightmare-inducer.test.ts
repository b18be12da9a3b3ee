import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('nightmare-inducer', () => {
  it('exhausts enemy creatures of the house of a card that goes to the bottom of the opponent’s deck', () => {
    const t = table({
      me: { house: 'unfathomable', artifacts: ['nightmare-inducer'], line: ['bumpsy'] },
      foe: { line: ['troll', 'mother'], discard: ['krump', 'batdrone'], deck: ['valdr'] },
    });
    t.me.action('nightmare-inducer').choose('krump');
    t.expect({
      me: { artifacts: [{ id: 'nightmare-inducer', exhausted: true }], line: ['bumpsy'] },
      foe: { line: [{ id: 'troll', exhausted: true }, 'mother'], discard: ['batdrone'], deck: ['valdr', 'krump'] },
    });
  });

  it('puts the card on the deck though no enemy creature is of its house', () => {
    const t = table({
      me: { house: 'unfathomable', artifacts: ['nightmare-inducer'] },
      foe: { line: ['troll'], discard: ['batdrone'], deck: ['valdr'] },
    });
    t.me.action('nightmare-inducer');
    t.expect({
      me: { artifacts: [{ id: 'nightmare-inducer', exhausted: true }] },
      foe: { line: ['troll'], discard: [], deck: ['valdr', 'batdrone'] },
    });
  });

  it('does nothing where the opponent has no discard pile', () => {
    const t = table({
      me: { house: 'unfathomable', artifacts: ['nightmare-inducer'], discard: ['krump'] },
      foe: { line: ['troll'] },
    });
    t.me.action('nightmare-inducer');
    t.expect({
      me: { artifacts: [{ id: 'nightmare-inducer', exhausted: true }], discard: ['krump'] },
      foe: { line: ['troll'] },
    });
  });
});
