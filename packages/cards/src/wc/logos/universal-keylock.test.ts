import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { myHouses } from '../../testing/houses.ts';

describe('universal-keylock', () => {
  it('makes keys cost 3 more for both players', () => {
    const t = table({ step: 'forge', me: { ...myHouses.logos, aember: 8, artifacts: ['universal-keylock'] }, foe: {} });
    t.me.house('logos');
    t.expect({ me: { keys: 0, aember: 8, artifacts: ['universal-keylock'] } });
    const u = table({ step: 'forge', me: { ...myHouses.logos, aember: 8 }, foe: { artifacts: ['universal-keylock'] } });
    u.me.house('logos');
    u.expect({ me: { keys: 0, aember: 8 }, foe: { artifacts: ['universal-keylock'] } });
  });

  it('is destroyed when either player forges a key', () => {
    const t = table({ step: 'forge', me: { ...myHouses.logos, aember: 9, artifacts: ['universal-keylock'] }, foe: {} });
    t.me.house('logos');
    t.expect({ me: { keys: 1, aember: 0, artifacts: [], discard: ['universal-keylock'] } });
    const u = table({ step: 'forge', me: { ...myHouses.logos, aember: 9 }, foe: { artifacts: ['universal-keylock'] } });
    u.me.house('logos');
    u.expect({ me: { keys: 1, aember: 0 }, foe: { artifacts: [], discard: ['universal-keylock'] } });
  });
});
