import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('relegated-relics', () => {
  it('shuffles each artifact into its owner’s deck', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['relegated-relics'], artifacts: ['the-mist'] },
      foe: { artifacts: ['the-mist', 'tome-of-abatement'], line: ['valdr'] },
    });
    t.me.play('relegated-relics');
    t.expect({ me: { artifacts: [], deck: ['the-mist'] }, foe: { artifacts: [], line: ['valdr'] } });
  });

  it('Fate: purges each artifact of both sides', () => {
    const t = fated('relegated-relics', { artifacts: ['the-mist'] }, { artifacts: ['tome-of-abatement'] });
    t.expect({ me: { artifacts: [], purged: ['tome-of-abatement'] }, foe: { artifacts: [], purged: ['the-mist'] } });
  });
});
