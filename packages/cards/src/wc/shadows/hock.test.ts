import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('hock', () => {
  it('destroys an artifact and gains 1 for that', () => {
    const t = table({
      me: { house: 'shadows', hand: ['hock'], artifacts: ['safe-place'] },
      foe: { artifacts: ['cannon'] },
    });
    t.me.play('hock').choose('cannon');
    t.expect({ me: { aember: 2, artifacts: ['safe-place'] }, foe: { artifacts: [], discard: ['cannon'] } });
  });

  it('gains nothing where there is no artifact', () => {
    const t = table({ me: { house: 'shadows', hand: ['hock'] }, foe: {} });
    t.me.play('hock');
    t.expect({ me: { aember: 1 } });
  });
});
