import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('sv3-lander', () => {
  it('makes a token creature as it is played', () => {
    const t = table({ me: { house: 'star-alliance', hand: ['sv3-lander'], beside: ['grunt'], deck: ['mother'] } });
    t.me.play('sv3-lander');
    t.expect({
      me: {
        line: [{ id: 'mother', token: 'grunt', exhausted: true }],
        artifacts: [{ id: 'sv3-lander', exhausted: true }],
      },
    });
  });

  it('is destroyed, so that friendly token creatures may be used this turn, and no others', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['sv3-lander'], line: [{ id: 'mother', token: 'grunt' }, 'troll'] },
    });
    t.me.omni('sv3-lander').reap('grunt').cannot('reap', 'troll');
    t.expect({
      me: {
        aember: 1,
        artifacts: [],
        discard: ['sv3-lander'],
        line: [{ id: 'mother', token: 'grunt', exhausted: true }, 'troll'],
      },
    });
  });
});
