import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('press-gang', () => {
  it('makes a token creature, and is archived where an enemy creature was destroyed this turn', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['press-gang', 'punch'], deck: ['mother'], beside: ['warrior'] },
      foe: { line: ['urchin'] },
    });
    t.me.play('punch').play('press-gang');
    t.expect({
      me: {
        aember: 1,
        archives: ['press-gang'],
        discard: ['punch'],
        line: [{ id: 'mother', token: 'warrior', exhausted: true }],
      },
      foe: { line: [] },
    });
  });

  it('is discarded where none was, or only a friendly one', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['press-gang', 'punch'], line: ['urchin'], deck: ['mother'], beside: ['warrior'] },
      foe: { line: ['troll'] },
    });
    t.me.play('punch').choose('urchin').play('press-gang');
    t.expect({
      me: {
        archives: [],
        discard: ['press-gang', 'punch', 'urchin'],
        line: [{ id: 'mother', token: 'warrior', exhausted: true }],
      },
      foe: { line: ['troll'] },
    });
  });
});
