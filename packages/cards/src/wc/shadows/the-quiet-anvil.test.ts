import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('the-quiet-anvil', () => {
  it('makes the keys of both players 2 cheaper, and is destroyed by the first', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, artifacts: ['the-quiet-anvil'], aember: 6 },
      foe: { ...foeHouses, aember: 5 },
    });
    t.me.end();
    t.expect({ me: { artifacts: [], discard: ['the-quiet-anvil'] }, foe: { keys: 1, aember: 1 } });
    t.foe.house('dis').end();
    t.expect({ me: { keys: 1, aember: 0 }, active: 'me' });
  });

  it('lets nothing be forged for 3', () => {
    const t = table({ step: 'forge', me: { ...myHouses.shadows, artifacts: ['the-quiet-anvil'], aember: 3 }, foe: {} });
    t.me.house('shadows');
    t.expect({ me: { keys: 0, aember: 3, artifacts: ['the-quiet-anvil'] } });
  });
});
