import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('lightbearer-kelvin', () => {
  const fought = { id: 'lightbearer-kelvin', exhausted: true } as const;

  it('discards the bottom card of a deck after it fights, and puts a creature into play under its player’s control', () => {
    const t = table({
      me: { house: 'sanctum', line: ['lightbearer-kelvin'], deck: ['anger'] },
      foe: { line: ['dust-pixie'], deck: ['anger', 'troll'] },
    });
    t.me.fight('lightbearer-kelvin', 'dust-pixie').choose('Your opponent’s deck').flank('right');
    t.expect({
      me: { line: [fought, { id: 'troll', exhausted: true }], deck: ['anger'] },
      foe: { line: [], deck: ['anger'], discard: ['dust-pixie'] },
    });
  });

  it('leaves another card in the discard pile', () => {
    const t = table({
      me: { house: 'sanctum', line: ['lightbearer-kelvin'], deck: ['troll', 'anger'] },
      foe: { line: ['dust-pixie'] },
    });
    t.me.fight('lightbearer-kelvin', 'dust-pixie').choose('Your deck');
    t.expect({ me: { line: [fought], deck: ['troll'], discard: ['anger'] }, foe: { line: [] } });
  });
});
