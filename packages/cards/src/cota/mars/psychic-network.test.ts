import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('psychic-network', () => {
  it.each([
    { line: [], stolen: 0 },
    { line: ['blypyp'], stolen: 1 },
    { line: ['blypyp', 'tunk'], stolen: 2 },
    { line: ['blypyp', { id: 'tunk', exhausted: true }, 'snufflegator'], stolen: 1 },
  ])('steals $stolen for as many friendly ready Mars creatures', ({ line, stolen }) => {
    const t = table({
      me: { house: 'mars', hand: ['psychic-network'], line },
      foe: { aember: 5, line: ['zyzzix-the-many'] },
    });
    t.me.play('psychic-network');
    t.expect({ me: { aember: stolen, line }, foe: { aember: 5 - stolen, line: ['zyzzix-the-many'] } });
  });

  it('steals them one after the other, and what waits for it acts each time', () => {
    const t = table({
      me: { house: 'mars', hand: ['psychic-network'], line: [{ id: 'zorg', warded: true }, 'zorg'] },
      foe: { aember: 3, line: ['molephin'] },
    });
    t.me.play('psychic-network');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'zorg', damage: 1 },
          { id: 'zorg', damage: 2 },
        ],
      },
      foe: { aember: 1, line: ['molephin'] },
    });
  });

  it('steals no more than there is', () => {
    const t = table({
      me: { house: 'mars', hand: ['psychic-network'], line: ['blypyp', 'tunk'] },
      foe: { aember: 1 },
    });
    t.me.play('psychic-network');
    t.expect({ me: { aember: 1, line: ['blypyp', 'tunk'] }, foe: { aember: 0 } });
  });

  it('counts a creature that a house change has brought to Mars', () => {
    const line = [
      { id: 'tocsin', house: 'mars' },
      { id: 'blypyp', house: 'dis' },
    ] as const;
    const t = table({ me: { house: 'mars', hand: ['psychic-network'], line }, foe: { aember: 5 } });
    t.me.play('psychic-network');
    t.expect({ me: { aember: 1, line }, foe: { aember: 4 } });
  });
});
