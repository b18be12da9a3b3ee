import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('safe-house', () => {
  it('archives a friendly creature, whose æmber the opponent gets', () => {
    const t = table({
      me: {
        house: 'shadows',
        artifacts: ['safe-house'],
        line: [{ id: 'dodger', aember: 2, upgrades: ['duskrunner'] }, 'urchin'],
      },
      foe: { aember: 0, line: ['troll'] },
    });
    t.me.action('safe-house').choose('dodger');
    t.expect({
      me: {
        artifacts: [{ id: 'safe-house', exhausted: true }],
        line: ['urchin'],
        archives: ['dodger'],
        discard: ['duskrunner'],
      },
      foe: { aember: 2, line: ['troll'] },
    });
  });

  it('puts one that the opponent owns into their archives', () => {
    const t = table({
      me: {
        house: 'shadows',
        artifacts: ['safe-house'],
        line: [{ id: 'troll', owner: 1, upgrades: ['collar-of-subordination'] }],
      },
      foe: {},
    });
    t.me.action('safe-house');
    t.expect({
      me: { artifacts: [{ id: 'safe-house', exhausted: true }], line: [], archives: [] },
      foe: { archives: ['troll'] },
    });
  });

  it('only takes the ward off a creature', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['safe-house'], line: [{ id: 'dodger', warded: true }] },
      foe: {},
    });
    t.me.action('safe-house');
    t.expect({ me: { artifacts: [{ id: 'safe-house', exhausted: true }], line: ['dodger'], archives: [] } });
  });

  it('must take the only friendly creature there is, and no enemy', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['safe-house', 'safe-house'], line: ['dodger'] },
      foe: { line: ['troll'] },
    });
    t.me.action('safe-house').action('safe-house#2');
    t.expect({
      me: {
        artifacts: [
          { id: 'safe-house', exhausted: true },
          { id: 'safe-house', exhausted: true },
        ],
        line: [],
        archives: ['dodger'],
      },
      foe: { line: ['troll'] },
    });
  });
});
