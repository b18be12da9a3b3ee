import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('nyyon-outpost', () => {
  it('puts a friendly creature on the bottom of its deck and makes 2 token creatures', () => {
    const t = table({
      me: {
        house: 'mars',
        line: ['zorg', 'troll'],
        artifacts: ['nyyon-outpost'],
        beside: ['grunt'],
        deck: ['mother', 'valdr', 'gub'],
      },
    });
    t.me.action('nyyon-outpost').choose('troll').flank('right').flank('left');
    t.expect({
      me: {
        deck: ['gub', 'troll'],
        line: [
          { id: 'valdr', token: 'grunt', exhausted: true },
          'zorg',
          { id: 'mother', token: 'grunt', exhausted: true },
        ],
        artifacts: [{ id: 'nyyon-outpost', exhausted: true }],
      },
    });
  });

  it('makes none where nothing was put there: no creature, or one that its ward keeps', () => {
    const none = table({ me: { house: 'mars', artifacts: ['nyyon-outpost'], beside: ['grunt'], deck: ['mother'] } });
    none.me.action('nyyon-outpost');
    none.expect({ me: { deck: ['mother'], line: [], artifacts: [{ id: 'nyyon-outpost', exhausted: true }] } });
    const kept = table({
      me: {
        house: 'mars',
        line: [{ id: 'zorg', warded: true }],
        artifacts: ['nyyon-outpost'],
        beside: ['grunt'],
        deck: ['mother'],
      },
    });
    kept.me.action('nyyon-outpost');
    kept.expect({ me: { deck: ['mother'], line: ['zorg'], artifacts: [{ id: 'nyyon-outpost', exhausted: true }] } });
  });
});
