import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('grunt-work', () => {
  it('puts the top 3 cards back in an order of choice, and makes a token creature of the top one', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        hand: ['grunt-work'],
        beside: ['grunt'],
        deck: ['mother', 'dextre', 'valdr', 'krump'],
      },
    });
    t.me.play('grunt-work').choose('mother').choose('valdr');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'dextre', token: 'grunt', exhausted: true }],
        deck: ['valdr', 'mother', 'krump'],
      },
    });
  });
});
