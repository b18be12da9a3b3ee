import { describe, it } from 'vitest';
import { drawn } from '../../testing/game.ts';

const rest = ['rotk-shield-arm', 'rotk-primordial'];

describe('rotk-the-evil-in-the-ranks', () => {
  it.each([
    ['low', []],
    ['high', ['rotk-shield-arm']],
  ] as const)('The Evil in the Ranks at %s tide: 3 damage to your flank creatures', (tide, archives) => {
    const t = drawn('rotk-the-evil-in-the-ranks', {
      tide,
      me: { line: ['grunt-3', 'grunt-4', 'grunt-5'] },
      foe: { deck: ['rotk-the-evil-in-the-ranks', ...rest] },
    });
    t.expect({ me: { line: ['grunt-4', { id: 'grunt-5', damage: 3 }] }, foe: { aember: 1, archives } });
  });
});
