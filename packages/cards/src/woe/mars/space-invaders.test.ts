import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('space-invaders', () => {
  it('creatures out of the hand enter play facedown as token creatures', () => {
    const t = table({
      me: { house: 'mars', hand: ['space-invaders', 'troll', 'mother', 'punch', 'krump'], beside: ['grunt'] },
    });
    t.me.play('space-invaders').choose('troll', 'mother').done().flank('right');
    t.expect({
      me: {
        hand: ['punch', 'krump'],
        line: [
          { id: 'troll', token: 'grunt', exhausted: true },
          { id: 'mother', token: 'grunt', exhausted: true },
        ],
      },
    });
  });

  it('none, if one likes; without a token card they stay in hand', () => {
    const t = table({ me: { house: 'mars', hand: ['space-invaders', 'troll'], beside: ['grunt'] } });
    t.me.play('space-invaders').done();
    t.expect({ me: { hand: ['troll'], line: [] } });
    const none = table({ me: { house: 'mars', hand: ['space-invaders', 'troll'] } });
    none.me.play('space-invaders').choose('troll');
    none.expect({ me: { hand: ['troll'], line: [] } });
  });
});
