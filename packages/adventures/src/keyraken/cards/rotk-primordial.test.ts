import { describe, it } from 'vitest';
import { against, drawn, keyrakenId } from '../../testing/game.ts';

describe('rotk-primordial', () => {
  it('Primordial: when the Keyraken reaps it archives a card', () => {
    const t = drawn('rotk-primordial', { foe: { deck: ['rotk-primordial', 'rotk-shield-arm'] } });
    t.expect({
      foe: { aember: 1, archives: ['rotk-shield-arm'], adversary: { id: keyrakenId, upgrades: ['rotk-primordial'] } },
    });
  });

  it('Primordial is destroyed after a player forges a key', () => {
    const t = against({
      me: { aember: 6, house: 'brobnar' },
      foe: { adversary: { id: keyrakenId, upgrades: ['rotk-primordial'] } },
    });
    t.me.end();
    t.expect({ me: { keys: 1 }, foe: { aember: 1, adversary: keyrakenId, discard: ['rotk-primordial'] } });
  });
});
