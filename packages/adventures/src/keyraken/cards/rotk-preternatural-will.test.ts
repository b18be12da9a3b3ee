import { describe, it } from 'vitest';
import { drawn, keyrakenId } from '../../testing/game.ts';

describe('rotk-preternatural-will', () => {
  it.each([
    ['low', 4, 0],
    ['high', 10, 3],
  ] as const)(
    'Preternatural Will at %s tide: %i damage is left on the Keyraken, you have %i chains',
    (tide, damage, chains) => {
      const t = drawn('rotk-preternatural-will', {
        tide,
        foe: { deck: ['rotk-preternatural-will'], adversary: { id: keyrakenId, damage: 10 } },
      });
      t.expect({ me: { chains }, foe: { aember: 1, adversary: { id: keyrakenId, damage } } });
    },
  );

  it('Preternatural Will heals no more than there is', () => {
    drawn('rotk-preternatural-will', {
      foe: { deck: ['rotk-preternatural-will'], adversary: { id: keyrakenId, damage: 2 } },
    }).expect({ foe: { aember: 1, adversary: keyrakenId } });
  });
});
