import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('pip-the-pilferer', () => {
  const played = { id: 'pip-the-pilferer', exhausted: true };

  it('steals 2 where the opponent has forged more keys', () => {
    const t = table({ me: { house: 'ouboros', hand: ['pip-the-pilferer'], keys: 1 }, foe: { aember: 3, keys: 2 } });
    t.me.play('pip-the-pilferer');
    t.expect({ me: { aember: 2, line: [played] }, foe: { aember: 1 } });
  });

  it('otherwise captures 2', () => {
    const t = table({ me: { house: 'ouboros', hand: ['pip-the-pilferer'], keys: 1 }, foe: { aember: 3, keys: 1 } });
    t.me.play('pip-the-pilferer');
    t.expect({ me: { aember: 0, line: [{ ...played, aember: 2 }] }, foe: { aember: 1 } });
  });
});
