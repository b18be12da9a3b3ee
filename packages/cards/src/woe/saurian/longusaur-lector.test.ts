import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('longusaur-lector', () => {
  it('may be exalted as it is played and after it reaps, for a token creature', () => {
    const t = table({
      me: { house: 'saurian', hand: ['longusaur-lector'], deck: ['mother', 'dextre'], beside: ['scholar'] },
    });
    t.me.play('longusaur-lector').yes().flank('right');
    t.expect({
      me: {
        deck: ['dextre'],
        line: [
          { id: 'longusaur-lector', aember: 1, exhausted: true },
          { id: 'mother', token: 'scholar', exhausted: true },
        ],
      },
    });
    const u = table({ me: { house: 'saurian', line: ['longusaur-lector'], deck: ['mother'], beside: ['scholar'] } });
    u.me.reap('longusaur-lector').yes().flank('left');
    u.expect({
      me: {
        aember: 1,
        line: [
          { id: 'mother', token: 'scholar', exhausted: true },
          { id: 'longusaur-lector', aember: 1, exhausted: true },
        ],
      },
    });
  });

  it('makes none where it is not', () => {
    const t = table({ me: { house: 'saurian', line: ['longusaur-lector'], deck: ['mother'], beside: ['scholar'] } });
    t.me.reap('longusaur-lector').no();
    t.expect({ me: { aember: 1, deck: ['mother'], line: [{ id: 'longusaur-lector', exhausted: true }] } });
  });
});
