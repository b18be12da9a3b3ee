import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('reclaimed-by-nature', () => {
  it('ruling reclaimed-by-nature/icons: purges an artifact, and its icons are resolved for who played the action', () => {
    const t = table({
      me: { house: 'untamed', hand: ['reclaimed-by-nature'], artifacts: ['cannon'] },
      foe: { artifacts: ['safe-place'] },
    });
    t.me.play('reclaimed-by-nature').choose('safe-place');
    t.expect({
      me: { aember: 2, artifacts: ['cannon'], discard: ['reclaimed-by-nature'] },
      foe: { aember: 0, artifacts: [], purged: ['safe-place'] },
    });
  });

  it('resolves each icon that was put on it, in order', () => {
    const t = table({
      me: { house: 'untamed', hand: ['reclaimed-by-nature'], line: ['krump'], deck: ['fear'] },
      foe: { aember: 2, artifacts: [{ id: 'cannon', bonus: ['capture', 'draw', 'damage'] }] },
    });
    t.me.play('reclaimed-by-nature');
    t.expect({
      me: { aember: 1, line: [{ id: 'krump', aember: 1, damage: 1 }], hand: ['fear'], deck: [] },
      foe: { aember: 1, artifacts: [], purged: ['cannon'] },
    });
  });

  it('purges an artifact without icons, and lets the æmber on it go', () => {
    const t = table({
      me: { house: 'untamed', hand: ['reclaimed-by-nature'], artifacts: [{ id: 'cannon', aember: 2 }] },
      foe: {},
    });
    t.me.play('reclaimed-by-nature');
    t.expect({ me: { aember: 1, artifacts: [], purged: ['cannon'] }, foe: { aember: 0 } });
  });

  it('purges nothing where there is no artifact', () => {
    const t = table({ me: { house: 'untamed', hand: ['reclaimed-by-nature'], line: ['krump'] }, foe: {} });
    t.me.play('reclaimed-by-nature');
    t.expect({ me: { aember: 1, line: ['krump'], discard: ['reclaimed-by-nature'] } });
  });

  it('uses up what is said of the next card, as if the artifact had been played', () => {
    const t = table({
      me: { house: 'untamed', hand: ['wild-bounty', { id: 'reclaimed-by-nature', bonus: [] }, 'dust-pixie'] },
      foe: { artifacts: ['safe-place'] },
    });
    t.me.play('wild-bounty').play('reclaimed-by-nature').play('dust-pixie');
    t.expect({
      me: { aember: 3, line: [{ id: 'dust-pixie', exhausted: true }] },
      foe: { artifacts: [], purged: ['safe-place'] },
    });
  });
});
