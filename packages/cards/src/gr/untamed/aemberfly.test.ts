import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('aemberfly', () => {
  it('captures 1 after it fights', () => {
    const t = table({ me: { house: 'untamed', line: ['aemberfly'] }, foe: { aember: 3, line: ['batdrone'] } });
    t.me.fight('aemberfly', 'batdrone');
    t.expect({ me: { line: [{ id: 'aemberfly', aember: 1, exhausted: true }] }, foe: { aember: 2, line: [] } });
  });

  it('moves 1 of its æmber to your pool after it reaps', () => {
    const t = table({ me: { house: 'untamed', line: [{ id: 'aemberfly', aember: 2 }, 'aemberfly'] } });
    t.me.reap('aemberfly#1').reap('aemberfly#2');
    t.expect({
      me: {
        aember: 3,
        line: [
          { id: 'aemberfly', aember: 1, exhausted: true },
          { id: 'aemberfly', exhausted: true },
        ],
      },
    });
  });
});
