import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('captain-pella', () => {
  it('makes a token creature after it reaps', () => {
    const t = table({
      me: { house: 'skyborn', line: ['captain-pella'], beside: ['corsair'], deck: ['troll', 'gub'] },
    });
    t.me.reap('captain-pella').flank('left');
    t.expect({
      me: {
        aember: 1,
        deck: ['gub'],
        line: [
          { id: 'troll', token: 'corsair', exhausted: true },
          { id: 'captain-pella', exhausted: true },
        ],
      },
    });
  });

  it('not after it fights, nor when it is played', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['captain-pella'], line: ['captain-pella'], beside: ['corsair'], deck: ['troll'] },
      foe: { line: ['gub'] },
    });
    t.me.fight('captain-pella', 'gub').play('captain-pella');
    t.expect({
      me: {
        deck: ['troll'],
        line: [
          { id: 'captain-pella', damage: 1, exhausted: true },
          { id: 'captain-pella', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });
});
