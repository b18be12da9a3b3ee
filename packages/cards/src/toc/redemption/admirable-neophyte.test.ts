import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('admirable-neophyte', () => {
  it('makes a token creature as it is played', () => {
    const t = table({ me: { house: 'redemption', hand: ['admirable-neophyte'], deck: ['krump'], beside: ['zealot'] } });
    t.me.play('admirable-neophyte').flank('left');
    t.expect({
      me: {
        line: [
          { id: 'krump', token: 'zealot', exhausted: true },
          { id: 'admirable-neophyte', exhausted: true },
        ],
      },
    });
  });

  it('makes none without a token card', () => {
    const t = table({ me: { house: 'redemption', hand: ['admirable-neophyte'], deck: ['krump'] } });
    t.me.play('admirable-neophyte');
    t.expect({ me: { line: [{ id: 'admirable-neophyte', exhausted: true }], deck: ['krump'] } });
  });
});
