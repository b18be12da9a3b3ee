import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('sample-42-c', () => {
  const sample = (aember: number) => ({ id: 'sample-42-c', aember });

  it('takes 1 æmber from the pool of the opponent', () => {
    const t = table({ me: { house: 'star-alliance', artifacts: [sample(2)] }, foe: { aember: 2 } });
    t.me.action('sample-42-c');
    t.expect({ me: { keys: 0, artifacts: [{ ...sample(3), exhausted: true }] }, foe: { aember: 1 } });
  });

  it('ruling sample-42-c/together: with 4 on it forges a key at no cost and is purged', () => {
    const t = table({ me: { house: 'star-alliance', aember: 1, artifacts: [sample(3)] }, foe: { aember: 2 } });
    t.me.action('sample-42-c');
    t.expect({ me: { keys: 1, aember: 1, artifacts: [], purged: ['sample-42-c'] }, foe: { aember: 1 } });
  });

  it('also forges where nothing is left to take', () => {
    const t = table({ me: { house: 'star-alliance', artifacts: [sample(4)] } });
    t.me.action('sample-42-c');
    t.expect({ me: { keys: 1, artifacts: [], purged: ['sample-42-c'] } });
  });

  it('by the editions from before its correction, is purged whether it forges or not', () => {
    const t = table({
      edition: 'cota-1.3',
      me: { house: 'star-alliance', artifacts: [sample(0)] },
      foe: { aember: 2 },
    });
    t.me.action('sample-42-c');
    t.expect({ me: { keys: 0, artifacts: [], purged: ['sample-42-c'] }, foe: { aember: 1 } });
  });

  it('Fate: the most powerful creature of the opponent captures half of the æmber of the active player', () => {
    const t = fated('sample-42-c', { aember: 5, line: ['troll'] }, { aember: 7, line: ['bumpsy', 'valdr'] });
    t.expect({
      me: { aember: 7, line: ['bumpsy', { id: 'valdr', aember: 2 }] },
      foe: { aember: 3, line: ['troll'] },
    });
  });
});
