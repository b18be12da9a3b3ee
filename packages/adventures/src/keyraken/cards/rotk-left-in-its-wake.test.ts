import { describe, it } from 'vitest';
import { drawn } from '../../testing/game.ts';

const rest = ['rotk-shield-arm', 'rotk-primordial'];

describe('rotk-left-in-its-wake', () => {
  it.each([
    ['low', []],
    ['high', ['rotk-shield-arm']],
  ] as const)('Left in Its Wake at %s tide: exhausts the strongest and those of its house', (tide, archives) => {
    const t = drawn('rotk-left-in-its-wake', {
      tide,
      me: { line: ['grunt-1', 'grunt-9', 'sage-5'] },
      foe: { deck: ['rotk-left-in-its-wake', ...rest] },
    });
    t.expect({
      me: { line: [{ id: 'grunt-1', exhausted: true }, { id: 'grunt-9', exhausted: true }, 'sage-5'] },
      foe: { aember: 2, archives },
    });
  });

  it('Left in Its Wake lets the player choose among the strongest, and does nothing without creatures', () => {
    const t = drawn('rotk-left-in-its-wake', { me: { line: ['grunt-5', 'sage-5'] } });
    t.me.choose('sage-5');
    t.expect({ me: { line: ['grunt-5', { id: 'sage-5', exhausted: true }] }, foe: { aember: 2 } });
    drawn('rotk-left-in-its-wake').expect({ foe: { aember: 2 } });
  });
});
