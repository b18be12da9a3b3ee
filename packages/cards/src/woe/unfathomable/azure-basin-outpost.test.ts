import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('azure-basin-outpost', () => {
  it('exhausts 3 enemy creatures for a friendly one that goes to the bottom of its deck', () => {
    const t = table({
      me: {
        house: 'unfathomable',
        artifacts: ['azure-basin-outpost'],
        line: ['hookmaster', 'sparkfist'],
        deck: ['mother'],
      },
      foe: { line: ['troll', 'bumpsy', 'krump', 'valdr'] },
    });
    t.me.action('azure-basin-outpost').choose('sparkfist').choose('troll', 'bumpsy', 'valdr');
    t.expect({
      me: {
        artifacts: [{ id: 'azure-basin-outpost', exhausted: true }],
        line: ['hookmaster'],
        deck: ['mother', 'sparkfist'],
      },
      foe: {
        line: [
          { id: 'troll', exhausted: true },
          { id: 'bumpsy', exhausted: true },
          'krump',
          { id: 'valdr', exhausted: true },
        ],
      },
    });
  });

  it('exhausts nobody where there is no friendly creature, or it stays by its ward', () => {
    const t = table({
      me: { house: 'unfathomable', artifacts: ['azure-basin-outpost'] },
      foe: { line: ['troll'] },
    });
    t.me.action('azure-basin-outpost');
    t.expect({ me: { artifacts: [{ id: 'azure-basin-outpost', exhausted: true }] }, foe: { line: ['troll'] } });
    const u = table({
      me: { house: 'unfathomable', artifacts: ['azure-basin-outpost'], line: [{ id: 'hookmaster', warded: true }] },
      foe: { line: ['troll'] },
    });
    u.me.action('azure-basin-outpost');
    u.expect({
      me: { artifacts: [{ id: 'azure-basin-outpost', exhausted: true }], line: ['hookmaster'] },
      foe: { line: ['troll'] },
    });
  });
});
