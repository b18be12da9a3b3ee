import { describe, it } from 'vitest';
import { drawn } from '../../testing/game.ts';

const rest = ['rotk-shield-arm', 'rotk-primordial'];

describe('rotk-crimson-churning', () => {
  it.each([
    ['low', []],
    ['high', ['rotk-shield-arm']],
  ] as const)('Crimson Churning at %s tide: 1 damage to each of your creatures', (tide, archives) => {
    const t = drawn('rotk-crimson-churning', {
      tide,
      me: { line: ['grunt-1', 'grunt-3'] },
      mates: [{ line: ['grunt-3'] }],
      foe: { deck: ['rotk-crimson-churning', ...rest], line: [{ id: 'rotk-shield-arm', exhausted: true }] },
    });
    t.expect({
      me: { line: [{ id: 'grunt-3', damage: 1 }] },
      mates: [{ line: ['grunt-3'] }],
      foe: { aember: 2, archives, line: ['rotk-shield-arm'] },
    });
  });
});
