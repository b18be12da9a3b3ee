import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('bastionclaw', () => {
  it('its player’s keys cost 1 less for each key that the opponent has forged', () => {
    const t = table({ me: { house: 'ouboros', line: ['bastionclaw'], aember: 4 }, foe: { keys: 2 } });
    t.me.end();
    t.foe.end();
    t.expect({ me: { line: ['bastionclaw'], keys: 1, aember: 0 }, foe: { keys: 2 } });
  });

  it('not for its player’s own keys, nor for the opponent', () => {
    const t = table({ me: { house: 'ouboros', line: ['bastionclaw'], aember: 5, keys: 2 }, foe: { aember: 5 } });
    t.me.end();
    t.foe.end();
    t.expect({ me: { line: ['bastionclaw'], keys: 2, aember: 5 }, foe: { keys: 0, aember: 5 } });
  });
});
