import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('selwyn-the-fence', () => {
  it('moves 1 from a friendly card to the pool by reaping', () => {
    const t = table({
      me: {
        house: 'shadows',
        line: ['selwyn-the-fence', { id: 'charette', aember: 3 }, 'tocsin'],
        artifacts: [{ id: 'safe-place', aember: 1 }, 'skeleton-key'],
      },
      foe: { aember: 2, line: [{ id: 'old-bruno', aember: 2 }] },
    });
    t.me.reap('selwyn-the-fence');
    // Any of them fits the words; without æmber on it nothing would be moved.
    expect(t.options()).toEqual(['selwyn-the-fence', 'charette', 'tocsin', 'safe-place', 'skeleton-key']);
    t.me.choose('charette');
    t.expect({
      me: {
        aember: 2,
        line: [{ id: 'selwyn-the-fence', exhausted: true }, { id: 'charette', aember: 2 }, 'tocsin'],
        artifacts: [{ id: 'safe-place', aember: 1 }, 'skeleton-key'],
      },
      foe: { aember: 2, line: [{ id: 'old-bruno', aember: 2 }] },
    });
  });

  it('moves 1 by fighting, from an artifact as well', () => {
    const t = table({
      me: { house: 'shadows', line: ['selwyn-the-fence'], artifacts: [{ id: 'safe-place', aember: 1 }] },
      foe: { line: ['urchin'] },
    });
    t.me.fight('selwyn-the-fence', 'urchin').choose('safe-place');
    t.expect({
      me: { aember: 1, line: [{ id: 'selwyn-the-fence', exhausted: true }], artifacts: ['safe-place'] },
      foe: { line: ['urchin'] },
    });
  });

  it('takes from itself, too', () => {
    const t = table({ me: { house: 'shadows', line: [{ id: 'selwyn-the-fence', aember: 1 }] }, foe: {} });
    t.me.reap('selwyn-the-fence');
    t.expect({ me: { aember: 2, line: [{ id: 'selwyn-the-fence', exhausted: true }] } });
  });

  it('moves nothing where no friendly card has æmber on it', () => {
    const t = table({
      me: { house: 'shadows', line: ['selwyn-the-fence', 'charette'] },
      foe: { aember: 2, line: [{ id: 'old-bruno', aember: 2 }] },
    });
    t.me.reap('selwyn-the-fence');
    t.expect({
      me: { aember: 1, line: [{ id: 'selwyn-the-fence', exhausted: true }, 'charette'] },
      foe: { aember: 2, line: [{ id: 'old-bruno', aember: 2 }] },
    });
  });

  it('moves nothing when it dies in the fight', () => {
    const t = table({
      me: { house: 'shadows', line: ['selwyn-the-fence', { id: 'charette', aember: 3 }] },
      foe: { line: ['tocsin'] },
    });
    t.me.fight('selwyn-the-fence', 'tocsin');
    t.expect({ me: { aember: 0, line: [{ id: 'charette', aember: 3 }] }, foe: { line: [] } });
  });
});
