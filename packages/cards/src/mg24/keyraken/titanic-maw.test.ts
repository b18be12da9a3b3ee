import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('titanic-maw', () => {
  it('gives a friendly Legendary Keyraken skirmish and splash-attack 3', () => {
    const t = table({
      me: { house: 'keyraken', hand: ['titanic-maw'], line: ['troll', 'legendary-keyraken'] },
      foe: { line: ['krump', 'mother', 'zorg', 'valdr'] },
    });
    t.me.play('titanic-maw').fight('legendary-keyraken', 'mother');
    t.expect({
      me: { line: ['troll', { id: 'legendary-keyraken', upgrades: ['titanic-maw'], exhausted: true }] },
      foe: { line: [{ id: 'krump', damage: 3 }, { id: 'zorg', damage: 3 }, 'valdr'], discard: ['mother'] },
    });
  });

  it('cannot be played without one', () => {
    const t = table({
      me: { house: 'keyraken', hand: ['titanic-maw'], line: ['troll'] },
      foe: { line: ['legendary-keyraken'] },
    });
    t.me.cannot('play', 'titanic-maw', 'no-host');
    t.expect({ me: { line: ['troll'] }, foe: { line: ['legendary-keyraken'] } });
  });
});
