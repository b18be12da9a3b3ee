import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('defend-the-keyraken', () => {
  it('wards a friendly Keyraken creature and its neighbors, of whatever house', () => {
    const t = table({
      me: {
        house: 'keyraken',
        hand: ['defend-the-keyraken'],
        line: ['troll', 'legendary-keyraken', 'slippery-tentacle', 'mother'],
      },
      foe: { line: ['legendary-keyraken'] },
    });
    t.me.play('defend-the-keyraken').choose('legendary-keyraken');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'troll', warded: true },
          { id: 'legendary-keyraken', warded: true },
          { id: 'slippery-tentacle', warded: true },
          'mother',
        ],
      },
      foe: { line: ['legendary-keyraken'] },
    });
  });

  it('wards nothing without a friendly one', () => {
    const t = table({
      me: { house: 'keyraken', hand: ['defend-the-keyraken'], line: ['troll'] },
      foe: { line: ['legendary-keyraken'] },
    });
    t.me.play('defend-the-keyraken');
    t.expect({ me: { aember: 1, line: ['troll'] }, foe: { line: ['legendary-keyraken'] } });
  });
});
