import { describe, it } from 'vitest';
import { drawn, reaped } from '../../testing/game.ts';

const rest = ['rotk-shield-arm', 'rotk-primordial'];

describe('rotk-beast-of-dark-legend', () => {
  it.each([
    ['low', []],
    ['high', ['rotk-shield-arm']],
  ] as const)('Beast of Dark Legend at %s tide: 1 æmber for each unforged key', (tide, archives) => {
    const t = drawn('rotk-beast-of-dark-legend', {
      tide,
      me: { keys: 1 },
      foe: { deck: ['rotk-beast-of-dark-legend', ...rest] },
    });
    t.expect({ me: { keys: 1 }, foe: { aember: 3, archives } });
  });

  it('Beast of Dark Legend gains nothing where all keys are forged', () => {
    drawn('rotk-beast-of-dark-legend', { me: { keys: 3 } }).expect(reaped);
  });
});
