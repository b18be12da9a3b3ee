import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('aedile-tullia', () => {
  it('makes a token creature each time you exalt a friendly creature that is none', () => {
    const t = table({
      me: {
        house: 'saurian',
        hand: ['epic-poem'],
        line: ['aedile-tullia', 'troll'],
        deck: ['mother'],
        beside: ['scholar'],
      },
    });
    t.me.play('epic-poem').choose('troll').flank('right');
    t.expect({
      me: {
        aember: 1,
        line: ['aedile-tullia', { id: 'troll', aember: 1 }, { id: 'mother', token: 'scholar', exhausted: true }],
      },
    });
  });

  it('makes none for a token creature, for an enemy one, or where the opponent exalts', () => {
    const t = table({
      me: {
        house: 'saurian',
        hand: ['epic-poem'],
        line: ['aedile-tullia', { id: 'dextre', token: 'scholar' }],
        deck: ['mother'],
        beside: ['scholar'],
      },
    });
    t.me.play('epic-poem').choose('scholar');
    t.expect({
      me: { aember: 1, deck: ['mother'], line: ['aedile-tullia', { id: 'dextre', token: 'scholar', aember: 1 }] },
    });
    const u = table({
      me: {
        house: 'brobnar',
        hand: ['fresh-marks'],
        line: ['aedile-tullia', 'bumpsy'],
        deck: ['mother'],
        beside: ['scholar'],
      },
      foe: { line: ['troll'] },
    });
    u.me.play('fresh-marks').choose('bumpsy');
    u.expect({ me: { deck: ['mother'], line: ['aedile-tullia'] }, foe: { line: [{ id: 'troll', aember: 1 }] } });
  });
});
