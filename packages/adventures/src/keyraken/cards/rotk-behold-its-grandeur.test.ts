import { describe, it } from 'vitest';
import { drawn } from '../../testing/game.ts';

describe('rotk-behold-its-grandeur', () => {
  it.each([
    [['grunt-1', 'grunt-2', 'sage-1'], 2],
    [['grunt-1', 'sage-1', 'grunt-2'], 0],
    [['grunt-1', 'grunt-2', 'grunt-3', 'grunt-4', 'grunt-5'], 4],
    [[], 0],
  ])('Behold Its Grandeur: of %j, %i share a house with a neighbor, 4 at most', (line, amount) => {
    drawn('rotk-behold-its-grandeur', { me: { line } }).expect({ me: { line }, foe: { aember: amount + 1 } });
  });
});
