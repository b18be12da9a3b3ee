import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('martian-revolution', () => {
  it('destroys each friendly creature and makes as many token creatures', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['martian-revolution'],
        line: ['zorg', 'troll'],
        beside: ['grunt'],
        deck: ['mother', 'valdr', 'gub'],
      },
      foe: { line: ['krump'] },
    });
    t.me.play('martian-revolution').flank('right');
    t.expect({
      me: {
        aember: 1,
        deck: ['gub'],
        discard: ['martian-revolution', 'troll', 'zorg'],
        line: [
          { id: 'mother', token: 'grunt', exhausted: true },
          { id: 'valdr', token: 'grunt', exhausted: true },
        ],
      },
      foe: { line: ['krump'] },
    });
  });

  it('none for one that a ward saves', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['martian-revolution'],
        line: [{ id: 'zorg', warded: true }],
        beside: ['grunt'],
        deck: ['mother'],
      },
    });
    t.me.play('martian-revolution');
    t.expect({ me: { aember: 1, deck: ['mother'], line: ['zorg'] } });
  });
});
