import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('techivore-pulpate', () => {
  it('destroys each artifact of the house that a player chooses', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        ...myHouses['star-alliance'],
        line: ['techivore-pulpate'],
        artifacts: ['cannon', 'safe-place'],
      },
      foe: { ...foeHouses, artifacts: ['cannon'] },
    });
    t.me.end();
    t.foe.house('brobnar');
    t.expect({ me: { line: ['techivore-pulpate'], artifacts: ['safe-place'] }, foe: { artifacts: [] } });
  });
});
