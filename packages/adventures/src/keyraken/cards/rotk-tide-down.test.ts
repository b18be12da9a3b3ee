import { describe, it } from 'vitest';
import { drawn } from '../../testing/game.ts';

const rest = ['rotk-shield-arm', 'rotk-primordial'];

describe('rotk-tide-down', () => {
  it.each([
    ['low', []],
    ['high', ['rotk-shield-arm']],
  ] as const)('Tide Down at %s tide: a creature of yours goes under your deck', (tide, archives) => {
    const t = drawn('rotk-tide-down', {
      tide,
      me: { line: ['grunt-3', 'grunt-4'], deck: ['mine'], hand: ['mine', 'mine', 'mine', 'mine', 'mine', 'mine'] },
      foe: { deck: ['rotk-tide-down', ...rest] },
    });
    t.me.choose('grunt-3');
    t.expect({ me: { line: ['grunt-4'], deck: ['mine', 'grunt-3'] }, foe: { aember: 2, archives } });
  });

  it('Tide Down does nothing without creatures', () => {
    drawn('rotk-tide-down').expect({ foe: { aember: 2 } });
  });
});
